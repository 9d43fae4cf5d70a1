import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import { refresh } from '../sessions/refresh.ts';
import { signOut } from '../sessions/sessions.ts';
import { signIn } from './signIn.ts';
import { SignInPayload } from './signInType.ts';
import { OkPayload } from '../users/userType.ts';

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    rememberedDevice: t.string({ description: 'What `answerSecondFactor` answered on this device.' }),
  }),
});

const RefreshTokenPayload = payload<{ readonly accessToken: string; readonly refreshToken: string }>(
  'RefreshTokenPayload',
  (t) => ({
    accessToken: t.exposeString('accessToken', { nullable: true }),
    refreshToken: t.exposeString('refreshToken', { nullable: true }),
  }),
);

builder.mutationFields((t) => ({
  signIn: t.field({
    type: SignInPayload,
    args: { signInInput: t.arg({ type: SignInInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { signInInput }, context) =>
      orErrors(
        ['UserInputInvalidError', 'SecondFactorRequiredError', 'ForbiddenError', 'RateLimitExceededError'],
        () => signIn(context, signInInput),
      ),
  }),
  refreshToken: t.field({
    type: RefreshTokenPayload,
    description: 'Authorised with the refresh token instead of the access token.',
    authScopes: { refreshing: true },
    resolve: (_root, _args, context) =>
      orErrors(['TokenInvalidError', 'RateLimitExceededError'], () => refresh(context)),
  }),
  signOut: t.field({
    type: OkPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors([], async () => {
        await signOut(context);
        return {};
      }),
  }),
}));
