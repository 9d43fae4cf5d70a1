import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export interface LeavingRow {
  readonly email: string;
  readonly companyId: string | null;
  readonly role: string;
  readonly deletionDueAt: Date | null;
}

const holdAccountColumns = columnsOf('u.email', 'u.role', 'm.companyId', 'u.deletionDueAt');

/** An account that is not deleted, locked until the transaction ends. */
export function holdAccount(
  trx: Transaction<Tables>,
  userId: string,
  { evenSuspended = false }: { readonly evenSuspended?: boolean } = {},
): Promise<LeavingRow | undefined> {
  return trx
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(holdAccountColumns)
    .where('u.id', '=', userId)
    .where('u.status', 'in', evenSuspended ? ['ACTIVE', 'SUSPENDED'] : ['ACTIVE'])
    .forNoKeyUpdate('u')
    .executeTakeFirst();
}

export interface CompanyLeft {
  /** Other owners who are not leaving themselves. */
  readonly owners: number;
  readonly members: number;
  /** Openings that are visible or have unanswered entries. */
  readonly openings: number;
}

/**
 * What a company would be left with. Locks its row, so that of two owners who leave at once the second sees
 * the first go.
 */
export async function companyWithout(
  trx: Transaction<Tables>,
  companyId: string,
  userId: string,
): Promise<CompanyLeft> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  return companyLeft(trx, companyId, userId);
}

export async function companyLeft(
  db: Kysely<Tables>,
  companyId: string,
  userId: string,
): Promise<CompanyLeft> {
  const { rows } = await sql<CompanyLeft>`
    select
      count(*) filter (where m.role = 'CORPORATE_USER') as owners,
      count(*) as members,
      (select count(*) from job_openings as o
        where o.company_id = ${companyId}::uuid and o.status in ('PUBLIC', 'PRIVATE')) as openings
    from company_members as m join users as u on u.id = m.user_id
    where m.company_id = ${companyId}::uuid and m.user_id <> ${userId}::uuid
      and u.status = 'ACTIVE' and u.deletion_due_at is null`.execute(db);
  return rows[0] ?? { owners: 0, members: 0, openings: 0 };
}

/** Accounts to delete now, longest due first. */
export async function dueAccounts(db: Kysely<Tables>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .where('status', '<>', 'DELETED')
    .orderBy('deletion_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
