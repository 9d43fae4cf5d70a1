import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { dayOf } from '../../../db/columns.ts';

export interface HoursRow {
  readonly id: string;
  readonly roundId: string;
  readonly workedOn: string;
  readonly minutes: number;
  readonly work: string;
}

/** By day. */
export async function hoursOf(db: Kysely<Tables>, roundIds: readonly string[]): Promise<HoursRow[]> {
  return db
    .selectFrom('engagement_hours as h')
    .select(['h.id', 'h.round_id as roundId', 'h.minutes', 'h.work'])
    .select(dayOf('h.worked_on').as('workedOn'))
    .where(sql<boolean>`h.round_id = any(${[...roundIds]}::uuid[])`)
    .orderBy('h.round_id')
    .orderBy('h.worked_on')
    .orderBy('h.id')
    .execute();
}

/** Adds or changes a line; false for one of another round. */
export async function putHours(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_hours']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('engagement_hours')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ worked_on: values.worked_on, minutes: values.minutes, work: values.work })
        .where('engagement_hours.round_id', '=', values.round_id),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function removeHours(trx: Transaction<Tables>, roundId: string, id: string): Promise<void> {
  await trx.deleteFrom('engagement_hours').where('round_id', '=', roundId).where('id', '=', id).execute();
}
