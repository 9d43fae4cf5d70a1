import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import {
  connectGoogle,
  googleNonce,
  linkGoogle,
  signInWithGoogle,
  signUpWithGoogle,
  unlinkGoogle,
} from './google.ts';
import { SignInPayload } from './signInType.ts';
import { UserPayload } from '../users/userType.ts';

const LinkGoogleInput = builder.inputType('LinkGoogleInput', {
  fields: (t) => ({
    idToken: t.string({ required: true }),
    password: t.string({ required: true }),
    rememberedDevice: t.string(),
  }),
});

const GoogleNoncePayload = builder
  .objectRef<{ readonly nonce: string }>('GoogleNoncePayload')
  .implement({ fields: (t) => ({ nonce: t.exposeString('nonce') }) });

builder.mutationFields((t) => ({
  googleNonce: t.field({
    type: GoogleNoncePayload,
    description: 'A nonce for the identity provider, good for ten minutes and one sign-in.',
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => googleNonce(context),
  }),
  signInWithGoogle: t.field({
    type: SignInPayload,
    args: { idToken: t.arg.string({ required: true }), rememberedDevice: t.arg.string() },
    authScopes: { everyone: true },
    resolve: (_root, args, context) =>
      orErrors(
        [
          'TokenInvalidError',
          'UserDoesNotExistError',
          'UserAlreadyExistsError',
          'SecondFactorRequiredError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        () => signInWithGoogle(context, args),
      ),
  }),
  signUpWithGoogle: t.field({
    type: SignInPayload,
    args: { idToken: t.arg.string({ required: true }), viaPrairieCard: t.arg.boolean() },
    authScopes: { everyone: true },
    resolve: (_root, { idToken, viaPrairieCard }, context) =>
      orErrors(
        [
          'TokenInvalidError',
          'UserAlreadyExistsError',
          'SecondFactorRequiredError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        () => signUpWithGoogle(context, { idToken, viaPrairieCard: viaPrairieCard ?? false }),
      ),
  }),
  linkGoogle: t.field({
    type: SignInPayload,
    description:
      'Ties a Google account to the existing one with its address, whose password is asked for, and signs in.',
    args: { input: t.arg({ type: LinkGoogleInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(
        [
          'UserInputInvalidError',
          'TokenInvalidError',
          'SecondFactorRequiredError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        () => linkGoogle(context, input),
      ),
  }),
  connectGoogle: t.field({
    type: UserPayload,
    description: 'Makes a Google account another way into the viewer’s own one.',
    args: { idToken: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { idToken }, context) =>
      orErrors(
        ['TokenInvalidError', 'ConfirmationRequiredError', 'ForbiddenError', 'RateLimitExceededError'],
        async () => ({ user: await connectGoogle(context, idToken) }),
      ),
  }),
  unlinkGoogle: t.field({
    type: UserPayload,
    description: 'Takes Google away as a way to sign in; refused while it is the only one.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(['ConfirmationRequiredError', 'ForbiddenError'], async () => ({
        user: await unlinkGoogle(context),
      })),
  }),
}));
