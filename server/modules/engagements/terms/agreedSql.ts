import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { dayOf } from '../../../db/columns.ts';

/** The accepted version's terms. */
export interface AgreedRow {
  readonly offerId: string;
  readonly version: number;
  readonly companyId: string;
  readonly creatorId: string;
  readonly chatRoomId: string | null;
  readonly companyName: string;
  readonly creatorName: string;
  readonly title: string | null;
  readonly remunerationType: Selectable<Tables['official_job_offer_versions']>['remuneration_type'];
  readonly netPrice: number | null;
  readonly rightsNetPrice: number | null;
  readonly deliveryOn: string | null;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  readonly inspectionCompletesOn: string | null;
  readonly isInspectionUndecided: boolean;
  readonly paymentDueOn: string | null;
  readonly paymentClosesOn: number | null;
  readonly paymentMonthsLater: number | null;
  readonly paymentPaysOn: number | null;
  readonly upstreamPaymentOn: string | null;
  readonly amendsEngagementId: string | null;
}

export async function agreedOf(db: Kysely<Tables>, offerId: string): Promise<AgreedRow | undefined> {
  return db
    .selectFrom('official_job_offers as t')
    .innerJoin('official_job_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 't.id').onRef('v.version', '=', 't.current_version'),
    )
    .select([
      't.id as offerId',
      'v.version',
      't.company_id as companyId',
      't.creator_id as creatorId',
      't.chat_room_id as chatRoomId',
      't.amends_engagement_id as amendsEngagementId',
      'v.company_name as companyName',
      'v.creator_name as creatorName',
      'v.title',
      'v.remuneration_type as remunerationType',
      'v.net_price as netPrice',
      'v.rights_net_price as rightsNetPrice',
      'v.payment_closes_on as paymentClosesOn',
      'v.payment_months_later as paymentMonthsLater',
      'v.payment_pays_on as paymentPaysOn',
      dayOf<string | null>('v.delivery_on').as('deliveryOn'),
      dayOf<string | null>('v.service_from').as('serviceFrom'),
      dayOf<string | null>('v.service_to').as('serviceTo'),
      dayOf<string | null>('v.inspection_completes_on').as('inspectionCompletesOn'),
      dayOf<string | null>('v.payment_due_on').as('paymentDueOn'),
      dayOf<string | null>('v.upstream_payment_on').as('upstreamPaymentOn'),
      sql<boolean>`exists (select from official_job_offer_undecided_terms as u
        where u.offer_id = v.offer_id and u.version = v.version and u.term = 'INSPECTION')`.as(
        'isInspectionUndecided',
      ),
    ])
    .where('t.id', '=', offerId)
    .where('t.status', '=', 'ACCEPTED')
    .executeTakeFirst();
}

export interface AgreedMilestone {
  readonly number: number;
  readonly title: string;
  readonly deliveryOn: string;
  readonly netPrice: number;
  readonly paymentDueOn: string | null;
}

/** In order; none if the work is one round. */
export async function agreedMilestones(
  db: Kysely<Tables>,
  { offerId, version }: Pick<AgreedRow, 'offerId' | 'version'>,
): Promise<AgreedMilestone[]> {
  return db
    .selectFrom('official_job_offer_milestones as m')
    .select(['m.number', 'm.title', 'm.net_price as netPrice'])
    .select([
      dayOf('m.delivery_on').as('deliveryOn'),
      dayOf<string | null>('m.payment_due_on').as('paymentDueOn'),
    ])
    .where('m.offer_id', '=', offerId)
    .where('m.version', '=', version)
    .orderBy('m.number')
    .execute();
}
