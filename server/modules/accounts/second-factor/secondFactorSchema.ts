import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { OkPayload, User, UserPayload } from '../users/userType.ts';
import { reloadViewerUser } from '../users/users.ts';
import type { UserRow } from '../users/sql.ts';
import { answerSecondFactor } from './ask.ts';
import type { SecondStepDone } from './ask.ts';
import * as recovery from './recovery.ts';
import * as factor from './secondFactor.ts';
import type { SecondFactor as SecondFactorRow } from './secondFactor.ts';

const SecondFactor = builder.objectRef<SecondFactorRow>('SecondFactor').implement({
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime' }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
    rememberedDevicesCount: t.exposeInt('rememberedDevicesCount'),
  }),
});

builder.objectFields(User, (t) => ({
  secondFactor: t.field({
    type: SecondFactor,
    nullable: true,
    description: 'Null while a password or Google is enough.',
    resolve: (user, _args, context) => factor.secondFactorOf(context, user.id),
  }),
  factorRecoveryDueAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the second factor will be removed, as somebody asked who has lost it; null otherwise.',
    resolve: (user, _args, context) => recovery.factorRecoveryDueAt(context, user.id),
  }),
}));

const AnswerSecondFactorInput = builder.inputType('AnswerSecondFactorInput', {
  fields: (t) => ({
    signInToken: t.string({ required: true, description: 'Of the SecondFactorRequiredError.' }),
    code: t.string(),
    recoveryCode: t.string(),
    remembersDevice: t.boolean({ description: 'Answers a `rememberedDevice`, good for 30 days.' }),
  }),
});

const AnswerSecondFactorPayload = payload<SecondStepDone>('AnswerSecondFactorPayload', (t) => ({
  accessToken: t.exposeString('accessToken', { nullable: true }),
  refreshToken: t.exposeString('refreshToken', { nullable: true }),
  user: t.expose('user', { type: User, nullable: true }),
  rememberedDevice: t.exposeString('rememberedDevice', {
    nullable: true,
    description: 'Sent along with a sign-in from this device, it makes the password enough.',
  }),
}));

const TotpPayload = payload<{ readonly secret: string; readonly uri: string }>('TotpPayload', (t) => ({
  secret: t.exposeString('secret', { nullable: true }),
  uri: t.exposeString('uri', { nullable: true }),
}));

const RecoveryCodesPayload = payload<{
  readonly recoveryCodes: readonly string[];
  readonly user: UserRow | null;
}>('RecoveryCodesPayload', (t) => ({
  recoveryCodes: t.field({
    type: ['String'],
    nullable: true,
    description: 'Shown this once.',
    resolve: ({ recoveryCodes }) => recoveryCodes && [...recoveryCodes],
  }),
  user: t.expose('user', { type: User, nullable: true }),
}));

const StartFactorRecoveryPayload = payload<{ readonly dueAt: Date }>('StartFactorRecoveryPayload', (t) => ({
  dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
}));

const confirmed: readonly ErrorName[] = [
  'ConfirmationRequiredError',
  'ForbiddenError',
  'RateLimitExceededError',
];

builder.mutationFields((t) => ({
  answerSecondFactor: t.field({
    type: AnswerSecondFactorPayload,
    description: 'The second step of a sign-in that answered a SecondFactorRequiredError.',
    args: { input: t.arg({ type: AnswerSecondFactorInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(
        ['UserInputInvalidError', 'TokenInvalidError', 'ForbiddenError', 'RateLimitExceededError'],
        () => answerSecondFactor(context, input),
      ),
  }),
  requestFactorRecovery: t.field({
    type: OkPayload,
    description:
      'For who was let past the password and has lost the rest: mails a link that begins a wait of three days.',
    args: { signInToken: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { signInToken }, context) =>
      orErrors(['TokenInvalidError', 'RateLimitExceededError'], async () => {
        await recovery.requestFactorRecovery(context, signInToken);
        return {};
      }),
  }),
  startFactorRecovery: t.field({
    type: StartFactorRecoveryPayload,
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) =>
      orErrors(['TokenInvalidError', 'RateLimitExceededError'], () =>
        recovery.startFactorRecovery(context, token),
      ),
  }),
  stopFactorRecovery: t.field({
    type: UserPayload,
    description: 'From any device that is signed in, or with the token of the mail.',
    args: { token: t.arg.string() },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) =>
      orErrors(['TokenInvalidError', 'RateLimitExceededError'], async () => {
        await recovery.stopFactorRecovery(context, token);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  beginTotp: t.field({
    type: TotpPayload,
    description: 'A secret for an app; asks for nothing until `enableTotp`.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => orErrors(confirmed, () => factor.beginTotp(context)),
  }),
  enableTotp: t.field({
    type: RecoveryCodesPayload,
    args: { code: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { code }, context) =>
      orErrors(['UserInputInvalidError', ...confirmed], async () => ({
        ...(await factor.enableTotp(context, code)),
        user: await reloadViewerUser(context),
      })),
  }),
  disableTotp: t.field({
    type: UserPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(confirmed, async () => {
        await factor.disableTotp(context);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodesPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(confirmed, async () => ({
        ...(await factor.renewRecoveryCodes(context)),
        user: await reloadViewerUser(context),
      })),
  }),
  forgetRememberedDevices: t.field({
    type: UserPayload,
    description: 'Every device is asked for a code again.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(['ForbiddenError'], async () => {
        await factor.forgetRememberedDevices(context);
        return { user: await reloadViewerUser(context) };
      }),
  }),
}));
