import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { csv } from '../../../lib/text/csv.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import { endOfMonth, feeMonthOf, lastClosedMonth, monthWords } from '../rules/fees.ts';
import { commissionOf } from '../rules/taxes.ts';
import type { Commission } from '../rules/taxes.ts';
import { feeNumber } from './billing.ts';
import * as sql from './feesSql.ts';
import type { FeeInvoiceRow, FeeLineRow } from './feesSql.ts';

/** Fees of a company, for its owners. */

function companyOf({ viewer }: Context): string | null {
  return viewer.kind === 'user' && hasRole(viewer, 'CORPORATE_USER') ? viewer.companyId : null;
}

export async function feeInvoicesOf(context: Context, page: KeysetPage): Promise<Connection<FeeInvoiceRow>> {
  const companyId = companyOf(context);
  const rows = companyId === null ? [] : await sql.feeInvoicesPage(context.services.db, companyId, page);
  return connection(page, rows, ({ issuedAt, id }) => ({ at: issuedAt, id }));
}

const linesLoader = batched<string, readonly FeeLineRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.feeLinesOf(services.db, ids), ({ invoiceId }) => invoiceId),
);
const replacedLoader = batched<string, FeeInvoiceRow>(async ({ services }, ids) => {
  const rows = await Promise.all(ids.map((id) => sql.feeInvoiceById(services.db, id)));
  return indexBy(
    rows.flatMap((row) => (row === undefined ? [] : [row])),
    ({ id }) => id,
  );
});

export const feeLinesOf = async (context: Context, { id }: FeeInvoiceRow): Promise<readonly FeeLineRow[]> =>
  (await linesLoader(context).load(id)) ?? [];

/** The replaced invoice's number. */
export async function replacedNumber(
  context: Context,
  { replacesId }: FeeInvoiceRow,
): Promise<string | null> {
  const replaced = replacesId === null ? undefined : await replacedLoader(context).load(replacesId);
  return replaced ? feeNumber(replaced) : null;
}

export interface FeesToCome extends Commission {
  readonly month: string;
  readonly rounds: number;
}

/** Fees of the running month, and of the last one until billed. */
export async function feesToCome(context: Context): Promise<readonly FeesToCome[]> {
  const companyId = companyOf(context);
  if (companyId === null) return [];
  const now = context.services.clock.now();
  const rows = await sql.unbilledOf(context.services.db, companyId, {
    from: endOfMonth(lastClosedMonth(now)),
    before: endOfMonth(feeMonthOf(now)),
  });
  const months = [...new Set([...rows.map(({ acceptedAt }) => feeMonthOf(acceptedAt)), feeMonthOf(now)])];
  return months.map((month) => {
    const those = rows.filter(({ acceptedAt }) => feeMonthOf(acceptedAt) === month);
    return {
      month,
      rounds: those.length,
      ...commissionOf(those.map(({ netPrice }) => netPrice).filter((netPrice) => netPrice > 0)),
    };
  });
}

/** A year's invoices and their lines. */
export async function feeLedger(context: Context, year: number): Promise<string> {
  const companyId = companyOf(context);
  const isYear = Number.isInteger(year) && year >= 2024 && year <= 2200;
  const { db } = context.services;
  const rows = companyId === null || !isYear ? [] : await sql.feeInvoicesOfYear(db, { companyId, year });
  const lines = await sql.feeLinesOf(
    db,
    rows.map(({ id }) => id),
  );
  return csv([
    [
      '請求書番号',
      '状態',
      '対象',
      '発行日',
      '支払期日',
      '登録番号',
      '手数料(税抜)',
      '消費税',
      '請求額',
      '入金日',
    ],
    ...rows.map((row) => [
      feeNumber(row),
      row.status === 'ISSUED' ? '有効' : '取り消し',
      monthWords(row.month),
      row.issuedOn,
      row.payBy,
      row.registrationNumber ?? '',
      row.net,
      row.tax,
      row.net + row.tax,
      row.paidOn ?? '',
    ]),
    [],
    ['請求書番号', '明細', '仕事', 'クリエイター', '検収日', '報酬(税抜)', '手数料(税抜)'],
    ...rows.flatMap((row) =>
      lines
        .filter(({ invoiceId }) => invoiceId === row.id)
        .map((line) => [
          feeNumber(row),
          line.position,
          line.title,
          line.creatorName,
          line.acceptedOn,
          line.netPrice,
          line.fee,
        ]),
    ),
  ]);
}
