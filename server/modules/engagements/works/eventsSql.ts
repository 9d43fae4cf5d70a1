import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export type EngagementEventKind = Selectable<Tables['engagement_events']>['kind'];

export interface EngagementEventRow {
  readonly id: string;
  readonly engagementId: string;
  readonly roundId: string | null;
  readonly kind: EngagementEventKind;
  readonly side: Selectable<Tables['engagement_events']>['side'];
  readonly term: Selectable<Tables['engagement_events']>['term'];
  readonly words: string | null;
  readonly netPrice: number | null;
  readonly happenedAt: Date;
}

const eventColumns = columnsOf(
  'e.id',
  'e.engagementId',
  'e.roundId',
  'e.kind',
  'e.side',
  'e.term',
  'e.words',
  'e.netPrice',
  'e.happenedAt',
);

/** Oldest first. */
export async function eventsOf(
  db: Kysely<Tables>,
  engagementIds: readonly string[],
): Promise<EngagementEventRow[]> {
  return db
    .selectFrom('engagement_events as e')
    .select(eventColumns)
    .where(sql<boolean>`e.engagement_id = any(${[...engagementIds]}::uuid[])`)
    .orderBy('e.happened_at')
    .orderBy('e.id')
    .execute();
}

export async function insertEvent(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_events']>,
): Promise<void> {
  await trx.insertInto('engagement_events').values(values).execute();
}

/** Idempotent. */
export async function insertEventOnce(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_events']>,
): Promise<void> {
  await trx
    .insertInto('engagement_events')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
