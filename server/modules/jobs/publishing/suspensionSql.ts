import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { OpeningRow } from '../openings/openingSql.ts';

export interface SuspendableOpening {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly title: string;
  readonly status: OpeningRow['status'];
  readonly suspensionReason: string | null;
}

const selectForOperatorsColumns = columnsOf(
  'o.id',
  'o.companyId',
  'o.title',
  'o.status',
  'o.suspensionReason',
);

const selectForOperators = (db: Kysely<Tables>) =>
  db
    .selectFrom('job_openings as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select([...selectForOperatorsColumns, 'c.name as companyName']);

/** Locked after its company, in the order of a company's suspension. */
export async function holdForOperators(
  trx: Transaction<Tables>,
  id: string,
): Promise<SuspendableOpening | undefined> {
  await trx
    .selectFrom('companies as c')
    .innerJoin('job_openings as o', 'o.company_id', 'c.id')
    .select('c.id')
    .where('o.id', '=', id)
    .forShare('c')
    .execute();
  await trx.selectFrom('job_openings').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return selectForOperators(trx).where('o.id', '=', id).executeTakeFirst();
}

/** The trigger of 0027 updates the lists. */
export async function setSuspension(
  trx: Transaction<Tables>,
  id: string,
  suspension: { readonly at: Date; readonly reason: string } | null,
): Promise<void> {
  await trx
    .updateTable('job_openings')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** Published ones, newest first, or only suspended ones. */
export function listForOperators(
  db: Kysely<Tables>,
  { suspended, limit }: { readonly suspended: boolean; readonly limit: number },
): Promise<(SuspendableOpening & { readonly publishedAt: Date | null })[]> {
  return selectForOperators(db)
    .select('o.published_at as publishedAt')
    .where('o.status', 'in', ['PRIVATE', 'PUBLIC'])
    .$if(suspended, (query) => query.where('o.suspended_at', 'is not', null))
    .orderBy('o.published_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
}

export interface EditingFacts {
  readonly id: string;
  readonly suspensionReason: string | null;
  readonly hasPendingChange: boolean;
}

/** Facts for the opening's own company only. */
export function editingFacts(db: Kysely<Tables>, ids: readonly string[]): Promise<EditingFacts[]> {
  return db
    .selectFrom('job_openings as o')
    .select((eb) => [
      'o.id',
      'o.suspension_reason as suspensionReason',
      eb
        .exists(eb.selectFrom('job_opening_changes as c').whereRef('c.job_opening_id', '=', 'o.id'))
        .$castTo<boolean>()
        .as('hasPendingChange'),
    ])
    .where('o.id', 'in', [...ids])
    .execute();
}
