import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { actsFor, hasRole } from '../../../lib/request/viewer.ts';
import * as sql from './detailSql.ts';
import type { CompanyDetailRow } from './detailSql.ts';

const detailLoader = batched<string, CompanyDetailRow>(async (context, ids) =>
  indexBy(await sql.detailsByIds(context.services.db, ids), ({ id }) => id),
);

/** For a company the viewer may see. */
export async function detailOf(context: Context, companyId: string): Promise<CompanyDetailRow> {
  const detail = await detailLoader(context).load(companyId);
  if (!detail) throw new Error(`The company ${companyId} is gone while it is being answered.`);
  return detail;
}

/** For its own people only. */
export async function ownDetailOf(context: Context, companyId: string): Promise<CompanyDetailRow | null> {
  return actsFor(context.viewer, companyId) ? detailOf(context, companyId) : null;
}

export function mayEdit(context: Context): boolean {
  return hasRole(context.viewer, 'CORPORATE_USER');
}

/** After a write in this request. */
export function forgetDetail(context: Context, companyId: string): void {
  detailLoader(context).clear(companyId);
}
