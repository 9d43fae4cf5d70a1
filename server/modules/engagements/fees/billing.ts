import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import { japanDay } from '../../../lib/clock.ts';
import { DomainError } from '../../../lib/errors.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/services.ts';
import { endOfMonth, feePayBy, lastClosedMonth } from '../rules/fees.ts';
import { commissionOf, feeOf } from '../rules/taxes.ts';
import { feeTold } from './feeNews.ts';
import { feeIssued } from './feePaper.ts';
import * as sql from './feesSql.ts';
import type { BillableRow, FeeInvoiceRow } from './feesSql.ts';

/** つむぎの手数料の請求: a month that is over is billed once to each company; what was wrong is voided and issued anew. */

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

/** Of what is billed, and whether anything is. */
interface Bill {
  readonly companyId: string;
  readonly month: string;
  readonly replaced: Pick<FeeInvoiceRow, 'id' | 'payBy'> | null;
}

function titleOf({ title, number, remunerationType, isOneOfSeveral }: BillableRow): string {
  return remunerationType === 'HOURLY_RATE' || isOneOfSeveral ? `${title} 第${number}回` : title;
}

/** The registration number as the paper prints it; undefined where none was set. */
const numberIn = (text: string): string | null => /^T\d{13}/u.exec(text)?.[0] ?? null;

/** Writes the invoice of these rounds; those of nothing are settled without one. Answers its id. */
async function bill(
  trx: Transaction<Tables>,
  services: Needs,
  { companyId, month, replaced }: Bill,
  rounds: readonly BillableRow[],
): Promise<string | null> {
  const { clock, config, newId } = services;
  const now = clock.now();
  const companyName = await sql.holdCompany(trx, companyId);
  if (companyName === undefined || rounds.length === 0) return null;
  await sql.settleFees(
    trx,
    rounds.map(({ roundId }) => roundId),
    now,
  );
  const billed = rounds.filter(({ netPrice }) => netPrice > 0);
  if (billed.length === 0) return null;
  const { net, tax } = commissionOf(billed.map(({ netPrice }) => netPrice));
  const issuedOn = japanDay(now);
  const year = Number(issuedOn.slice(0, 4));
  const payBy = feePayBy(issuedOn);
  const id = newId();
  const { name, address, phone, representative, registrationNumber, bankAccount } = config.operator;
  await sql.insertFeeInvoice(
    trx,
    {
      id,
      company_id: companyId,
      month: `${month}-01`,
      year,
      ordinal: await sql.nextFeeOrdinal(trx, year),
      issued_on: issuedOn,
      pay_by: replaced !== null && replaced.payBy > payBy ? replaced.payBy : payBy,
      issuer_name: name,
      issuer_lines: [address, representative, phone].join('\n'),
      issuer_account: bankAccount,
      registration_number: numberIn(registrationNumber),
      company_name: companyName,
      net,
      tax,
      replaces_id: replaced?.id ?? null,
      issued_at: now,
    },
    billed.map((round, index) => ({
      invoice_id: id,
      position: index + 1,
      round_id: round.roundId,
      title: titleOf(round),
      creator_name: round.creatorName,
      accepted_on: japanDay(round.acceptedAt),
      net_price: round.netPrice,
      fee: feeOf(round.netPrice),
    })),
  );
  await enqueue(trx, services, feeIssued, { invoiceId: id });
  await enqueue(trx, services, feeTold, { invoiceId: id, news: 'FEE_INVOICED' });
  return id;
}

/** A month of a company's: once, however often and by however many it is asked. */
export async function closeMonth(
  services: Needs,
  { companyId, month }: Pick<Bill, 'companyId' | 'month'>,
): Promise<string | null> {
  return services.db.transaction().execute(async (trx) => {
    if ((await sql.holdCompany(trx, companyId)) === undefined) return null;
    // What came to light after its own month was billed goes with the last one that is over.
    const last = lastClosedMonth(services.clock.now());
    const open = (await sql.isBilled(trx, { companyId, month })) ? last : month;
    if (month > last || (open !== month && (await sql.isBilled(trx, { companyId, month: open }))))
      return null;
    const rounds = await sql.unbilledOf(trx, companyId, { from: null, before: endOfMonth(open) });
    return bill(trx, services, { companyId, month: open, replaced: null }, rounds);
  });
}

const batch = 200;

/** Every month that is over and was not billed: also those in which no server ran. Answers the invoices. */
export async function sweepFees(services: Needs): Promise<readonly string[]> {
  if (!services.config.mayInvoiceFees) return [];
  const now = services.clock.now();
  const due = await sql.monthsToBill(services.db, {
    before: endOfMonth(lastClosedMonth(now)),
    limit: batch,
  });
  const issued: string[] = [];
  for (const one of due) {
    const id = await closeMonth(services, one);
    if (id !== null) issued.push(id);
  }
  await services.db.transaction().execute(async (trx) => {
    for (const invoiceId of await sql.takeLateFees(trx, { today: japanDay(now), now, limit: batch }))
      await enqueue(trx, services, feeTold, { invoiceId, news: 'FEE_LATE' });
  });
  return issued;
}

