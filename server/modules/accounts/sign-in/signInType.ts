import { payload } from '../../../builder/payload.ts';
import type { UserRow } from '../users/sql.ts';
import { User } from '../users/userType.ts';

export const SignInPayload = payload<{
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: UserRow;
}>(
  'SignInPayload',
  (t) => ({
    accessToken: t.exposeString('accessToken', { nullable: true }),
    refreshToken: t.exposeString('refreshToken', { nullable: true }),
    user: t.expose('user', { type: User, nullable: true }),
  }),
  'Signed in: the tokens of a new device, and whose they are. All null when refused.',
);
