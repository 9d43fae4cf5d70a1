import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export type OfferEventKind = Selectable<Tables['official_job_offer_events']>['kind'];

export interface EventRow {
  readonly id: string;
  readonly offerId: string;
  readonly version: number;
  readonly kind: OfferEventKind;
  readonly userId: string | null;
  readonly term: string | null;
  readonly words: string | null;
  readonly happenedAt: Date;
}

const eventColumns = columnsOf(
  'e.id',
  'e.offerId',
  'e.version',
  'e.kind',
  'e.userId',
  'e.term',
  'e.words',
  'e.happenedAt',
);

/** Oldest first. */
export async function eventsOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<EventRow[]> {
  return db
    .selectFrom('official_job_offer_events as e')
    .select(eventColumns)
    .where(sql<boolean>`e.offer_id = any(${[...offerIds]}::uuid[])`)
    .orderBy('e.happened_at')
    .orderBy('e.id')
    .execute();
}

/** Adds an event; OPENED only once for each version. */
export async function insertEvent(
  trx: Transaction<Tables>,
  values: Insertable<Tables['official_job_offer_events']>,
): Promise<void> {
  await trx
    .insertInto('official_job_offer_events')
    .values(values)
    .onConflict((conflict) =>
      // A literal: a generic plan would not find the partial index.
      conflict
        .columns(['offer_id', 'version'])
        .where(sql<boolean>`kind = 'OPENED'`)
        .doNothing(),
    )
    .execute();
}
