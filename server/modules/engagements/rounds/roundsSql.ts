import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';
import { sideOf } from '../works/engagementsSql.ts';
import type { EngagementSide } from '../works/engagementsSql.ts';

export type RoundState = Selectable<Tables['engagement_rounds']>['state'];

export interface RoundRow {
  readonly id: string;
  readonly engagementId: string;
  readonly number: number;
  readonly state: RoundState;
  /** As on paper, if there are several. */
  readonly title: string | null;
  /** Its own 支払期日, if agreed. */
  readonly agreedDueOn: string | null;
  readonly netPrice: number | null;
  /** For hourly work. */
  readonly netHourPrice: number | null;
  readonly deliverBy: string | null;
  readonly periodFrom: string | null;
  readonly periodTo: string | null;
  readonly inspectionDays: number | null;
  readonly receivedOn: string | null;
  readonly inspectBy: string | null;
  readonly dueOn: string | null;
  readonly payBy: string | null;
  readonly acceptedAt: Date | null;
  readonly isAcceptedSilently: boolean;
  readonly paidOn: string | null;
  readonly receivedAt: Date | null;
}

const roundColumns = columnsOf(
  'r.id',
  'r.engagementId',
  'r.number',
  'r.state',
  'r.title',
  'r.netPrice',
  'r.netHourPrice',
  'r.inspectionDays',
  'r.acceptedAt',
  'r.isAcceptedSilently',
  'r.receivedAt',
);

const rounds = (db: Kysely<Tables>) =>
  db
    .selectFrom('engagement_rounds as r')
    .select(roundColumns)
    .select([
      dayOf<string | null>('r.agreed_due_on').as('agreedDueOn'),
      dayOf<string | null>('r.deliver_by').as('deliverBy'),
      dayOf<string | null>('r.period_from').as('periodFrom'),
      dayOf<string | null>('r.period_to').as('periodTo'),
      dayOf<string | null>('r.received_on').as('receivedOn'),
      dayOf<string | null>('r.inspect_by').as('inspectBy'),
      dayOf<string | null>('r.due_on').as('dueOn'),
      dayOf<string | null>('r.pay_by').as('payBy'),
      dayOf<string | null>('r.paid_on').as('paidOn'),
    ]);

/** In order. */
export async function roundsOf(db: Kysely<Tables>, engagementIds: readonly string[]): Promise<RoundRow[]> {
  return rounds(db)
    .where(sql<boolean>`r.engagement_id = any(${[...engagementIds]}::uuid[])`)
    .orderBy('r.engagement_id')
    .orderBy('r.number')
    .execute();
}

export async function roundById(db: Kysely<Tables>, id: string): Promise<RoundRow | undefined> {
  return rounds(db).where('r.id', '=', id).executeTakeFirst();
}

/** By payment day. */
export async function roundsDue(
  db: Kysely<Tables>,
  side: EngagementSide,
  limit: number,
): Promise<RoundRow[]> {
  return (
    rounds(db)
      .innerJoin('engagements as t', 't.id', 'r.engagement_id')
      .where(sideOf(side))
      // What the company has paid is what the creator still waits for.
      .where(
        'r.state',
        'in',
        'creatorId' in side
          ? ['DELIVERED', 'ACCEPTED', 'INVOICED', 'PAID']
          : ['DELIVERED', 'ACCEPTED', 'INVOICED'],
      )
      .orderBy('r.pay_by')
      .orderBy('r.id')
      .limit(limit)
      .execute()
  );
}

export async function insertRound(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_rounds']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('engagement_rounds')
    .values(values)
    .onConflict((conflict) => conflict.columns(['engagement_id', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeRound(
  trx: Transaction<Tables>,
  id: string,
  values: Updateable<Tables['engagement_rounds']>,
): Promise<void> {
  await trx.updateTable('engagement_rounds').set(values).where('id', '=', id).execute();
}

/** With its waiting files; it has no delivery and no hours. */
export async function removeRound(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('engagement_files').where('round_id', '=', id).execute();
  await trx.deleteFrom('engagement_rounds').where('id', '=', id).execute();
}
