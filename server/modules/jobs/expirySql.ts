import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export interface OverRow {
  readonly id: string;
  readonly companyId: string;
  readonly title: string;
}

/** Public ones whose last day is over, held; what another server or their company holds just now comes next time. */
export function takeOver(
  trx: Transaction<Tables>,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<OverRow[]> {
  return trx
    .selectFrom('job_openings')
    .select(['id', 'company_id as companyId', 'title'])
    .where('status', '=', 'PUBLIC')
    .where('valid_through', '<', today)
    .orderBy('valid_through')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}
