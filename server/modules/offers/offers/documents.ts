import * as v from 'valibot';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { PaperItem, Sheet } from '../../documents/papers.ts';
import { keepDocument, unlessSwept } from '../../media/keep.ts';
import * as issued from '../papers/issuedSql.ts';
import { recordName, recordOf, sheetOfRecord } from '../papers/record.ts';
import { dayWords } from '../../../lib/dates/days.ts';
import { hashOf, readPaper } from '../terms/paper.ts';
import type { OfferPaper, PaperLine } from '../terms/paper.ts';

/** Separate from the version's notices: a PDF that fails does not delay them and is retried by itself. */
export const versionIssued = effect('offer.issued', v.object({ offerId: v.string(), version: v.number() }));

/** An agreement needs its record. */
export const offerConcluded = effect('offer.concluded', v.object({ offerId: v.string() }));

/** Both sides get an agreement's papers by mail. */
export const recordIssued = effect('offer.recorded', v.object({ offerId: v.string(), version: v.number() }));

const itemOf = ({ label, term, state, text, notes }: PaperLine): PaperItem => ({
  label,
  text: text.length === 0 ? '定めなし' : text.join('\n'),
  ...(notes.length > 0 && { note: notes.join('\n') }),
  isUndecided: state === 'UNDECIDED',
  isLarge:
    (term === 'AMOUNT' || term === 'WAGE') &&
    state === 'DECIDED' &&
    text.length === 1 &&
    (text[0]?.length ?? 0) < 30,
});

/** Typeset from the very text that is hashed. */
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

/** What is issued as a PDF: the bytes as they are made now, kept with what the list of papers says of them. */
async function issue(
  services: Services,
  sheet: Sheet,
  filename: string,
  values: Pick<
    Parameters<typeof issued.insertIssued>[1],
    'content_hash' | 'issued_at' | 'kind' | 'offer_id' | 'paper' | 'version'
  > &
    issued.IssuedFacts & { readonly number: string },
): Promise<void> {
  const { clock, newId, papers, storage } = services;
  const { companyId, creatorId, companyName, creatorName, subject, netPrice } = values;
  const known = { offerId: values.offer_id, version: values.version, kind: values.kind };
  const times = (await issued.issuesOf(services.db, known)) + 1;
  // What is issued anew is another paper, and says so.
  const bytes = await papers.make(
    times === 1 ? sheet : { ...sheet, edition: `${sheet.edition}　再発行${times - 1}` },
  );
  await unlessSwept(async () => {
    const stored = await storage.put(bytes, 'pdf');
    await services.db.transaction().execute(async (trx) => {
      const isFirst = await issued.insertIssued(trx, {
        id: newId(),
        kind: values.kind,
        company_id: companyId,
        creator_id: creatorId,
        offer_id: values.offer_id,
        version: values.version,
        company_name: companyName,
        creator_name: creatorName,
        subject: subject ?? '業務委託',
        number: values.number,
        issue: times,
        net_amount: netPrice,
        issued_at: values.issued_at,
        paper: values.paper ?? null,
        content_hash: values.content_hash ?? null,
        media_id: await keepDocument(trx, services, { stored, filename }),
        sha256: stored.key.slice(0, stored.key.indexOf('.')),
        made_at: clock.now(),
      });
      if (isFirst && values.kind === 'RECORD')
        await enqueue(trx, services, recordIssued, { offerId: values.offer_id, version: values.version });
    });
  });
}

/** Twice is once: what was made first stays. */
async function makeDocument(services: Services, offerId: string, version: number): Promise<void> {
  const wanted = await issued.unmadeVersion(services.db, offerId, version);
  if (wanted === undefined) return;
  const paper = readPaper(wanted.paper);
  await issue(services, sheetOf(paper, wanted.contentHash), documentName(paper), {
    ...pick(wanted),
    kind: 'OFFER',
    offer_id: offerId,
    version,
    number: paper.number,
    issued_at: wanted.createdAt,
  });
}

function pick({
  companyId,
  creatorId,
  companyName,
  creatorName,
  subject,
  netPrice,
}: issued.IssuedFacts): issued.IssuedFacts {
  return { companyId, creatorId, companyName, creatorName, subject, netPrice };
}

/** The record of an agreement, after the PDF of what was agreed on. */
async function makeRecord(services: Services, offerId: string): Promise<void> {
  const { db } = services;
  const version = await issued.agreedVersion(db, offerId);
  if (version === undefined) return;
  await makeDocument(services, offerId, version);
  const offer = await issued.concludedOffer(db, offerId);
  // Of those from before papers were kept there is nothing to make a record of.
  if (offer === undefined) return;
  const record = recordOf(offerId, offer, await issued.storyOf(db, offerId));
  const canonical = JSON.stringify(record);
  await issue(services, sheetOfRecord(canonical), recordName(record), {
    ...pick(offer),
    kind: 'RECORD',
    offer_id: offerId,
    version,
    number: `${record.number}-R`,
    issued_at: offer.respondedAt,
    paper: canonical,
    content_hash: hashOf(canonical),
  });
}

const patienceMs = 15 * 60_000;
const batch = 50;

/** Versions and agreements whose papers could not be made are looked for, however often it failed: none stays without. */
export async function sweepPapers(services: Services): Promise<void> {
  const { clock, db, log } = services;
  const older = { before: new Date(clock.now().getTime() - patienceMs), limit: batch };
  for (const { offerId, version } of await issued.versionsWithoutPaper(db, older))
    await makeDocument(services, offerId, version).catch((error: unknown) =>
      log.warn({ err: error, offerId, version }, 'the paper of an offer could not be made'),
    );
  for (const offerId of await issued.agreementsWithoutRecord(db, older))
    await makeRecord(services, offerId).catch((error: unknown) =>
      log.warn({ err: error, offerId }, 'the record of an agreement could not be made'),
    );
}

export function documentEffects(services: Services): EffectHandlers {
  return {
    ...handle(versionIssued, ({ offerId, version }) => makeDocument(services, offerId, version)),
    ...handle(offerConcluded, ({ offerId }) => makeRecord(services, offerId)),
  };
}
