import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface SuspendableCompany {
  readonly id: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'SUSPENDED';
}

export function holdForOperators(
  trx: Transaction<Tables>,
  id: string,
): Promise<SuspendableCompany | undefined> {
  return trx
    .selectFrom('companies')
    .select(['id', 'name', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The trigger on `companies.status` takes its openings out of the lists, or lets them back. */
export async function setSuspended(
  trx: Transaction<Tables>,
  id: string,
  suspendedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ status: suspendedAt ? 'SUSPENDED' : 'ACTIVE', suspended_at: suspendedAt })
    .where('id', '=', id)
    .execute();
}

/** Where mail for its owners goes. */
export async function ownerAddresses(db: Kysely<Tables>, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.email')
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'CORPORATE_USER')
    .where('u.status', '=', 'ACTIVE')
    .orderBy('m.joined_at')
    .execute();
  return rows.map(({ email }) => email);
}
