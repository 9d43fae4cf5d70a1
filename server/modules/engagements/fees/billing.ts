import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { audit } from '../../../lib/audit.ts';
import type { Acting } from '../../../lib/audit.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { isDay } from '../../../lib/dates/days.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import type { DomainErrorDetails } from '../../../lib/request/errors.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { daysLate } from '../rules/dates.ts';
import { endOfMonth, feePayBy, lastClosedMonth } from '../rules/fees.ts';
import { commissionOf, feeOf } from '../rules/taxes.ts';
import { feeTold } from './feeNews.ts';
import { feeIssued } from './feePaper.ts';
import * as sql from './feesSql.ts';
import type { BillableRow, FeeInvoiceRow } from './feesSql.ts';

/** Our fee invoices: each month is billed once to a company; wrong ones are voided and reissued. */

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

/** What to bill. */
interface Bill {
  readonly companyId: string;
  readonly month: string;
  readonly replaced: Pick<FeeInvoiceRow, 'id' | 'payBy'> | null;
}

function titleOf({ title, number, remunerationType, isOneOfSeveral }: BillableRow): string {
  return remunerationType === 'HOURLY_RATE' || isOneOfSeveral ? `${title} 第${number}回` : title;
}

/** The registration number; null when not configured. */
const numberIn = (text: string): string | null => /^T\d{13}/u.exec(text)?.[0] ?? null;

/** Bills these rounds, or settles them without an invoice if nothing is due. Answers the invoice's id. */
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

/** Idempotent for each company and month. */
export async function closeMonth(
  services: Needs,
  { companyId, month }: Pick<Bill, 'companyId' | 'month'>,
): Promise<string | null> {
  return services.db.transaction().execute(async (trx) => {
    if ((await sql.holdCompany(trx, companyId)) === undefined) return null;
    // Fees found after their month was billed go into the last closed month.
    const last = lastClosedMonth(services.clock.now());
    const open = (await sql.isBilled(trx, { companyId, month })) ? last : month;
    if (month > last || (open !== month && (await sql.isBilled(trx, { companyId, month: open }))))
      return null;
    const rounds = await sql.unbilledOf(trx, companyId, { from: null, before: endOfMonth(open) });
    return bill(trx, services, { companyId, month: open, replaced: null }, rounds);
  });
}

const batch = 200;

/** Bills closed months, including those when no server ran. Answers the invoices. */
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

const refused = (message: string, details?: DomainErrorDetails) =>
  new DomainError('ArgumentInvalidError', message, details);

/** F2026-0012 */
export const feeNumber = ({ year, ordinal }: Pick<FeeInvoiceRow, 'ordinal' | 'year'>): string =>
  `F${year}-${String(ordinal).padStart(4, '0')}`;

/** 0 of what is paid or voided. */
export function feeDaysLate({ status, paidOn, payBy }: FeeInvoiceRow, today: string): number {
  return status === 'ISSUED' && paidOn === null ? daysLate({ payBy }, today) : 0;
}

/** At an address that ends; null until it is made, a moment after it was issued. */
export function feeDocumentUrl({ documentKey, documentName }: FeeInvoiceRow): string | null {
  return documentKey === null ? null : signedAddress(documentKey, documentName ?? '');
}

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

export const isFeeMonth = (typed: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(typed);

export async function feeInvoicesFor({ db }: Needs, month: string | null): Promise<readonly FeeInvoiceRow[]> {
  return sql.listFeeInvoices(db, { month, limit: 500 });
}

/** Records a payment; null undoes it. */
export async function markFee(
  services: Acting & Needs,
  typed: string,
  paidOn: string | null,
): Promise<FeeInvoiceRow> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const invoice = await held(trx, typed);
    if (invoice.status === 'VOIDED') throw refused(`請求書 ${typed} は取り消されています。`);
    if (paidOn !== null && (!isDay(paidOn) || paidOn < invoice.issuedOn || paidOn > japanDay(now)))
      throw refused(`入金日は、発行日(${invoice.issuedOn})から今日までの日付を指定してください。`, {
        field: 'paidOn',
      });
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

/** Replaces a line's price; 0 removes it. */
export interface Adjustment {
  readonly position: number;
  readonly netPrice: number;
}

const mostNet = 1_000_000_000;

/** Voids an invoice and reissues the month with adjustments. Answers the new one, if any. */
export async function correctFee(
  services: Acting & Needs,
  typed: string,
  { reason, adjustments }: { readonly reason: string; readonly adjustments: readonly Adjustment[] },
): Promise<string | null> {
  const { clock, db, newId } = services;
  const words = reason.trim();
  if (words === '' || [...words].length > 500)
    throw refused('取り消しの理由を、500文字以内で指定してください。', { field: 'reason' });
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const known = await sql.holdFeeInvoice(trx, readNumber(typed));
    // The company is locked before its invoice, as when closing a month.
    if (known) await sql.holdCompany(trx, known.companyId);
    const invoice = await held(trx, typed);
    if (invoice.status === 'VOIDED') throw refused(`請求書 ${typed} は、すでに取り消されています。`);
    if (invoice.paidOn !== null)
      throw refused(`請求書 ${typed} は入金済みです。先に入金の記録を取り消してください。`);
    const lines = await sql.feeLinesOf(trx, [invoice.id]);
    const decided = adjustments.map(({ position, netPrice }, at) => {
      const line = lines.find((one) => one.position === position);
      if (!line) throw refused(`請求書 ${typed} に、${position}行目はありません。`);
      if (!Number.isInteger(netPrice) || netPrice < 0 || netPrice > mostNet)
        throw refused(`${position}行目の報酬は、0円から10億円までの整数で指定してください。`, {
          field: `adjustments.${at}.netPrice`,
        });
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
    // A new invoice says that it replaces another.
    if (id === null)
      await enqueue(trx, services, feeTold, { invoiceId: invoice.id, news: 'FEE_INVOICE_VOIDED' });
    return id;
  });
}
