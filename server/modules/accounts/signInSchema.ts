import { builder } from '../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import { refresh } from './refresh.ts';
import { signOut } from './sessions.ts';
import { signIn } from './signIn.ts';
import { SignInPayload } from './signInType.ts';
import { OkPayload } from './userType.ts';

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({ email: t.string({ required: true }), password: t.string({ required: true }) }),
});

interface RefreshAnswer {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly errors: readonly ExpectedError[];
}

const RefreshTokenPayload = builder.objectRef<RefreshAnswer>('RefreshTokenPayload').implement({
  fields: (t) => ({
    accessToken: t.string({ nullable: true, resolve: (payload) => payload.accessToken ?? null }),
    refreshToken: t.string({ nullable: true, resolve: (payload) => payload.refreshToken ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: (payload) => [...payload.errors] }),
  }),
});

builder.mutationFields((t) => ({
  signIn: t.field({
    type: SignInPayload,
    args: { signInInput: t.arg({ type: SignInInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { signInInput }, context) =>
      orErrors(['UserInputInvalidError', 'ForbiddenError', 'RateLimitExceededError'], () =>
        signIn(context, signInInput),
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
