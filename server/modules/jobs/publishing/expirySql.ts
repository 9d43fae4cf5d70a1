import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export interface OverRow {
  readonly id: string;
  readonly companyId: string;
  readonly title: string;
}

const takeOverColumns = columnsOf('id', 'companyId', 'title');

/** Locked; rows locked by others come next time. */
export function takeOver(
  trx: Transaction<Tables>,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<OverRow[]> {
  return trx
    .selectFrom('job_openings')
    .select(takeOverColumns)
    .where('status', '=', 'PUBLIC')
    .where('valid_through', '<', today)
    .orderBy('valid_through')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}
