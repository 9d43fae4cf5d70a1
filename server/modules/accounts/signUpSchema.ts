import { builder } from '../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import { registerTemporaryCreator, signUpCreator, verifyEmail } from './signUp.ts';
import { SignInPayload } from './signInType.ts';

const RegisterTemporaryCreatorUserInput = builder.inputType('RegisterTemporaryCreatorUserInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
});

const SignUpInput = builder.inputType('SignUpInput', {
  fields: (t) => ({ token: t.string({ required: true }), password: t.string({ required: true }) }),
});

interface EmailAnswer {
  readonly email?: string;
  readonly errors: readonly ExpectedError[];
}

const RegisterTemporaryCreatorUserPayload = builder
  .objectRef<EmailAnswer>('RegisterTemporaryCreatorUserPayload')
  .implement({
    fields: (t) => ({
      email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

interface VerifyEmailAnswer extends EmailAnswer {
  readonly verified?: boolean;
}

const VerifyEmailPayload = builder.objectRef<VerifyEmailAnswer>('VerifyEmailPayload').implement({
  fields: (t) => ({
    email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
    verified: t.boolean({ resolve: ({ verified }) => verified ?? false }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

builder.mutationFields((t) => ({
  registerTemporaryCreatorUser: t.field({
    type: RegisterTemporaryCreatorUserPayload,
    args: { input: t.arg({ type: RegisterTemporaryCreatorUserInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(['UserInputInvalidError', 'UserAlreadyExistsError', 'RateLimitExceededError'], () =>
        registerTemporaryCreator(context, input.email),
      ),
  }),
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    description: 'Looks at a verification link’s token without using it up: `signUpCreatorUser` does that.',
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) =>
      orErrors(['TokenInvalidError', 'RateLimitExceededError'], () => verifyEmail(context, token)),
  }),
  signUpCreatorUser: t.field({
    type: SignInPayload,
    args: { signUpInput: t.arg({ type: SignUpInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { signUpInput }, context) =>
      orErrors(['UserInputInvalidError', 'TokenInvalidError', 'RateLimitExceededError'], () =>
        signUpCreator(context, signUpInput),
      ),
  }),
}));
