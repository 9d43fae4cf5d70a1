import type { Context } from '../../../lib/context.ts';
import { csv } from '../../../lib/csv.ts';
import { DomainError } from '../../../lib/errors.ts';
import { engagementSideOf } from '../engagements.ts';
import { invoiceNumber } from './invoicePaper.ts';
import * as sql from './invoicesSql.ts';
import type { LedgerRow } from './invoicesSql.ts';

/**
 * Invoices of a year as CSV: for people with totals by counterparty (確定申告, 支払調書), and in the columns that accounting programs import: freee's
 * 取引インポート and Money Forward's 仕訳帳インポート, as their help pages describe them.
 */

export const ledgerFormats = ['LIST', 'FREEE', 'MONEY_FORWARD'] as const;
export type LedgerFormat = (typeof ledgerFormats)[number];

const slashed = (day: string): string => day.replaceAll('-', '/');
const sumOf = (rows: readonly LedgerRow[], of: (row: LedgerRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
const payable = ({ net, tax, withholding }: LedgerRow): number => net + tax - withholding;

function list(rows: readonly LedgerRow[], isCreator: boolean): string {
  const other = (row: LedgerRow): string => (isCreator ? row.companyName : row.issuerName);
  const names = [...new Set(rows.map(other))];
  const standing = rows.filter(({ status }) => status === 'ISSUED');
  return csv([
    [
      '発行日',
      '請求書番号',
      '状態',
      '取引先',
      '件名',
      '登録番号',
      '報酬(税抜)',
      '消費税',
      '源泉所得税',
      '差引支払額',
      '支払期日',
      '支払日',
    ],
    ...rows.map((row) => [
      row.issuedOn,
      invoiceNumber(row),
      row.status === 'ISSUED' ? '有効' : '取り消し',
      other(row),
      row.title,
      row.registrationNumber ?? '',
      row.net,
      row.tax,
      row.withholding,
      payable(row),
      row.payBy,
      row.status === 'ISSUED' ? (row.paidOn ?? '') : '',
    ]),
    [],
    ['取引先', '件数', '報酬(税抜)', '消費税', '源泉所得税', '差引支払額', 'うち支払い済み'],
    ...names.map((name) => {
      const those = standing.filter((row) => other(row) === name);
      const paid = those.filter(({ paidOn }) => paidOn !== null);
      return [
        name,
        those.length,
        sumOf(those, ({ net }) => net),
        sumOf(those, ({ tax }) => tax),
        sumOf(those, ({ withholding }) => withholding),
        sumOf(those, payable),
        sumOf(paid, payable),
      ];
    }),
  ]);
}

/** 収支区分 to 備考: one line a deal; withheld tax is a further line of the same deal. */
function freee(rows: readonly LedgerRow[], isCreator: boolean): string {
  const lines = rows.flatMap((row) => {
    const other = isCreator ? row.companyName : row.issuerName;
    const main = [
      isCreator ? '収入' : '支出',
      invoiceNumber(row),
      slashed(row.receivedOn),
      slashed(row.payBy),
      other,
      isCreator ? '売上高' : '外注費',
      isCreator ? '課税売上10%' : '課対仕入10%',
      row.net + row.tax,
      '税込',
      row.tax,
      row.title,
      row.paidOn === null ? '' : slashed(row.paidOn),
      row.paidOn === null ? '' : payable(row),
    ];
    return row.withholding === 0
      ? [main]
      : [
          main,
          [
            '',
            '',
            '',
            '',
            other,
            isCreator ? '事業主貸' : '預り金',
            '対象外',
            -row.withholding,
            '税込',
            0,
            '源泉所得税',
            '',
            '',
          ],
        ];
  });
  return csv([
    [
      '収支区分',
      '管理番号',
      '発生日',
      '決済期日',
      '取引先',
      '勘定科目',
      '税区分',
      '金額',
      '税計算区分',
      '税額',
      '備考',
      '決済日',
      '決済金額',
    ],
    ...lines,
  ]);
}

/** 取引No to 摘要: a journal entry for each invoice. */
function moneyForward(rows: readonly LedgerRow[], isCreator: boolean): string {
  return csv([
    [
      '取引No',
      '取引日',
      '借方勘定科目',
      '借方取引先',
      '借方税区分',
      '借方金額(円)',
      '貸方勘定科目',
      '貸方取引先',
      '貸方税区分',
      '貸方金額(円)',
      '摘要',
    ],
    ...rows.flatMap((row, index) => {
      const other = isCreator ? row.companyName : row.issuerName;
      const about = `${row.title} ${invoiceNumber(row)}`;
      const [no, day] = [index + 1, slashed(row.receivedOn)];
      const gross = row.net + row.tax;
      if (isCreator)
        return [
          [no, day, '売掛金', other, '対象外', payable(row), '売上高', other, '課税売上 10%', gross, about],
          ...(row.withholding === 0
            ? []
            : [
                [
                  no,
                  day,
                  '事業主貸',
                  other,
                  '対象外',
                  row.withholding,
                  '',
                  '',
                  '',
                  '',
                  `${about} 源泉所得税`,
                ],
              ]),
        ];
      return [
        [no, day, '外注費', other, '課税仕入 10%', gross, '買掛金', other, '対象外', payable(row), about],
        ...(row.withholding === 0
          ? []
          : [[no, day, '', '', '', '', '預り金', other, '対象外', row.withholding, `${about} 源泉所得税`]]),
      ];
    }),
  ]);
}

export function ledgerOf(rows: readonly LedgerRow[], format: LedgerFormat, isCreator: boolean): string {
  if (format === 'LIST') return list(rows, isCreator);
  const standing = rows.filter(({ status }) => status === 'ISSUED');
  return format === 'FREEE' ? freee(standing, isCreator) : moneyForward(standing, isCreator);
}

export async function ledgerCsv(context: Context, year: number, format: LedgerFormat): Promise<string> {
  const side = engagementSideOf(context.viewer);
  if (!side) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const isYear = Number.isInteger(year) && year >= 2024 && year <= 2200;
  const rows = isYear ? await sql.ledgerOf(context.services.db, side, year) : [];
  return ledgerOf(rows, format, 'creatorId' in side);
}
