import { orErrors } from '../../builder/errors.ts';
import { staffBuilder } from '../../builder/staff/staffBuilder.ts';
import { StaffOk, staffPayload } from '../../builder/staff/staffPayload.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { staffRoles } from '../../lib/request/staff.ts';
import type { StaffViewer } from '../../lib/request/staff.ts';
import type { NewTotp } from '../accounts/second-factor/totp.ts';
import { changeOwnPassword } from './accounts.ts';
import { endOwnSession, ownSessions, refreshStaff } from './sessions.ts';
import type { StaffTokens } from './sessions.ts';
import type { StaffSessionRow } from './sessionsSql.ts';
import { ownPasskeys, registerStaffPasskey, removeStaffPasskey, staffPasskeyOptions } from './passkeys.ts';
import type { StaffPasskeyRow } from './passkeysSql.ts';
import { beginStaffSignIn, confirmStaffSignIn } from './signIn.ts';
import type { StaffStep } from './signIn.ts';

export const StaffRoleEnum = staffBuilder.enumType('StaffRole', { values: staffRoles });

type OwnSession = StaffSessionRow & { readonly isThis: boolean };

const StaffSession = staffBuilder.objectRef<OwnSession>('StaffSession').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('StaffSession', id) }),
    deviceName: t.exposeString('deviceName'),
    address: t.exposeString('address', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isThis: t.exposeBoolean('isThis', { description: 'The one that asks.' }),
  }),
});

const StaffPasskey = staffBuilder.objectRef<StaffPasskeyRow>('StaffPasskey').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('StaffPasskey', id) }),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

const PasskeyOptionsPayload = staffPayload<{ readonly options: string }>(
  'StaffPasskeyOptionsPayload',
  (t) => ({
    options: t.exposeString('options', {
      nullable: true,
      description: 'JSON, as WebAuthn’s parseCreationOptionsFromJSON takes it.',
    }),
  }),
);

const StaffMember = staffBuilder.objectRef<StaffViewer>('StaffMember').implement({
  description: 'Whoever of the house is signed in.',
  fields: (t) => ({
    id: t.id({ resolve: ({ staffId }) => encodeGlobalId('StaffMember', staffId) }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    roles: t.field({ type: [StaffRoleEnum], resolve: ({ roles }) => [...roles] }),
    sessions: t.field({
      type: [StaffSession],
      description: 'Where they are signed in, the last used first.',
      resolve: async (_staff, _args, context) => ownSessions(context),
    }),
    passkeys: t.field({
      type: [StaffPasskey],
      resolve: async (_staff, _args, context) => ownPasskeys(context),
    }),
  }),
});

const Totp = staffBuilder.objectRef<NewTotp>('NewTotp').implement({
  fields: (t) => ({ secret: t.exposeString('secret'), uri: t.exposeString('uri') }),
});

const BeginPayload = staffPayload<StaffStep>('BeginStaffSignInPayload', (t) => ({
  stepToken: t.exposeString('stepToken', {
    nullable: true,
    description: 'For `confirmStaffSignIn`, within ten minutes; opens nothing by itself.',
  }),
  totp: t.expose('totp', {
    type: Totp,
    nullable: true,
    description: 'Where there is no second factor yet: set up now, confirmed by its first code.',
  }),
  passkeyOptions: t.exposeString('passkeyOptions', {
    nullable: true,
    description: 'What the browser needs to show a key of theirs, as JSON; null for who has none.',
  }),
}));

const TokensPayload = staffPayload<StaffTokens & { recoveryCodes: readonly string[] | null }>(
  'StaffTokensPayload',
  (t) => ({
    accessToken: t.exposeString('accessToken', { nullable: true }),
    refreshToken: t.exposeString('refreshToken', { nullable: true }),
    recoveryCodes: t.stringList({
      nullable: true,
      description: 'Shown once, when the second factor was set up.',
      resolve: ({ recoveryCodes }) => (recoveryCodes ? [...recoveryCodes] : null),
    }),
  }),
);

staffBuilder.queryFields((t) => ({
  staff: t.field({
    type: StaffMember,
    nullable: true,
    description: 'Who asks; null for who is not signed in.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { viewer }) => (viewer.kind === 'staff' ? viewer : null),
  }),
}));

staffBuilder.mutationFields((t) => ({
  beginStaffSignIn: t.field({
    type: BeginPayload,
    description: 'The password. It opens nothing without the second factor.',
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, args, context) =>
      orErrors(['UserInputInvalidError', 'RateLimitExceededError'], () => beginStaffSignIn(context, args)),
  }),
  confirmStaffSignIn: t.field({
    type: TokensPayload,
    description: 'The second factor: a key of one’s own, the code of the app, or one of those written down.',
    args: {
      stepToken: t.arg.string({ required: true }),
      code: t.arg.string(),
      recoveryCode: t.arg.string(),
      passkey: t.arg.string({ description: 'The browser’s answer, as JSON.' }),
    },
    authScopes: { everyone: true },
    resolve: (_root, args, context) =>
      orErrors(['TokenInvalidError', 'UserInputInvalidError', 'RateLimitExceededError'], async () => {
        const { tokens, recoveryCodes } = await confirmStaffSignIn(context, args);
        return { ...tokens, recoveryCodes };
      }),
  }),
  refreshStaffTokens: t.field({
    type: TokensPayload,
    args: { refreshToken: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { refreshToken }, context) =>
      orErrors(['TokenInvalidError'], async () => ({
        ...(await refreshStaff(context, refreshToken)),
        recoveryCodes: null,
      })),
  }),
  endStaffSession: t.field({
    type: StaffOk,
    description: 'One of one’s own sessions; this one where none is named.',
    args: { id: t.arg.id() },
    authScopes: { staff: true },
    resolve: (_root, { id }, context) =>
      orErrors([], async () => {
        await endOwnSession(context, id);
        return {};
      }),
  }),
  staffPasskeyOptions: t.field({
    type: PasskeyOptionsPayload,
    description: 'What the browser needs to make a key; good for five minutes and one key.',
    args: { password: t.arg.string({ required: true }) },
    authScopes: { staff: true },
    resolve: (_root, { password }, context) =>
      orErrors(['ForbiddenError', 'UserInputInvalidError', 'RateLimitExceededError'], () =>
        staffPasskeyOptions(context, password),
      ),
  }),
  registerStaffPasskey: t.field({
    type: StaffOk,
    args: { response: t.arg.string({ required: true, description: 'The browser’s answer, as JSON.' }) },
    authScopes: { staff: true },
    resolve: (_root, { response }, context) =>
      orErrors(['TokenInvalidError'], async () => {
        await registerStaffPasskey(context, response);
        return {};
      }),
  }),
  removeStaffPasskey: t.field({
    type: StaffOk,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { staff: true },
    resolve: (_root, { id }, context) =>
      orErrors([], async () => {
        await removeStaffPasskey(context, id);
        return {};
      }),
  }),
  changeStaffPassword: t.field({
    type: StaffOk,
    args: { current: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    authScopes: { staff: true },
    resolve: (_root, args, context) =>
      orErrors(['UserInputInvalidError', 'RateLimitExceededError'], async () => {
        await changeOwnPassword(context, args);
        return {};
      }),
  }),
}));
