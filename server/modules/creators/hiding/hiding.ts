import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { keyOf } from '../../../lib/globalId.ts';
import { hasRole, viewerId } from '../../../lib/viewer.ts';
import * as sql from './hidingSql.ts';

/**
 * After a creator named another employer, or none, in the same transaction: alone this ends what they were hidden from before. The employer they name is compared with companies by
 * `companyNameKey` (株式会社, width, kana and case taken out); freelancers hide from nobody but whom they block.
 *
 * Rows of `users` are locked `for no key update` where this is called: a company's refresh points at them while it waits for nobody.
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
 * After a company was made or renamed, or its e-mail domains were changed, in the same transaction. It only ever hides more: an employer
 * who takes another name employs the same people.
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

/** Hides the viewer from a company by hand. Twice is once. */
export async function blockCompany(context: Context, globalId: string): Promise<void> {
  const { db, clock } = context.services;
  const creatorId = ownCreatorId(context);
  const companyId = keyOf(globalId, 'Company');
  const known =
    companyId !== undefined &&
    (await db.transaction().execute((trx) => sql.insertBlock(trx, creatorId, companyId, clock.now())));
  if (!known) throw unknownCompany();
}

/** Takes a block by hand back. A company that is the employer stays hidden from for that reason. */
export async function unblockCompany(context: Context, globalId: string): Promise<void> {
  const creatorId = ownCreatorId(context);
  const companyId = keyOf(globalId, 'Company');
  const known =
    companyId !== undefined &&
    (await context.services.db.transaction().execute((trx) => sql.deleteBlock(trx, creatorId, companyId)));
  if (!known) throw unknownCompany();
}

/** Companies the creator hides from by hand, newest first; none for anybody else than the creator. */
export async function blockedCompanyIds(context: Context, userId: string): Promise<string[]> {
  return viewerId(context.viewer) === userId ? sql.blockedCompanyIds(context.services.db, userId) : [];
}
