import { batched, groupBy, indexBy } from '../../../lib/batch.ts';
import { japanDay } from '../../../lib/clock.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { keyOf } from '../../../lib/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { connection } from '../../../lib/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/paging.ts';
import { taxedBreakdownOf } from '../../../lib/prices.ts';
import type { TaxedBreakdown } from '../../../lib/prices.ts';
import { hasRole } from '../../../lib/viewer.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { recordsOf } from '../papers/issuedSql.ts';
import type { MadeDocument } from '../papers/issuedSql.ts';
import { isIndividual, prefectureNames } from '../parties.ts';
import { employmentFrom } from '../terms/employmentFields.ts';
import type { EnteredOpening, OfferTerms } from '../terms/fields.ts';
import { differencesFromOpening, termsOfOpening } from '../terms/fromOpening.ts';
import { differences, documentNumber, hashOf, paperOrNothing, paperOf, readPaper } from '../terms/paper.ts';
import type { Amended, LineDifference, OfferPaper } from '../terms/paper.ts';
import * as sql from './offersSql.ts';
import type { EventRow, MilestoneRow, OfferRow, OfferSide, UndecidedRow, VersionRow } from './offersSql.ts';

export const offerStatuses = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** One that nobody answered in time is over, without anything having been written. */
export function offerStatusAt(
  { status, replyBy }: Pick<OfferRow, 'replyBy' | 'status'>,
  now: Date,
): OfferStatus {
  return status === 'SENT' && replyBy !== null && replyBy.getTime() <= now.getTime() ? 'EXPIRED' : status;
}

/** Whose offers the viewer sees: their own as a creator, those of the company whose owner they are. */
export function offerSideOf(viewer: Viewer): OfferSide | undefined {
  if (viewer.kind !== 'user') return undefined;
  if (hasRole(viewer, 'CREATOR_USER')) return { creatorId: viewer.userId };
  return viewer.companyId !== null && hasRole(viewer, 'CORPORATE_USER')
    ? { companyId: viewer.companyId }
    : undefined;
}

const loader = batched<string, OfferRow>(async ({ services, viewer }, ids) => {
  const side = offerSideOf(viewer);
  return side ? indexBy(await sql.offersByIds(services.db, side, ids), ({ id }) => id) : new Map();
});

const ofEntryLoader = batched<string, OfferRow>(async ({ services, viewer }, ids) => {
  const side = offerSideOf(viewer);
  const rows = side ? await sql.offersOfEntries(services.db, side, ids) : [];
  return indexBy(rows, ({ entryId }) => entryId ?? '');
});

/** What was offered last to whoever entered; null for those who see no offers. */
export async function offerOfEntry(context: Context, entryId: string): Promise<OfferRow | null> {
  return (await ofEntryLoader(context).load(entryId)) ?? null;
}

export const offerKey = (globalId: string): string | undefined => keyOf(globalId, 'OfficialJobOffer');

/** Somebody else's answers as one that does not exist. */
export async function ownOffer(context: Context, key: string | undefined): Promise<OfferRow | null> {
  return key === undefined ? null : ((await loader(context).load(key)) ?? null);
}

export const offerNotFound = () =>
  new DomainError('ArgumentInvalidError', 'オファーが見つかりません。', { field: 'offerId' });

export async function offersOf(context: Context, page: KeysetPage): Promise<Connection<OfferRow>> {
  const side = offerSideOf(context.viewer);
  const rows = side ? await sql.offersPage(context.services.db, side, page) : [];
  return connection(page, rows, ({ sentAt, id }) => ({ at: sentAt, id }));
}

const versionLoader = batched<string, readonly VersionRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.versionsOf(services.db, ids), ({ offerId }) => offerId),
);
const undecidedLoader = batched<string, readonly UndecidedRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.undecidedOf(services.db, ids), ({ offerId }) => offerId),
);
const milestoneLoader = batched<string, readonly MilestoneRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.milestonesOf(services.db, ids), ({ offerId }) => offerId),
);
const eventLoader = batched<string, readonly EventRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.eventsOf(services.db, ids), ({ offerId }) => offerId),
);

