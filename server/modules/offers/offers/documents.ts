import * as v from 'valibot';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/services.ts';
import type { PaperItem, Sheet } from '../../documents/papers.ts';
import { keepDocument, unlessSwept } from '../../media/keep.ts';
import { dayWords, readPaper } from '../terms/paper.ts';
import type { OfferPaper, PaperLine } from '../terms/paper.ts';
import * as sql from './offersSql.ts';

/** Apart from what is told of a version: a PDF that cannot be made yet holds no notice up, and is tried again by itself. */
export const versionIssued = effect('offer.issued', v.object({ offerId: v.string(), version: v.number() }));

const itemOf = ({ label, term, state, text, notes }: PaperLine): PaperItem => ({
  label,
  text: text.length === 0 ? '定めなし' : text.join('\n'),
  ...(notes.length > 0 && { note: notes.join('\n') }),
  isUndecided: state === 'UNDECIDED',
  isLarge: term === 'AMOUNT' && state === 'DECIDED' && text.length === 1 && (text[0]?.length ?? 0) < 30,
});

/** The paper as it is printed, from the very text that its hash is of. */
export function sheetOf(paper: OfferPaper, contentHash: string): Sheet {
  const [one, other] = paper.parties;
  if (one === undefined || other === undefined) throw new Error('A paper has two parties.');
  const day = paper.issuedAt.slice(0, 10);
  return {
    kind: 'sheet',
    title: paper.title,
    author: 'つむぎ',
    date: day,
    number: `No. ${paper.number}`,
    edition: `第${paper.version}版　${dayWords(day)} ${paper.issuedAt.slice(11, 16)}`,
    footer: paper.law,
    parties: [
      { label: one.role, name: one.name, lines: one.lines },
      { label: other.role, name: other.name, lines: other.lines },
    ],
    items: paper.lines.map(itemOf),
    notes: [
      [
        `件名　${paper.subject}`,
        `この版の内容を表す値(SHA-256)　${contentHash}`,
        ...(paper.previousHash === null ? [] : [`前の版の値　${paper.previousHash}`]),
      ].join('\n'),
    ],
  };
}

export function documentName(paper: Pick<OfferPaper, 'number' | 'title' | 'version'>): string {
  return `${paper.title}_${paper.number}_第${paper.version}版.pdf`;
}

/** Twice is once: what was made first stays. */
async function makeDocument(services: Services, offerId: string, version: number): Promise<void> {
  const { db, clock, papers, storage } = services;
  const wanted = await sql.paperWithoutDocument(db, offerId, version);
  if (wanted === undefined) return;
  const paper = readPaper(wanted.paper);
  const bytes = await papers.make(sheetOf(paper, wanted.contentHash));
  await unlessSwept(async () => {
    const stored = await storage.put(bytes, 'pdf');
    await db.transaction().execute(async (trx) => {
      const mediaId = await keepDocument(trx, services, { stored, filename: documentName(paper) });
      await sql.insertDocument(trx, { offer_id: offerId, version, media_id: mediaId, made_at: clock.now() });
    });
  });
}

export function documentEffects(services: Services): EffectHandlers {
  return handle(versionIssued, ({ offerId, version }) => makeDocument(services, offerId, version));
}
