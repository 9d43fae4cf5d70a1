import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
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

/**
 * Before these steps are done there is no way to sign in, so whoever proves the address may take the account
 * over.
 */
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
 * Signs in on the requesting device. The caller has locked the account and then checked the proof. Notifies
 * the owner of a new device, except the first.
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
