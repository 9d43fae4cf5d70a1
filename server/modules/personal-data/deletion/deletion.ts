import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { viewerId } from '../../../lib/viewer.ts';
import { roleNames } from '../../companies/members/roleNames.ts';
import { mail } from '../../mail/mails.ts';
import { setDeletionDue } from '../../accounts/users/changes.ts';
import * as sql from './deletionSql.ts';
import type { CompanyLeft } from './deletionSql.ts';
import { holdConfirmed } from '../../accounts/confirmation/confirmation.ts';

const graceMs = 30 * 86_400_000;

const refused = () => new DomainError('ForbiddenError', 'この操作はできません。');

function requireSuccessor({ owners, members, openings }: CompanyLeft): void {
  if (owners > 0 || (members === 0 && openings === 0)) return;
  throw new DomainError(
    'ForbiddenError',
    members > 0
      ? `あなたはこの会社でただ一人の${roleNames.CORPORATE_USER}です。ほかのメンバーを${roleNames.CORPORATE_USER}にしてから、もう一度お試しください。`
      : '公開中または非公開の募集が残っています。募集を終了してから、もう一度お試しください。',
  );
}

/**
 * The account is deleted in 30 days, and its owner gone from every list at once (a trigger of `users` sees to that). Until then they can
 * sign in and change their mind. Asking twice moves nothing.
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
    if (account.companyId !== null && account.role === 'CORPORATE_USER') {
      requireSuccessor(await sql.companyWithout(trx, account.companyId, userId));
    }
    const dueAt = new Date(services.clock.now().getTime() + graceMs);
    await setDeletionDue(trx, userId, dueAt);
    const cancelUrl = new URL('/settings/account', services.config.publicOrigin).href;
    await mail(trx, services, {
      template: 'deletionRequested',
      to: account.email,
      data: { dueAt, cancelUrl },
    });
  });
}

/** The account stays. Refused once it has been deleted; one that was not leaving stays as it is. */
export async function cancelAccountDeletion({ services, viewer }: Context): Promise<void> {
  const userId = viewerId(viewer);
  if (userId === null) throw refused();
  await services.db.transaction().execute(async (trx) => {
    const account = await sql.holdAccount(trx, userId);
    if (!account) throw new DomainError('ForbiddenError', 'このアカウントはすでに削除されています。');
    if (account.deletionDueAt === null) return;
    await setDeletionDue(trx, userId, null);
    await mail(trx, services, { template: 'deletionCancelled', to: account.email, data: {} });
  });
}
