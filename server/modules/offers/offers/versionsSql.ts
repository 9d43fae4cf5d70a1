import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';
import type { OfferTerms } from '../terms/fields.ts';

type StoredVersion = Selectable<Tables['official_job_offer_versions']>;

/** Its terms, as they are kept. */
type KeptTerms = Omit<
  OfferTerms,
  'employment' | 'milestones' | 'other' | 'remunerationType' | 'title' | 'undecided'
>;

export interface VersionRow extends KeptTerms {
  readonly offerId: string;
  readonly version: number;
  readonly companyName: string;
  readonly creatorName: string;
  readonly remunerationType: StoredVersion['remuneration_type'];
  readonly title: string | null;
  readonly otherTerms: string | null;
  readonly message: string | null;
  readonly contentHash: string;
  readonly previousHash: string | null;
  readonly employment: unknown;
  readonly paper: string | null;
  readonly createdAt: Date;
  /** Of the PDF; null until it is made. */
  readonly documentKey: string | null;
  readonly documentName: string | null;
  readonly documentHash: string | null;
}

const versionColumns = columnsOf(
  'v.offerId',
  'v.version',
  'v.companyName',
  'v.creatorName',
  'v.remunerationType',
  'v.title',
  'v.work',
  'v.revisions',
  'v.rights',
  'v.rightsNetPrice',
  'v.place',
  'v.netPrice',
  'v.grossPrice',
  'v.amountFormula',
  'v.weeklyHours',
  'v.paymentClosesOn',
  'v.paymentMonthsLater',
  'v.paymentPaysOn',
  'v.paymentMethod',
  'v.publicity',
  'v.otherTerms',
  'v.isRecommissioned',
  'v.upstreamClient',
  'v.message',
  'v.contentHash',
  'v.previousHash',
  'v.employment',
  'v.paper',
  'v.createdAt',
);

/** Oldest first. */
export async function versionsOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<VersionRow[]> {
  return db
    .selectFrom('official_job_offer_versions as v')
    .leftJoin('issued_documents as d', (join) =>
      join
        .onRef('d.offer_id', '=', 'v.offer_id')
        .onRef('d.version', '=', 'v.version')
        .on('d.kind', '=', 'OFFER')
        .on('d.voided_at', 'is', null),
    )
    .leftJoin('media_objects as m', 'm.id', 'd.media_id')
    .select(versionColumns)
    .select([
      'm.storage_key as documentKey',
      'm.filename as documentName',
      'd.sha256 as documentHash',
      dayOf<string | null>('v.delivery_on').as('deliveryOn'),
      dayOf<string | null>('v.service_from').as('serviceFrom'),
      dayOf<string | null>('v.service_to').as('serviceTo'),
      dayOf<string | null>('v.inspection_completes_on').as('inspectionCompletesOn'),
      dayOf<string | null>('v.payment_due_on').as('paymentDueOn'),
      dayOf<string | null>('v.upstream_payment_on').as('upstreamPaymentOn'),
    ])
    .where(sql<boolean>`v.offer_id = any(${[...offerIds]}::uuid[])`)
    .orderBy('v.offer_id')
    .orderBy('v.version')
    .execute();
}

export interface UndecidedRow {
  readonly offerId: string;
  readonly version: number;
  readonly term: Selectable<Tables['official_job_offer_undecided_terms']>['term'];
  readonly reason: string;
  readonly decidedBy: string;
}

export async function undecidedOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<UndecidedRow[]> {
  return db
    .selectFrom('official_job_offer_undecided_terms as u')
    .select(['u.offer_id as offerId', 'u.version', 'u.term', 'u.reason'])
    .select(dayOf('u.decided_by').as('decidedBy'))
    .where(sql<boolean>`u.offer_id = any(${[...offerIds]}::uuid[])`)
    .execute();
}

export interface MilestoneRow {
  readonly offerId: string;
  readonly version: number;
  readonly title: string;
  readonly deliveryOn: string;
  readonly netPrice: number;
  readonly paymentDueOn: string | null;
}

/** In order. */
export async function milestonesOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<MilestoneRow[]> {
  return db
    .selectFrom('official_job_offer_milestones as m')
    .select(['m.offer_id as offerId', 'm.version', 'm.title', 'm.net_price as netPrice'])
    .select([
      dayOf('m.delivery_on').as('deliveryOn'),
      dayOf<string | null>('m.payment_due_on').as('paymentDueOn'),
    ])
    .where(sql<boolean>`m.offer_id = any(${[...offerIds]}::uuid[])`)
    .orderBy('m.offer_id')
    .orderBy('m.version')
    .orderBy('m.number')
    .execute();
}

export async function insertVersion(
  trx: Transaction<Tables>,
  values: Insertable<Tables['official_job_offer_versions']>,
  undecided: readonly Insertable<Tables['official_job_offer_undecided_terms']>[],
  milestones: readonly Insertable<Tables['official_job_offer_milestones']>[],
): Promise<void> {
  await trx.insertInto('official_job_offer_versions').values(values).execute();
  if (undecided.length > 0)
    await trx
      .insertInto('official_job_offer_undecided_terms')
      .values([...undecided])
      .execute();
  if (milestones.length > 0)
    await trx
      .insertInto('official_job_offer_milestones')
      .values([...milestones])
      .execute();
}
