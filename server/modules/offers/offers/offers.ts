import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { taxedBreakdownOf } from '../../../lib/prices.ts';
import type { TaxedBreakdown } from '../../../lib/prices.ts';
import { hasRole } from '../../../lib/request/viewer.ts';
import type { Viewer } from '../../../lib/request/viewer.ts';
import { recordsOf } from '../papers/issuedSql.ts';
import type { MadeDocument } from '../papers/issuedSql.ts';
import { isIndividual, prefectureNames } from '../parties.ts';
import { employmentFrom } from '../terms/employmentFields.ts';
import type { EnteredOpening, OfferTerms } from '../terms/fields.ts';
import { differencesFromOpening, termsOfOpening } from '../terms/fromOpening.ts';
import { differences, documentNumber, hashOf, paperOrNothing, paperOf, readPaper } from '../terms/paper.ts';
import type { Amended, LineDifference, OfferPaper } from '../terms/paper.ts';
import * as eventsSql from './eventsSql.ts';
import type { EventRow } from './eventsSql.ts';
import * as sql from './offersSql.ts';
import type { OfferRow, OfferSide } from './offersSql.ts';
import { openingsOfEntries } from './originsSql.ts';
import { milestonesOf, undecidedOf, versionsOf } from './versionsSql.ts';
import type { MilestoneRow, UndecidedRow, VersionRow } from './versionsSql.ts';

export const offerStatuses = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Expires without any write. */
export function offerStatusAt(
  { status, replyBy }: Pick<OfferRow, 'replyBy' | 'status'>,
  now: Date,
): OfferStatus {
  return status === 'SENT' && replyBy !== null && replyBy.getTime() <= now.getTime() ? 'EXPIRED' : status;
}

/** The viewer's own as a creator, or their company's if they own it. */
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

/** The last offer to an applicant; null for those who see no offers. */
export async function offerOfEntry(context: Context, entryId: string): Promise<OfferRow | null> {
  return (await ofEntryLoader(context).load(entryId)) ?? null;
}

export const offerKey = (globalId: string): string | undefined => keyOf(globalId, 'OfficialJobOffer');

/** Somebody else's counts as not existing. */
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
  groupBy(ids, await versionsOf(services.db, ids), ({ offerId }) => offerId),
);
const undecidedLoader = batched<string, readonly UndecidedRow[]>(async ({ services }, ids) =>
  groupBy(ids, await undecidedOf(services.db, ids), ({ offerId }) => offerId),
);
const milestoneLoader = batched<string, readonly MilestoneRow[]>(async ({ services }, ids) =>
  groupBy(ids, await milestonesOf(services.db, ids), ({ offerId }) => offerId),
);
const eventLoader = batched<string, readonly EventRow[]>(async ({ services }, ids) =>
  groupBy(ids, await eventsSql.eventsOf(services.db, ids), ({ offerId }) => offerId),
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

/** When this happened to the present version, if it did. */
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

/** In the form's shape. */
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

export interface ShownVersion {
  readonly row: VersionRow;
  readonly terms: OfferTerms;
  /** As issued. */
  readonly paper: OfferPaper;
  /** Changes from the version before. */
  readonly differences: readonly LineDifference[];
}

/** Versions as issued. Old ones without a stored paper are made from their columns. */
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

/** 条件の変更: the version this offer would replace; null for other offers. */
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

/** Changes from the terms in force. */
export async function differencesFromAmended(
  context: Context,
  offer: OfferRow,
  { lines }: OfferPaper,
): Promise<LineDifference[]> {
  const amended = await amendedVersion(context, offer);
  // The day of commissioning is not a term that changes.
  return amended ? differences(amended.paper.lines, lines).filter(({ term }) => term !== 'COMMISSIONED') : [];
}

/** The paper's reference to what it changes, and that one's hash. */
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

/** Whether every stored paper matches its hash and names the hash before it. */
export function isChainWhole(
  rows: readonly Pick<VersionRow, 'contentHash' | 'paper' | 'previousHash'>[],
  /** The hash of the version that the first one changes. */
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

/** The amount for both sides; null for hourly pay and formulas. */
export async function breakdownOf(
  context: Context,
  offer: OfferRow,
  terms: OfferTerms,
): Promise<TaxedBreakdown | null> {
  if (terms.netPrice === null || terms.remunerationType === 'HOURLY_RATE') return null;
  const netPrice = terms.netPrice + (terms.rightsNetPrice ?? 0);
  return taxedBreakdownOf(netPrice, await isIndividual(context, offer.creatorId));
}

const openingLoader = batched<string, EnteredOpening>(async ({ services }, ids) =>
  indexBy(await openingsOfEntries(services.db, ids), ({ entryId }) => entryId),
);

/**
 * Initial terms for an offer to an applicant; null for those who may not send one, or if the opening's
 * content was not stored.
 */
export async function termsForEntry(context: Context, entryId: string): Promise<OfferTerms | null> {
  const side = offerSideOf(context.viewer);
  return side && 'companyId' in side ? openingTerms(context, entryId) : null;
}

async function openingTerms(context: Context, entryId: string): Promise<OfferTerms | null> {
  const opening = await openingLoader(context).load(entryId);
  return opening ? termsOfOpening(opening, await prefectureNames(context)) : null;
}

/** Changes from the opening the creator applied to. */
export async function differencesFromEntered(
  context: Context,
  { entryId }: OfferRow,
  { lines }: OfferPaper,
): Promise<LineDifference[]> {
  const before = entryId === null ? null : await openingTerms(context, entryId);
  return before === null ? [] : differencesFromOpening(before, lines);
}
