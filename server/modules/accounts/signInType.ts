import { builder } from '../../builder/builder.ts';
import { ErrorInterface } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import type { UserRow } from './sql.ts';
import { User } from './userType.ts';

interface SignInAnswer {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly user?: UserRow;
  readonly errors: readonly ExpectedError[];
}

export const SignInPayload = builder.objectRef<SignInAnswer>('SignInPayload').implement({
  description: 'Signed in: the tokens of a new device, and whose they are. All null when refused.',
  fields: (t) => ({
    accessToken: t.string({ nullable: true, resolve: (payload) => payload.accessToken ?? null }),
    refreshToken: t.string({ nullable: true, resolve: (payload) => payload.refreshToken ?? null }),
    user: t.field({ type: User, nullable: true, resolve: (payload) => payload.user ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: (payload) => [...payload.errors] }),
  }),
});
