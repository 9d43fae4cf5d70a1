import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { roleNames } from '../../companies/members/roleNames.ts';
import { mail } from '../../mail/mails.ts';
import { readReason } from '../../accounts/decisions/decisions.ts';
import { setDeletionDue } from '../../accounts/users/changes.ts';
import * as sql from './deletionSql.ts';
import type { CompanyLeft, LeavingRow } from './deletionSql.ts';
import { holdConfirmed } from '../../accounts/confirmation/confirmation.ts';

const graceMs = 30 * 86_400_000;

const gone = () => new DomainError('ForbiddenError', 'このアカウントはすでに削除されています。');
const refused = () => new DomainError('ForbiddenError', 'この操作はできません。');

export const hindrances = ['LAST_OWNER', 'OPEN_OPENINGS'] as const;
export type Hindrance = (typeof hindrances)[number];

function hindranceOf({ owners, members, openings }: CompanyLeft): Hindrance | null {
  if (owners > 0) return null;
  return members > 0 ? 'LAST_OWNER' : openings > 0 ? 'OPEN_OPENINGS' : null;
}

/** Why the viewer cannot leave the company that they own; null for whoever can, and for everybody else. */
export async function ownHindrance(
  { services, viewer }: Context,
  companyId: string,
): Promise<Hindrance | null> {
  if (viewer.kind !== 'user' || viewer.companyId !== companyId || !hasRole(viewer, 'CORPORATE_USER'))
    return null;
  return hindranceOf(await sql.companyLeft(services.db, companyId, viewer.userId));
}

function requireSuccessor(left: CompanyLeft): void {
  const hindrance = hindranceOf(left);
  if (hindrance === null) return;
  throw new DomainError(
    'ForbiddenError',
    hindrance === 'LAST_OWNER'
      ? `あなたはこの会社でただ一人の${roleNames.CORPORATE_USER}です。ほかのメンバーを${roleNames.CORPORATE_USER}にしてから、もう一度お試しください。`
      : '公開中または非公開の募集が残っています。募集を終了してから、もう一度お試しください。',
  );
}

/** Sends the mail that says until when it can be cancelled. */
async function leave(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'config' | 'newId'>,
  userId: string,
  account: LeavingRow,
): Promise<void> {
  if (account.companyId !== null && account.role === 'CORPORATE_USER') {
    requireSuccessor(await sql.companyWithout(trx, account.companyId, userId));
  }
  const dueAt = new Date(services.clock.now().getTime() + graceMs);
  await setDeletionDue(trx, userId, dueAt);
  const cancelUrl = new URL('/settings/account', services.config.publicOrigin).href;
  await mail(trx, services, { template: 'deletionRequested', to: account.email, data: { dueAt, cancelUrl } });
}

async function stay(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  userId: string,
  account: LeavingRow,
): Promise<void> {
  await setDeletionDue(trx, userId, null);
  await mail(trx, services, { template: 'deletionCancelled', to: account.email, data: {} });
}

type ForHouse = Acting & Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

async function byHouse(
  services: ForHouse,
  { userId, reason, action }: { readonly userId: string; readonly reason: string; readonly action: string },
  act: (trx: Transaction<Tables>, account: LeavingRow) => Promise<void>,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const account = await sql.holdAccount(trx, userId, { evenSuspended: true });
    if (!account) throw gone();
    await act(trx, account);
    await audit(trx, services, { action, subjectKind: 'USER', subjectId: userId, detail: { reason } });
  });
}

/** For people who ask in writing or cannot sign in; the same waiting time. */
export async function deleteForHouse(services: ForHouse, userId: string, given: string): Promise<void> {
  const reason = readReason(given);
  await byHouse(services, { userId, reason, action: 'member.delete' }, async (trx, account) => {
    if (account.deletionDueAt !== null)
      throw new DomainError('ArgumentInvalidError', 'この人の退会は、すでに受け付けています。');
    await leave(trx, services, userId, account);
  });
}

export async function keepForHouse(services: ForHouse, userId: string, given: string): Promise<void> {
  const reason = readReason(given);
  await byHouse(services, { userId, reason, action: 'member.keep' }, async (trx, account) => {
    if (account.deletionDueAt === null)
      throw new DomainError('ArgumentInvalidError', 'この人の退会は受け付けていません。');
    await stay(trx, services, userId, account);
  });
}

/**
 * The account is deleted in 30 days; a trigger on `users` hides it from every list at once. Until then its
 * owner can sign in and cancel. Asking again does not change the date.
 */
export async function requestAccountDeletion(context: Context): Promise<void> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (userId === null) throw refused();
  await services.db.transaction().execute(async (trx) => {
    await holdConfirmed(trx, context);
    const account = await sql.holdAccount(trx, userId);
    if (!account) throw refused();
    if (account.deletionDueAt !== null) return;
    await leave(trx, services, userId, account);
  });
}

/** Refused once the account is deleted; does nothing if it was not leaving. */
export async function cancelAccountDeletion({ services, viewer }: Context): Promise<void> {
  const userId = viewerId(viewer);
  if (userId === null) throw refused();
  await services.db.transaction().execute(async (trx) => {
    const account = await sql.holdAccount(trx, userId);
    if (!account) throw gone();
    if (account.deletionDueAt === null) return;
    await stay(trx, services, userId, account);
  });
}
