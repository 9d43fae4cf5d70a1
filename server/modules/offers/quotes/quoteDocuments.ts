import { handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { Sheet } from '../../documents/papers.ts';
import { keepDocument, unlessSwept } from '../../media/keep.ts';
import { dayWords } from '../../../lib/dates/days.ts';
import { documentNumber, japanTime } from '../terms/paper.ts';
import { amountOf, breakdownOfQuote, itemsOf, quoteSent } from './quotes.ts';
import * as sql from './quotesSql.ts';
import type { QuoteRow } from './quotesSql.ts';

const yen = (amount: number): string => `${amount.toLocaleString('en-US')}円`;

export function sheetOfQuote(quote: QuoteRow): Sheet {
  const sent = japanTime(quote.sentAt);
  const day = sent.slice(0, 10);
  const { consumptionTaxOfNet, withholdingTax } = breakdownOfQuote(quote);
  return {
    kind: 'sheet',
    title: '御見積書',
    author: 'つむぎ',
    date: day,
    number: `No. ${documentNumber(quote.id)}`,
    edition: `${dayWords(day)}　有効期限 ${dayWords(quote.validUntil)} 23:59まで`,
    footer: 'この見積は、つむぎのメッセージで送られたものです。契約は、オファーの承諾によって成立します。',
    parties: [
      { label: '宛先', name: quote.companyName, lines: [] },
      { label: '作成者', name: quote.creatorName, lines: [] },
    ],
    items: [
      { label: '件名', text: quote.title },
      ...itemsOf(quote).map((item) => ({
        label: item.name,
        text: yen(amountOf(item)),
        ...(item.quantity > 1 && { note: `${item.quantity}点 × ${yen(item.unitNetPrice)}` }),
      })),
      {
        label: '合計(税抜)',
        text: yen(quote.netPrice),
        isLarge: true,
        note: `消費税${yen(consumptionTaxOfNet)}を加える。${withholdingTax > 0 ? `源泉所得税${yen(withholdingTax)}を差し引く。` : ''}`,
      },
      ...(quote.note === null ? [] : [{ label: '備考', text: quote.note }]),
    ],
    notes: [],
  };
}

async function makeDocument(services: Services, quoteId: string): Promise<void> {
  const quote = await sql.unmadeQuote(services.db, quoteId);
  if (!quote) return;
  const bytes = await services.papers.make(sheetOfQuote(quote));
  await unlessSwept(async () => {
    const stored = await services.storage.put(bytes, 'pdf');
    await services.db.transaction().execute(async (trx) => {
      const mediaId = await keepDocument(trx, services, {
        stored,
        filename: `御見積書_${documentNumber(quote.id)}.pdf`,
      });
      await sql.setDocument(trx, quoteId, {
        mediaId,
        sha256: stored.key.slice(0, stored.key.indexOf('.')),
      });
    });
  });
}

const patienceMs = 15 * 60_000;

/** Makes papers that failed before. */
export async function sweepQuotes(services: Services): Promise<void> {
  const { clock, db, log } = services;
  const older = { before: new Date(clock.now().getTime() - patienceMs), limit: 50 };
  for (const quoteId of await sql.unmadeQuotes(db, older))
    await makeDocument(services, quoteId).catch((error: unknown) =>
      log.warn({ err: error, quoteId }, 'the paper of a quote could not be made'),
    );
}

export function quoteEffects(services: Services): EffectHandlers {
  return handle(quoteSent, ({ quoteId }) => makeDocument(services, quoteId));
}
