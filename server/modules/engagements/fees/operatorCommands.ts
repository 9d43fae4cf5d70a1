import { japanDay } from '../../../lib/dates/clock.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { mailboxLines, numberOf, NotUnderstoodError } from '../../../lib/operatorCommands.ts';
import type { Commands, OperatorServices } from '../../../lib/operatorCommands.ts';
import { columns } from '../../../lib/text/textColumns.ts';
import { monthWords } from '../rules/fees.ts';
import {
  correctFee,
  feeInvoiceOf,
  feeInvoicesFor,
  feeNumber,
  isFeeMonth,
  markFee,
  sweepFees,
} from './billing.ts';
import type { Adjustment } from './billing.ts';
import type { FeeInvoiceRow } from './feesSql.ts';

export const feeUsage: readonly string[] = [
  '  fees list [月]          手数料の請求書の一覧。月(2026-11)がなければ、未入金のものすべて',
  '  fees show 番号          請求書の明細',
  '  fees close              締まった月の請求書をすぐに発行する(通常は自動で発行されます)',
  '  fees paid 番号 [日付]   入金済みにする。日付(2026-12-25)がなければ今日',
  '  fees unpaid 番号        入金の記録を取り消す',
  '  fees void 番号 理由 [行=報酬 …]  取り消して発行し直す。行の報酬を変えられ、0 でその行を除く',
];

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

function stateOf({ status, paidOn, payBy }: FeeInvoiceRow, today: string): string {
  if (status === 'VOIDED') return '取り消し';
  if (paidOn !== null) return `入金 ${paidOn}`;
  return payBy < today ? '期日超過' : '未入金';
}

const heads = ['番号', '対象', '会社', '請求額', '支払期日', '状態'];

function rowOf(invoice: FeeInvoiceRow, today: string): string[] {
  return [
    feeNumber(invoice),
    monthWords(invoice.month),
    invoice.companyName,
    yen(invoice.net + invoice.tax),
    invoice.payBy,
    stateOf(invoice, today),
  ];
}

async function list(services: OperatorServices, month: string | undefined): Promise<string[]> {
  if (month !== undefined && !isFeeMonth(month))
    throw new NotUnderstoodError('月は、2026-11 のように指定してください。');
  const today = japanDay(services.clock.now());
  const rows = await feeInvoicesFor(services, month ?? null);
  if (rows.length === 0)
    return [
      month === undefined ? '未入金の請求書はありません。' : `${monthWords(month)}の請求書はありません。`,
    ];
  return columns([heads, ...rows.map((row) => rowOf(row, today))]);
}

async function show(services: OperatorServices, typed: string): Promise<string[]> {
  const { invoice, lines } = await feeInvoiceOf(services, typed);
  return [
    ...columns([heads, rowOf(invoice, japanDay(services.clock.now()))]),
    ...(invoice.voidReason === null ? [] : [`取り消しの理由 ${invoice.voidReason}`]),
    '',
    ...columns([
      ['行', '仕事', 'クリエイター', '検収日', '報酬(税抜)', '手数料(税抜)'],
      ...lines.map((line) => [
        String(line.position),
        line.title,
        line.creatorName,
        line.acceptedOn,
        yen(line.netPrice),
        yen(line.fee),
      ]),
    ]),
    `手数料(税抜) ${yen(invoice.net)}　消費税 ${yen(invoice.tax)}　請求額 ${yen(invoice.net + invoice.tax)}`,
  ];
}

async function close(services: OperatorServices): Promise<string[]> {
  if (!services.config.mayInvoiceFees)
    return [
      '請求書を発行できません。OPERATOR_NAME、OPERATOR_ADDRESS、OPERATOR_BANK_ACCOUNT を設定してください。',
    ];
  const issued = await sweepFees(services);
  return issued.length === 0
    ? ['発行する請求書はありません。']
    : [`${issued.length}件の請求書を発行しました。`, ...mailboxLines(services)];
}

async function paid(services: OperatorServices, typed: string, day: string | undefined): Promise<string[]> {
  const on = day ?? japanDay(services.clock.now());
  if (!isDay(on)) throw new NotUnderstoodError('日付は、2026-12-25 のように指定してください。');
  const invoice = await markFee(services, typed, on);
  return [`${feeNumber(invoice)}(${invoice.companyName})を、${on}の入金済みにしました。`];
}

async function unpaid(services: OperatorServices, typed: string): Promise<string[]> {
  const invoice = await markFee(services, typed, null);
  return [`${feeNumber(invoice)}(${invoice.companyName})の入金の記録を取り消しました。`];
}

function adjustmentFrom(typed: string): Adjustment {
  const [, position, netPrice] = /^(\d{1,5})=(\d{1,10})$/u.exec(typed) ?? [];
  if (position === undefined || netPrice === undefined)
    throw new NotUnderstoodError('行と報酬は、2=250000 のように指定してください。');
  return { position: Number(position), netPrice: Number(netPrice) };
}

async function correct(
  services: OperatorServices,
  typed: string,
  [reason, ...changes]: readonly string[],
): Promise<string[]> {
  if (reason === undefined) throw new NotUnderstoodError('取り消しの理由を指定してください。');
  const id = await correctFee(services, typed, { reason, adjustments: changes.map(adjustmentFrom) });
  return [
    `${typed} を取り消しました。`,
    id === null
      ? '請求する手数料がなくなったため、新しい請求書はありません。'
      : '新しい請求書を発行しました。',
    ...mailboxLines(services),
  ];
}

export const feeCommands: Commands = async (services, [subject, verb, number, ...words]) => {
  switch (`${subject} ${verb}`) {
    case 'fees list':
      return { code: 0, lines: await list(services, number) };
    case 'fees show':
      return { code: 0, lines: await show(services, numberOf(number, '請求書')) };
    case 'fees close':
      return { code: 0, lines: await close(services) };
    case 'fees paid':
      return { code: 0, lines: await paid(services, numberOf(number, '請求書'), words[0]) };
    case 'fees unpaid':
      return { code: 0, lines: await unpaid(services, numberOf(number, '請求書')) };
    case 'fees void':
      return { code: 0, lines: await correct(services, numberOf(number, '請求書'), words) };
    default:
      return undefined;
  }
};
