import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import { requestEmailChange } from './resetEmail.ts';
import { changePassword, isResetLinkLive, requestPasswordReset, resetPassword } from './resetPassword.ts';
import { OkPayload, UserPayload } from '../users/userType.ts';

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({ token: t.string({ required: true }), password: t.string({ required: true }) }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({ newPassword: t.string({ required: true }) }),
});

interface EmailAnswer {
  readonly email: string;
}

const ResetPasswordRequestPayload = payload<EmailAnswer>('ResetPasswordRequestPayload', (t) => ({
  email: t.exposeString('email', { nullable: true }),
}));

const ResetEmailRequestPayload = payload<EmailAnswer & { readonly needsAgreement: boolean }>(
  'ResetEmailRequestPayload',
  (t) => ({
    email: t.exposeString('email', { nullable: true }),
    needsAgreement: t.exposeBoolean('needsAgreement', {
      nullable: true,
      description: 'Asked for unconfirmed: the present address got a link too, and has to agree.',
    }),
  }),
);

builder.queryField('isPasswordResetLive', (t) =>
  t.boolean({
    description: 'Whether the token of a mail can still set a new password.',
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) => isResetLinkLive(context, token),
  }),
);

builder.mutationFields((t) => ({
  resetPasswordRequest: t.field({
    type: ResetPasswordRequestPayload,
    args: { email: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { email }, context) =>
      orErrors(['UserInputInvalidError', 'WrongEmailError', 'RateLimitExceededError'], () =>
        requestPasswordReset(context, email),
      ),
  }),
  resetPassword: t.field({
    type: OkPayload,
    args: { resetPasswordInput: t.arg({ type: ResetPasswordInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { resetPasswordInput }, context) =>
      orErrors(['UserInputInvalidError', 'ResetPasswordTokenError', 'RateLimitExceededError'], async () => {
        await resetPassword(context, resetPasswordInput);
        return {};
      }),
  }),
  changePassword: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(
        ['UserInputInvalidError', 'ConfirmationRequiredError', 'ForbiddenError', 'RateLimitExceededError'],
        async () => ({ user: await changePassword(context, input) }),
      ),
  }),
  resetEmailRequest: t.field({
    type: ResetEmailRequestPayload,
    args: {
      email: t.arg.string({ required: true }),
      byConfirmation: t.arg.boolean({
        description: 'Refused unless confirmed, instead of asking the present address to agree.',
      }),
    },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) =>
      orErrors(
        [
          'UserInputInvalidError',
          'NotChangedEmailError',
          'DuplicateEmailError',
          'ConfirmationRequiredError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        () => requestEmailChange(context, args),
      ),
  }),
}));
