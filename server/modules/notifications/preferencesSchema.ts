import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import { User, UserPayload } from '../accounts/users/userType.ts';
import { reloadViewerUser } from '../accounts/users/users.ts';
import { mailTimings, notificationKinds, preferencesOf, updatePreference } from './preferences.ts';
import type { PreferenceRow } from './preferencesSql.ts';

const NotificationKind = builder.enumType('NotificationKind', { values: notificationKinds });
const MailTiming = builder.enumType('MailTiming', { values: mailTimings });

const NotificationPreference = builder.objectRef<PreferenceRow>('NotificationPreference').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind }),
    inApp: t.exposeBoolean('inApp'),
    mail: t.expose('mail', { type: MailTiming }),
    push: t.exposeBoolean('push', { description: 'On the devices that are registered.' }),
  }),
});

builder.objectField(User, 'notificationPreferences', (t) =>
  t.field({
    type: [NotificationPreference],
    resolve: (user, _args, context) => preferencesOf(context, user),
  }),
);

const UpdateNotificationPreferenceInput = builder.inputType('UpdateNotificationPreferenceInput', {
  fields: (t) => ({
    kind: t.field({ type: NotificationKind, required: true }),
    inApp: t.boolean({ required: true }),
    mail: t.field({ type: MailTiming, required: true }),
    push: t.boolean({ description: 'Left out: as it is.' }),
  }),
});

builder.mutationFields((t) => ({
  updateNotificationPreference: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: UpdateNotificationPreferenceInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(['ArgumentInvalidError', 'ForbiddenError'], async () => {
        await updatePreference(context, input);
        return { user: await reloadViewerUser(context) };
      }),
  }),
}));
