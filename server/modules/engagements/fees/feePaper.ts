import * as v from 'valibot';
import { effect } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { PaperItem, Sheet } from '../../documents/papers.ts';
import { keepDocument, unlessSwept } from '../../media/keep.ts';
import { dayWords } from '../../../lib/dates/days.ts';
import { yen } from '../invoices/paperWords.ts';
import { monthWords } from '../rules/fees.ts';
import * as sql from './feesSql.ts';
import type { FeeInvoiceRow, FeeLineRow } from './feesSql.ts';

/** Prints a fee invoice. */

export const feeIssued = effect('fees.issued', v.object({ invoiceId: v.string() }));

const numberOf = ({ year, ordinal }: FeeInvoiceRow): string => `F${year}-${String(ordinal).padStart(4, '0')}`;

function titleOf({ registrationNumber, replacesId }: FeeInvoiceRow): string {
  if (registrationNumber === null) return '請求書';
  return replacesId === null ? '適格請求書' : '修正適格請求書';
}

const lineItem = (line: FeeLineRow): PaperItem => ({
  label: `明細 ${line.position}`,
  text: `${line.title}　手数料 ${yen(line.fee)}`,
  note: `${line.creatorName}さん　${dayWords(line.acceptedOn)}検収　報酬 ${yen(line.netPrice)}(税抜)`,
});

export function feeSheet(
  invoice: FeeInvoiceRow,
  lines: readonly FeeLineRow[],
  replaced: FeeInvoiceRow | undefined,
): Sheet {
  const { net, tax, month, registrationNumber } = invoice;
  return {
    kind: 'sheet',
    title: titleOf(invoice),
    author: invoice.issuerName,
    date: invoice.issuedOn,
    number: `No. ${numberOf(invoice)}`,
    edition: `発行日　${dayWords(invoice.issuedOn)}`,
    footer: 'つむぎの手数料の請求書です。',
    parties: [
      { label: '請求先', name: `${invoice.companyName} 御中`, lines: [] },
      { label: '請求元', name: invoice.issuerName, lines: invoice.issuerLines.split('\n') },
    ],
    items: [
      { label: 'ご請求額', text: yen(net + tax), isLarge: true },
      {
        label: '件名',
        text: `つむぎ手数料 ${monthWords(month)}`,
        note: '期間中に検収された仕事の報酬(税抜)の10%です。1円未満は切り上げています。',
      },
      { label: '手数料(税抜)', text: yen(net), note: '10%対象' },
      { label: '消費税(10%)', text: yen(tax) },
      { label: 'お支払い期日', text: dayWords(invoice.payBy) },
      { label: 'お振込先', text: invoice.issuerAccount, note: '振込手数料はご負担ください。' },
      { label: '登録番号', text: registrationNumber ?? '適格請求書発行事業者の登録なし' },
      ...(replaced === undefined
        ? []
        : [
            {
              label: '修正のもと',
              text: `${dayWords(replaced.issuedOn)}に発行した請求書(No. ${numberOf(replaced)})`,
              ...(replaced.voidReason !== null && { note: `取り消しの理由 ${replaced.voidReason}` }),
            },
          ]),
      ...lines.map(lineItem),
    ],
    notes: [],
  };
}

/** Idempotent. */
export async function makeFeeInvoice(services: Services, invoiceId: string): Promise<void> {
  const { db, clock, papers, storage } = services;
  const invoice = await sql.feeInvoiceById(db, invoiceId);
  if (!invoice || invoice.documentKey !== null) return;
  const replaced = invoice.replacesId === null ? undefined : await sql.feeInvoiceById(db, invoice.replacesId);
  const bytes = await papers.make(feeSheet(invoice, await sql.feeLinesOf(db, [invoiceId]), replaced));
  await unlessSwept(async () => {
    const stored = await storage.put(bytes, 'pdf');
    await db.transaction().execute(async (trx) => {
      const filename = `つむぎ手数料_${titleOf(invoice)}_${numberOf(invoice)}.pdf`;
      const mediaId = await keepDocument(trx, services, { stored, filename });
      await sql.insertFeeDocument(trx, { invoice_id: invoiceId, media_id: mediaId, made_at: clock.now() });
    });
  });
}
