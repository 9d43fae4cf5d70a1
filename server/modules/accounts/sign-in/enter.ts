import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { mail } from '../../mail/mails.ts';
import * as accounts from '../users/accountsSql.ts';
import type { AccountRow } from '../users/accountsSql.ts';
import type { HeldCredential } from '../credentials/credentialsSql.ts';
import { viewerOf } from '../sessions/authenticate.ts';
import { openSession } from '../sessions/sessions.ts';
import type { IssuedTokens } from '../sessions/sessions.ts';
import * as sessions from '../sessions/sessionsSql.ts';
import * as sql from '../users/sql.ts';
import type { UserRow } from '../users/sql.ts';

export interface SignedIn extends IssuedTokens {
  readonly user: UserRow;
}

/** Steps before which an account has no way to sign in: whoever shows that the address is theirs may take it over. */
export function isUnfinished({ registrationStep }: Pick<AccountRow, 'registrationStep'>): boolean {
  return registrationStep === 'EMAIL_VERIFICATION' || registrationStep === 'PASSWORD';
}

export function requireUsable({ status }: Pick<AccountRow, 'status'>): void {
  if (status === 'ACTIVE') return;
  throw new DomainError(
    'ForbiddenError',
    'このアカウントは現在ご利用いただけません。停止についてのメールに、理由と異議の申し立て方が書かれています。届いていない場合は、お問い合わせフォームからご連絡ください。',
  );
}

/**
 * Signs an account in on the device that asks, whatever it showed to be let in: the caller holds the account, and looked only then whether
 * that still opens it. The owner of an account that was used before is told of a device it was not used on.
 */
export async function enter(
  trx: Transaction<Tables>,
  context: Context,
  account: HeldCredential,
): Promise<SignedIn> {
  requireUsable(account);
  const { services } = context;
  const { userId } = account;
  const now = services.clock.now();
  const { sessionId, deviceName, ...tokens } = await openSession(trx, context, userId);
  await accounts.markActive(trx, userId, now);
  const [user] = await sql.activeUsers(trx, [userId]);
  if (!user) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const known = await sessions.knownDevices(trx, userId, sessionId, deviceName);
  if (known.any && !known.same) {
    await mail(trx, services, { template: 'newDevice', to: user.email, data: { deviceName, when: now } });
  }
  context.viewer = viewerOf(user, sessionId, now);
  return { ...tokens, user };
}
