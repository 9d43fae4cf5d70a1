import type { Context } from '../../../lib/request/context.ts';
import { csv } from '../../../lib/text/csv.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { engagementSideOf } from '../works/engagements.ts';
import { invoiceNumber } from './invoicePaper.ts';
import * as sql from './invoicesSql.ts';
import type { LedgerRow } from './invoicesSql.ts';

/**
 * A year's invoices as CSV: with totals by counterparty (確定申告, 支払調書), and for import into freee (取引インポート) and
 * Money Forward (仕訳帳インポート), as their help pages describe.
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
      '納品日',
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
      row.receivedOn,
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

/** 収支区分 to 備考: one line a deal, and one more for withheld tax. */
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
      isCreator ? '課税売上10%' : freeePurchase(row),
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

/** As the program names a purchase from whoever has no number: what may be deducted of it. */
function freeePurchase({ registrationNumber, deductiblePercent }: LedgerRow): string {
  if (registrationNumber !== null) return '課対仕入10%';
  return deductiblePercent === 0 ? '対象外' : `課対仕入(控${deductiblePercent})10%`;
}

interface JournalSide {
  readonly account: string;
  readonly other: string;
  readonly taxClass: string;
  /** 適格, or the deductible share without a number; only for taxable purchases. */
  readonly invoice: string;
  readonly amount: number;
  readonly tax: number | '';
}

const sideNames = [
  '勘定科目',
  '補助科目',
  '部門',
  '取引先',
  '税区分',
  'インボイス',
  '金額(円)',
  '税額',
] as const;
const sideCells = (side: JournalSide | null): (number | string)[] =>
  side === null
    ? sideNames.map(() => '')
    : [side.account, '', '', side.other, side.taxClass, side.invoice, side.amount, side.tax];

/** Money Forward's 27 columns (A to AA); the header must match exactly. */
const moneyForwardHead = [
  '取引No',
  '取引日',
  ...sideNames.map((name) => `借方${name}`),
  ...sideNames.map((name) => `貸方${name}`),
  '摘要',
  '仕訳メモ',
  'タグ',
  'MF仕訳タイプ',
  '決算整理仕訳',
  '作成日時',
  '作成者',
  '最終更新日時',
  '最終更新者',
];

/** An entry for each invoice: lines with equal day and number form one, with equal sides. */
function moneyForward(rows: readonly LedgerRow[], isCreator: boolean): string {
  return csv([
    moneyForwardHead,
    ...rows.flatMap((row, index) => {
      const other = isCreator ? row.companyName : row.issuerName;
      const about = `${row.title} ${invoiceNumber(row)}`;
      const side = (account: string, amount: number): JournalSide => ({
        account,
        other,
        taxClass: '対象外',
        invoice: '',
        amount,
        tax: '',
      });
      const line = (debit: JournalSide | null, credit: JournalSide | null, words: string) => [
        index + 1,
        slashed(row.receivedOn),
        ...sideCells(debit),
        ...sideCells(credit),
        words,
        ...Array.from({ length: 8 }, () => ''),
      ];
      const owed = side(isCreator ? '売掛金' : '買掛金', payable(row));
      const withheld = side(isCreator ? '事業主貸' : '預り金', row.withholding);
      const gross = { ...side(isCreator ? '売上高' : '外注費', row.net + row.tax), tax: row.tax };
      const taxed: JournalSide = isCreator
        ? { ...gross, taxClass: '課税売上 10%' }
        : { ...gross, taxClass: '課税仕入 10%', invoice: invoiceClass(row) };
      const tax = `${about} 源泉所得税`;
      const both = isCreator ? line(owed, taxed, about) : line(taxed, owed, about);
      if (row.withholding === 0) return [both];
      return [both, isCreator ? line(withheld, null, tax) : line(null, withheld, tax)];
    }),
  ]);
}

/** The program's name of a purchase class: 適格 with a number, else by the deductible share. */
function invoiceClass({ registrationNumber, deductiblePercent }: LedgerRow): string {
  if (registrationNumber !== null) return '適格';
  return deductiblePercent === 0 ? '控除不可' : `${deductiblePercent}%控除`;
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