const refused = (message: string) => new DomainError('ArgumentInvalidError', message);

/** F2026-0012 */
export const feeNumber = ({ year, ordinal }: Pick<FeeInvoiceRow, 'ordinal' | 'year'>): string =>
  `F${year}-${String(ordinal).padStart(4, '0')}`;

function readNumber(typed: string): { readonly year: number; readonly ordinal: number } {
  const [, year, ordinal] = /^F?(\d{4})-(\d{1,9})$/u.exec(typed.trim().toUpperCase()) ?? [];
  if (year === undefined || ordinal === undefined)
    throw refused('請求書の番号は、F2026-0001 のように指定してください。');
  return { year: Number(year), ordinal: Number(ordinal) };
}

async function held(trx: Transaction<Tables>, typed: string): Promise<FeeInvoiceRow> {
  const invoice = await sql.holdFeeInvoice(trx, readNumber(typed));
  if (!invoice) throw refused(`請求書 ${typed} はありません。`);
  return invoice;
}

export async function feeInvoiceOf(
  { db }: Needs,
  typed: string,
): Promise<{ readonly invoice: FeeInvoiceRow; readonly lines: readonly sql.FeeLineRow[] }> {
  const invoice = await db.transaction().execute((trx) => held(trx, typed));
  return { invoice, lines: await sql.feeLinesOf(db, [invoice.id]) };
}

export async function feeInvoicesFor({ db }: Needs, month: string | null): Promise<readonly FeeInvoiceRow[]> {
  return sql.listFeeInvoices(db, { month, limit: 500 });
}

/** That the money is there, on a day; null takes the mark back. */
export async function markFee(services: Needs, typed: string, paidOn: string | null): Promise<FeeInvoiceRow> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const invoice = await held(trx, typed);
    if (invoice.status === 'VOIDED') throw refused(`請求書 ${typed} は取り消されています。`);
    if (paidOn !== null && (paidOn < invoice.issuedOn || paidOn > japanDay(now)))
      throw refused(`入金日は、発行日(${invoice.issuedOn})から今日までの日付を指定してください。`);
    await sql.markFeePaid(trx, invoice.id, { paidOn, now });
    await audit(trx, services, {
      action: paidOn === null ? 'fee.unpaid' : 'fee.paid',
      subjectKind: 'FEE_INVOICE',
      subjectId: invoice.id,
      detail: { number: feeNumber(invoice), ...(paidOn !== null && { paidOn }) },
    });
    return { ...invoice, paidOn };
  });
}

/** What is to be billed for a line instead of its price; 0 leaves it out. */
export interface Adjustment {
  readonly position: number;
  readonly netPrice: number;
}

const mostNet = 1_000_000_000;

/** Voids an invoice and issues the same month anew, with what was decided of its lines. Answers the new one, where anything is left. */
export async function correctFee(
  services: Needs,
  typed: string,
  { reason, adjustments }: { readonly reason: string; readonly adjustments: readonly Adjustment[] },
): Promise<string | null> {
  const { clock, db, newId } = services;
  const words = reason.trim();
  if (words === '' || [...words].length > 500)
    throw refused('取り消しの理由を、500文字以内で指定してください。');
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const known = await sql.holdFeeInvoice(trx, readNumber(typed));
    // In the order in which a month is closed: the company before its invoice.
    if (known) await sql.holdCompany(trx, known.companyId);
    const invoice = await held(trx, typed);
    if (invoice.status === 'VOIDED') throw refused(`請求書 ${typed} は、すでに取り消されています。`);
    if (invoice.paidOn !== null)
      throw refused(`請求書 ${typed} は入金済みです。先に fees unpaid で入金の記録を取り消してください。`);
    const lines = await sql.feeLinesOf(trx, [invoice.id]);
    const decided = adjustments.map(({ position, netPrice }) => {
      const line = lines.find((one) => one.position === position);
      if (!line) throw refused(`請求書 ${typed} に、${position}行目はありません。`);
      if (!Number.isInteger(netPrice) || netPrice < 0 || netPrice > mostNet)
        throw refused(`${position}行目の報酬は、0円から10億円までの整数で指定してください。`);
      return {
        id: newId(),
        round_id: line.roundId,
        net_price: netPrice,
        reason: words,
        decided_at: now,
      };
    });
    await sql.insertAdjustments(trx, decided);
    await sql.voidFeeInvoice(trx, invoice.id, { reason: words, now });
    await audit(trx, services, {
      action: 'fee.void',
      subjectKind: 'FEE_INVOICE',
      subjectId: invoice.id,
      detail: {
        number: feeNumber(invoice),
        reason: words,
        lines: adjustments.map(({ position }) => position),
      },
    });
    const rounds = await sql.billableByIds(
      trx,
      lines.map(({ roundId }) => roundId),
    );
    const id = await bill(
      trx,
      services,
      { companyId: invoice.companyId, month: invoice.month, replaced: invoice },
      rounds,
    );
    // A new one says itself that it takes the place of another.
    if (id === null)
      await enqueue(trx, services, feeTold, { invoiceId: invoice.id, news: 'FEE_INVOICE_VOIDED' });
    return id;
  });
}
