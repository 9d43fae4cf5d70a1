import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export interface DeliveryRow {
  readonly id: string;
  readonly roundId: string;
  readonly version: number;
  readonly note: string | null;
  readonly linkUrl: string | null;
  readonly deliveredAt: Date;
}

const deliveryColumns = columnsOf('d.id', 'd.roundId', 'd.version', 'd.note', 'd.linkUrl', 'd.deliveredAt');

/** Newest first. */
export async function deliveriesOf(db: Kysely<Tables>, roundIds: readonly string[]): Promise<DeliveryRow[]> {
  return db
    .selectFrom('engagement_deliveries as d')
    .select(deliveryColumns)
    .where(sql<boolean>`d.round_id = any(${[...roundIds]}::uuid[])`)
    .orderBy('d.round_id')
    .orderBy('d.version', 'desc')
    .execute();
}

export async function insertDelivery(
  trx: Transaction<Tables>,
  values: Omit<Insertable<Tables['engagement_deliveries']>, 'version'>,
): Promise<void> {
  await trx
    .insertInto('engagement_deliveries')
    .values({
      ...values,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from engagement_deliveries
        where round_id = ${values.round_id}::uuid)`,
    })
    .execute();
}
