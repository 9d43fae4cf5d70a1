import type { Transaction } from 'kysely';
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

/** Stays as it is until the transaction ends. */
export async function holdStatus(
  trx: Transaction<Tables>,
  id: string,
): Promise<SuspendableCompany['status'] | undefined> {
  const row = await trx
    .selectFrom('companies')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row?.status;
}

/** A trigger on `companies.status` updates the lists of openings. */
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
