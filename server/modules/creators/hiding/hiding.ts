import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Clock } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import * as sql from './hidingSql.ts';

/**
 * Call in the transaction in which a creator changed their employer: replaces the companies they are hidden
 * from as an employee. Employer and companies are compared by `companyNameKey` (without 株式会社, width, kana and
 * case). Freelancers are hidden only from companies that they block.
 *
 * * The caller locks rows of `users` `for no key update`: a refresh of a company points at them and must not
 * wait.
 */
export async function refreshHidingOfCreator(
  trx: Transaction<Tables>,
  { clock }: { readonly clock: Clock },
  creatorId: string,
): Promise<void> {
  await sql.lockHiding(trx, 'creator');
  await sql.dropEmployerHiding(trx, creatorId);
  await sql.addEmployerHiding(trx, [creatorId], clock.now());
}

/**
 * Call in the transaction in which a company was created or renamed, or its domains changed. It only adds: a
 * renamed employer still employs the same people.
 */
export async function refreshHidingOfCompany(
  trx: Transaction<Tables>,
  { clock }: { readonly clock: Clock },
  companyId: string,
): Promise<void> {
  await sql.lockHiding(trx, 'company');
  const creatorIds = await sql.creatorsNaming(trx, companyId);
  if (creatorIds.length > 0) await sql.addEmployerHiding(trx, creatorIds, clock.now());
}

function ownCreatorId({ viewer }: Context): string {
  const id = viewerId(viewer);
  if (id === null || !hasRole(viewer, 'CREATOR_USER'))
    throw new DomainError('ForbiddenError', 'この操作はクリエイターだけができます。');
  return id;
}

const unknownCompany = () => new DomainError('CompanyNotFoundError', '会社が見つかりません。');

/** The viewer hides from a company. Idempotent. */
export async function blockCompany(context: Context, globalId: string): Promise<void> {
  const { db, clock } = context.services;
  const creatorId = ownCreatorId(context);
  const companyId = keyOf(globalId, 'Company');
  const known =
    companyId !== undefined &&
    (await db.transaction().execute((trx) => sql.insertBlock(trx, creatorId, companyId, clock.now())));
  if (!known) throw unknownCompany();
}

/** Removes that block. A company that is also the viewer's employer stays hidden. */
export async function unblockCompany(context: Context, globalId: string): Promise<void> {
  const creatorId = ownCreatorId(context);
  const companyId = keyOf(globalId, 'Company');
  const known =
    companyId !== undefined &&
    (await context.services.db.transaction().execute((trx) => sql.deleteBlock(trx, creatorId, companyId)));
  if (!known) throw unknownCompany();
}

/** Companies the creator blocked, newest first; empty for anyone but that creator. */
export async function blockedCompanyIds(context: Context, userId: string): Promise<string[]> {
  return viewerId(context.viewer) === userId ? sql.blockedCompanyIds(context.services.db, userId) : [];
}
