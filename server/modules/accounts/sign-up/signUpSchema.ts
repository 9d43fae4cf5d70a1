import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import { registerTemporaryCreator, signUpCreator, verifyEmail } from './signUp.ts';
import { SignInPayload } from '../sign-in/signInType.ts';

const RegisterTemporaryCreatorUserInput = builder.inputType('RegisterTemporaryCreatorUserInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
});

const SignUpInput = builder.inputType('SignUpInput', {
  fields: (t) => ({ token: t.string({ required: true }), password: t.string({ required: true }) }),
});

interface EmailAnswer {
  readonly email: string;
}

const RegisterTemporaryCreatorUserPayload = payload<EmailAnswer>(
  'RegisterTemporaryCreatorUserPayload',
  (t) => ({
    email: t.exposeString('email', { nullable: true }),
  }),
);

interface VerifyEmailAnswer extends EmailAnswer {
  readonly verified?: boolean;
}

const VerifyEmailPayload = payload<VerifyEmailAnswer>('VerifyEmailPayload', (t) => ({
  email: t.exposeString('email', { nullable: true }),
  verified: t.boolean({ resolve: ({ verified }) => verified ?? false }),
}));

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