const recordLoader = batched<string, MadeDocument & { readonly offerId: string }>(async ({ services }, ids) =>
  indexBy(await recordsOf(services.db, ids), ({ offerId }) => offerId),
);

export async function recordAddress(context: Context, { id, status }: OfferRow): Promise<string | null> {
  const record = status === 'ACCEPTED' ? await recordLoader(context).load(id) : undefined;
  return record ? signedAddress(record.key, record.name) : null;
}

export function forgetOffer(context: Context, id: string): void {
  for (const known of [loader, versionLoader, undecidedLoader, milestoneLoader, eventLoader])
    known(context).clear(id);
}

export async function eventsOf(context: Context, offer: OfferRow): Promise<readonly EventRow[]> {
  return (await eventLoader(context).load(offer.id)) ?? [];
}

/** When something happened to the version that stands; null where it did not. */
export async function happenedAt(
  context: Context,
  offer: OfferRow,
  kind: EventRow['kind'],
): Promise<Date | null> {
  const events = await eventsOf(context, offer);
  return (
    events.findLast((event) => event.kind === kind && event.version === offer.currentVersion)?.happenedAt ??
    null
  );
}

/** The terms of a version, as the form takes them. */
export function termsOf(
  row: VersionRow,
  undecided: readonly UndecidedRow[],
  milestones: readonly MilestoneRow[],
): OfferTerms {
  return {
    title: row.title ?? '業務委託',
    remunerationType: row.remunerationType === 'HOURLY_RATE' ? 'HOURLY_RATE' : 'CONTRACT_UNIT',
    work: row.work,
    revisions: row.revisions,
    rights: row.rights,
    rightsNetPrice: row.rightsNetPrice,
    deliveryOn: row.deliveryOn,
    serviceFrom: row.serviceFrom,
    serviceTo: row.serviceTo,
    place: row.place,
    inspectionCompletesOn: row.inspectionCompletesOn,
    netPrice: row.netPrice,
    grossPrice: row.grossPrice,
    amountFormula: row.amountFormula,
    weeklyHours: row.weeklyHours,
    paymentDueOn: row.paymentDueOn,
    paymentClosesOn: row.paymentClosesOn,
    paymentMonthsLater: row.paymentMonthsLater,
    paymentPaysOn: row.paymentPaysOn,
    paymentMethod: row.paymentMethod,
    publicity: row.publicity,
    other: row.otherTerms,
    isRecommissioned: row.isRecommissioned,
    upstreamClient: row.upstreamClient,
    upstreamPaymentOn: row.upstreamPaymentOn,
    milestones: milestones.flatMap(({ version, title, deliveryOn, netPrice, paymentDueOn }) =>
      version === row.version ? [{ title, deliveryOn, netPrice, paymentDueOn }] : [],
    ),
    undecided: undecided.flatMap(({ version, term, reason, decidedBy }) =>
      version === row.version ? [{ term, reason, decidedBy }] : [],
    ),
    employment: row.remunerationType === 'FULL_TIME' ? (employmentFrom(row.employment) ?? []) : null,
  };
}

/** A version with all that is shown of it. */
export interface ShownVersion {
  readonly row: VersionRow;
  readonly terms: OfferTerms;
  /** As it was issued. */
  readonly paper: OfferPaper;
  /** What it says otherwise than the one before. */
  readonly differences: readonly LineDifference[];
}

/** Versions as they were issued. Those from before papers were kept are made from their columns. */
export async function shownVersions(
  context: Context,
  offer: Pick<OfferRow, 'creatorId' | 'id'>,
): Promise<ShownVersion[]> {
  const rows = (await versionLoader(context).load(offer.id)) ?? [];
  const undecided = (await undecidedLoader(context).load(offer.id)) ?? [];
  const milestones = (await milestoneLoader(context).load(offer.id)) ?? [];
  const individual = await isIndividual(context, offer.creatorId);
  const shown: ShownVersion[] = [];
  for (const row of rows) {
    const terms = termsOf(row, undecided, milestones);
    const paper =
      row.paper === null
        ? paperOf(terms, {
            offerId: offer.id,
            version: row.version,
            issuedAt: row.createdAt,
            company: { name: row.companyName, lines: [] },
            creator: { name: row.creatorName, lines: [], isIndividual: individual },
            previousHash: row.previousHash,
          })
        : readPaper(row.paper);
    const before = shown.at(-1)?.paper.lines;
    shown.push({ row, terms, paper, differences: before ? differences(before, paper.lines) : [] });
  }
  return shown;
}

