import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import { payload } from '../../builder/payload.ts';
import { User, UserPayload } from '../accounts/users/userType.ts';
import { reloadViewerUser } from '../accounts/users/users.ts';
import type { QuietHours as Hours } from '../notices/quietHours.ts';
import { registerDevice, removeDevice } from './push/push.ts';
import { settingsOf, updateSettings } from './settings.ts';
import type { NotificationSettings as Settings } from './settings.ts';

const QuietHours = builder.objectRef<Hours>('QuietHours').implement({
  description: 'Hours of Japan’s day, 0 to 23, in which nothing is mailed or pushed.',
  fields: (t) => ({ from: t.exposeInt('from'), until: t.exposeInt('until') }),
});

const NotificationSettings = builder.objectRef<Settings>('NotificationSettings').implement({
  fields: (t) => ({
    quietHours: t.expose('quietHours', { type: QuietHours, nullable: true }),
    agreesToNews: t.exposeBoolean('agreesToNews', {
      description: 'Whether mails may bring new works, openings and offers of the house.',
    }),
    hidesWords: t.exposeBoolean('hidesWords', {
      description: 'Whether mails and pushes leave out what a message says.',
    }),
    pushKey: t.exposeString('pushKey', {
      description: 'The `applicationServerKey` that a browser subscribes with.',
    }),
  }),
});

builder.objectField(User, 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettings,
    nullable: true,
    description: 'The viewer’s own.',
    resolve: (user, _args, context) => settingsOf(context, user.id),
  }),
);

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  fields: (t) => ({ from: t.int({ required: true }), until: t.int({ required: true }) }),
});
const UpdateNotificationSettingsInput = builder.inputType('UpdateNotificationSettingsInput', {
  description: 'What is left out stays.',
  fields: (t) => ({
    quietHours: t.field({ type: QuietHoursInput, description: 'Null: none.' }),
    agreesToNews: t.boolean(),
    hidesWords: t.boolean(),
  }),
});

const PushDeviceInput = builder.inputType('PushDeviceInput', {
  description: 'What a browser’s `PushSubscription` holds.',
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    p256dh: t.string({ required: true }),
    auth: t.string({ required: true }),
    replaces: t.string({ description: 'The address that the browser had before.' }),
  }),
});
const RemovePushDeviceInput = builder.inputType('RemovePushDeviceInput', {
  fields: (t) => ({ endpoint: t.string({ required: true }) }),
});

const PushDevicePayload = payload<{ readonly ok: boolean }>('PushDevicePayload', (t) => ({
  ok: t.exposeBoolean('ok', { nullable: true }),
}));

builder.mutationFields((t) => ({
  updateNotificationSettings: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: UpdateNotificationSettingsInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(['ArgumentInvalidError', 'ForbiddenError'], async () => {
        await updateSettings(context, input);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  registerPushDevice: t.field({
    type: PushDevicePayload,
    args: { input: t.arg({ type: PushDeviceInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(['ArgumentInvalidError', 'ForbiddenError'], async () => {
        await registerDevice(context, input);
        return { ok: true };
      }),
  }),
  removePushDevice: t.field({
    type: PushDevicePayload,
    args: { input: t.arg({ type: RemovePushDeviceInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(['ForbiddenError'], async () => {
        await removeDevice(context, input.endpoint);
        return { ok: true };
      }),
  }),
}));
