import * as v from 'valibot';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { PaperItem, Sheet } from '../../documents/papers.ts';
import { keepDocument, unlessSwept } from '../../media/keep.ts';
import * as sql from './invoicesSql.ts';
import type { InvoiceRow } from './invoicesSql.ts';
import { dayWords } from '../../../lib/dates/days.ts';
import { yen } from './paperWords.ts';

/** Prints an invoice; after that the bank account is only in the PDF. */

export const invoiceIssued = effect('engagement.invoiceIssued', v.object({ invoiceId: v.string() }));

/** Binds the encrypted account to its invoice. */
export const placeOfAccount = (invoiceId: string): string => `engagement_invoices.bank:${invoiceId}`;

const accountShape = v.object({
  bankName: v.string(),
  branchName: v.string(),
  branchCode: v.string(),
  accountType: v.picklist(['CURRENT', 'ORDINARY', 'SAVINGS']),
  number: v.string(),
  holder: v.string(),
});
type Account = v.InferOutput<typeof accountShape>;

const accountTypes = { ORDINARY: '普通', CURRENT: '当座', SAVINGS: '貯蓄' } as const;

/** 2026-0012 */
export const invoiceNumber = ({ year, ordinal }: Pick<InvoiceRow, 'ordinal' | 'year'>): string =>
  `${year}-${String(ordinal).padStart(4, '0')}`;

function titleOf({ registrationNumber, replacesId }: InvoiceRow): string {
  if (registrationNumber === null) return '請求書';
  return replacesId === null ? '適格請求書' : '修正適格請求書';
}

function itemsOf(invoice: InvoiceRow, account: Account, replaced: InvoiceRow | undefined): PaperItem[] {
  const { net, tax, withholding, registrationNumber, deductiblePercent, note } = invoice;
  return [
    { label: 'ご請求額', text: yen(net + tax - withholding), isLarge: true },
    { label: '件名', text: invoice.title },
    { label: '取引年月日', text: dayWords(invoice.receivedOn) },
    { label: '報酬(税抜)', text: yen(net), note: '10%対象' },
    { label: '消費税(10%)', text: yen(tax) },
    ...(withholding > 0
      ? [{ label: '源泉所得税', text: `\u2212${yen(withholding)}`, note: '復興特別所得税を含む。' }]
      : []),
    { label: 'お支払い期日', text: dayWords(invoice.payBy) },
    {
      label: 'お振込先',
      text: `${account.bankName} ${account.branchName}(${account.branchCode}) ${accountTypes[account.accountType]} ${account.number}\n${account.holder}`,
      note: '振込手数料はご負担ください。',
    },
    {
      label: '登録番号',
      text: registrationNumber ?? '適格請求書発行事業者の登録なし',
      ...(registrationNumber === null && {
        note: `経過措置により、消費税額の${deductiblePercent}%を仕入税額控除できます。`,
      }),
    },
    ...(replaced === undefined
      ? []
      : [
          {
            label: '修正のもと',
            text: `${dayWords(replaced.issuedOn)}に発行した請求書(No. ${invoiceNumber(replaced)})`,
            ...(replaced.voidReason !== null && { note: `取り消しの理由 ${replaced.voidReason}` }),
          },
        ]),
    ...(note === null ? [] : [{ label: '備考', text: note }]),
  ];
}

export function invoiceSheet(invoice: InvoiceRow, account: Account, replaced: InvoiceRow | undefined): Sheet {
  const address = invoice.issuerAddress;
  return {
    kind: 'sheet',
    title: titleOf(invoice),
    author: invoice.issuerName,
    date: invoice.issuedOn,
    number: `No. ${invoiceNumber(invoice)}`,
    edition: `発行日　${dayWords(invoice.issuedOn)}`,
    footer: 'つむぎで発行した請求書です。',
    parties: [
      { label: '請求先', name: `${invoice.companyName} 御中`, lines: [] },
      { label: '請求元', name: invoice.issuerName, lines: address === null ? [] : [address] },
    ],
    items: itemsOf(invoice, account, replaced),
    notes: [],
  };
}

/** Idempotent. */
export async function makeInvoice(services: Services, invoiceId: string): Promise<void> {
  const { db, clock, papers, secrets, storage } = services;
  const invoice = await sql.invoiceById(db, invoiceId);
  const sealed = await sql.sealedAccount(db, invoiceId);
  // Voided meanwhile, or made already.
  if (!invoice || sealed === null || invoice.documentKey !== null) return;
  const account = v.parse(accountShape, JSON.parse(secrets.open(sealed, placeOfAccount(invoiceId))));
  const replaced = invoice.replacesId === null ? undefined : await sql.invoiceById(db, invoice.replacesId);
  const bytes = await papers.make(invoiceSheet(invoice, account, replaced));
  await unlessSwept(async () => {
    const stored = await storage.put(bytes, 'pdf');
    await db.transaction().execute(async (trx) => {
      const filename = `${titleOf(invoice)}_${invoiceNumber(invoice)}.pdf`;
      const mediaId = await keepDocument(trx, services, { stored, filename });
      await sql.insertDocument(trx, { invoice_id: invoiceId, media_id: mediaId, made_at: clock.now() });
    });
  });
}

export function invoiceEffects(services: Services): EffectHandlers {
  return handle(invoiceIssued, ({ invoiceId }) => makeInvoice(services, invoiceId));
}
