import { builder } from '../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import { changeEmail, requestEmailChange } from './resetEmail.ts';
import { changePassword, requestPasswordReset, resetPassword } from './resetPassword.ts';
import type { UserRow } from './sql.ts';
import { OkPayload, User, UserPayload } from './userType.ts';

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({ token: t.string({ required: true }), password: t.string({ required: true }) }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({ currentPassword: t.string(), newPassword: t.string({ required: true }) }),
});

interface EmailAnswer {
  readonly email?: string;
  readonly errors: readonly ExpectedError[];
}

const ResetPasswordRequestPayload = builder.objectRef<EmailAnswer>('ResetPasswordRequestPayload').implement({
  fields: (t) => ({
    email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

const ResetEmailRequestPayload = builder.objectRef<EmailAnswer>('ResetEmailRequestPayload').implement({
  fields: (t) => ({
    email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

interface TokensAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const Tokens = builder.objectRef<TokensAnswer>('Tokens').implement({
  fields: (t) => ({
    accessToken: t.exposeString('accessToken'),
    refreshToken: t.exposeString('refreshToken'),
  }),
});

interface VerifyResetedEmailAnswer {
  readonly user?: UserRow;
  readonly tokens?: TokensAnswer;
  readonly errors: readonly ExpectedError[];
}

const VerifyResetedEmailPayload = builder
  .objectRef<VerifyResetedEmailAnswer>('VerifyResetedEmailPayload')
  .implement({
    fields: (t) => ({
      user: t.field({ type: User, nullable: true, resolve: ({ user }) => user ?? null }),
      tokens: t.field({ type: Tokens, nullable: true, resolve: ({ tokens }) => tokens ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

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
      orErrors(['UserInputInvalidError', 'ForbiddenError', 'RateLimitExceededError'], async () => ({
        user: await changePassword(context, input),
      })),
  }),
  resetEmailRequest: t.field({
    type: ResetEmailRequestPayload,
    args: { email: t.arg.string({ required: true }), password: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) =>
      orErrors(
        [
          'UserInputInvalidError',
          'NotChangedEmailError',
          'DuplicateEmailError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        () => requestEmailChange(context, args),
      ),
  }),
  verifyResetedEmail: t.field({
    type: VerifyResetedEmailPayload,
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) =>
      orErrors(
        ['TokenInvalidError', 'DuplicateEmailError', 'ForbiddenError', 'RateLimitExceededError'],
        async () => {
          const { user, ...tokens } = await changeEmail(context, token);
          return { user, tokens };
        },
      ),
  }),
}));