/** 条件の変更: the version whose place an offer would take; null of any other offer. */
export async function amendedVersion(
  context: Context,
  {
    amendsOfferId,
    amendsVersion,
    creatorId,
  }: Pick<OfferRow, 'amendsOfferId' | 'amendsVersion' | 'creatorId'>,
): Promise<ShownVersion | null> {
  if (amendsOfferId === null) return null;
  const shown = await shownVersions(context, { id: amendsOfferId, creatorId });
  return shown.find(({ row }) => row.version === amendsVersion) ?? null;
}

/** What a version says otherwise than the terms that are in force. */
export async function differencesFromAmended(
  context: Context,
  offer: OfferRow,
  { lines }: OfferPaper,
): Promise<LineDifference[]> {
  const amended = await amendedVersion(context, offer);
  // When the work was commissioned is no term that changes.
  return amended ? differences(amended.paper.lines, lines).filter(({ term }) => term !== 'COMMISSIONED') : [];
}

/** How a paper names what it changes, and the hash that it goes on from. */
export async function amendedFacts(
  context: Context,
  offer: Pick<OfferRow, 'amendsOfferId' | 'amendsVersion' | 'creatorId'>,
): Promise<{ readonly amends: Amended; readonly hash: string } | null> {
  const amended = await amendedVersion(context, offer);
  if (!amended) return null;
  const { offerId, version, contentHash, createdAt } = amended.row;
  const commissioned = await sql.commissionedAt(context.services.db, offerId);
  return {
    amends: {
      number: documentNumber(offerId),
      version,
      commissionedOn: japanDay(commissioned ?? createdAt),
    },
    hash: contentHash,
  };
}

/** Whether every paper that was kept has its hash, and names that of the one before. */
export function isChainWhole(
  rows: readonly Pick<VersionRow, 'contentHash' | 'paper' | 'previousHash'>[],
  /** Of the version that the first one changes. */
  amendedHash: string | null = null,
): boolean {
  return rows.every(({ paper, contentHash, previousHash }, at) => {
    if (paper === null) return true;
    const kept = paperOrNothing(paper);
    const before = rows[at - 1]?.contentHash ?? amendedHash;
    return (
      kept !== undefined &&
      hashOf(paper) === contentHash &&
      kept.previousHash === previousHash &&
      previousHash === before
    );
  });
}

/** What the amount of a version means for both sides; null of an hour's pay or of a formula. */
export async function breakdownOf(
  context: Context,
  offer: OfferRow,
  terms: OfferTerms,
): Promise<TaxedBreakdown | null> {
  if (terms.netPrice === null || terms.remunerationType === 'HOURLY_RATE') return null;
  return taxedBreakdownOf(terms.netPrice, await isIndividual(context, offer.creatorId));
}

const openingLoader = batched<string, EnteredOpening>(async ({ services }, ids) =>
  indexBy(await sql.openingsOfEntries(services.db, ids), ({ entryId }) => entryId),
);

/** What an offer to whoever entered begins with; null for those who send none, and where no words of the opening were kept. */
export async function termsForEntry(context: Context, entryId: string): Promise<OfferTerms | null> {
  const side = offerSideOf(context.viewer);
  return side && 'companyId' in side ? openingTerms(context, entryId) : null;
}

async function openingTerms(context: Context, entryId: string): Promise<OfferTerms | null> {
  const opening = await openingLoader(context).load(entryId);
  return opening ? termsOfOpening(opening, await prefectureNames(context)) : null;
}

/** What a version says otherwise than the opening that its creator entered. */
export async function differencesFromEntered(
  context: Context,
  { entryId }: OfferRow,
  { lines }: OfferPaper,
): Promise<LineDifference[]> {
  const before = entryId === null ? null : await openingTerms(context, entryId);
  return before === null ? [] : differencesFromOpening(before, lines);
}
