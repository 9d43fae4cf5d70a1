import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

export interface PickRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly authorName: string;
  readonly reason: string;
  readonly pickedAt: Date;
  readonly endsAt: Date | null;
  /** Everybody sees the work; else the shelf goes without it. */
  readonly isShown: boolean;
  readonly thumbnail: MediaRow | null;
}

/** In the shelf's order. */
export async function picks(db: Kysely<Tables>, limit: number): Promise<PickRow[]> {
  const rows = await db
    .selectFrom('editors_picks as e')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .innerJoin('creator_profiles as c', 'c.user_id', 'p.author_id')
    .leftJoin('media_objects as m', 'm.id', 'p.thumbnail_media_id')
    .select([
      'p.id',
      'p.number',
      'p.name',
      sql<string>`c.last_name || ' ' || c.first_name`.as('authorName'),
      'e.reason',
      'e.picked_at as pickedAt',
      'e.ends_at as endsAt',
      sql<boolean>`p.public_at is not null`.as('isShown'),
      ...joinedMediaColumns,
    ])
    .orderBy('e.place', 'desc')
    .orderBy('e.product_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    authorName: row.authorName,
    reason: row.reason,
    pickedAt: row.pickedAt,
    endsAt: row.endsAt,
    isShown: row.isShown,
    thumbnail: joinedMedia(row),
  }));
}

export async function isPublic(trx: Transaction<Tables>, id: string): Promise<boolean | undefined> {
  const row = await trx
    .selectFrom('products')
    .select('public_at as at')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row && row.at !== null;
}

/** A new one stands first; one that stands keeps its place. */
export async function setPick(
  trx: Transaction<Tables>,
  pick: {
    readonly productId: string;
    readonly reason: string;
    readonly endsAt: Date | null;
    readonly staffId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('editors_picks')
    .values({
      product_id: pick.productId,
      reason: pick.reason,
      ends_at: pick.endsAt,
      picked_at: pick.now,
      picked_by_staff_id: pick.staffId,
      place: sql<number>`coalesce((select max(place) from editors_picks), 0) + 1`,
    })
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet({ reason: pick.reason, ends_at: pick.endsAt }),
    )
    .execute();
}

/** Whoever changes the order does it one after the other. */
export async function holdShelf(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table editors_picks in share row exclusive mode`.execute(trx);
}

interface Placed {
  readonly id: string;
  readonly place: number;
}

export function placeOf(trx: Transaction<Tables>, productId: string): Promise<Placed | undefined> {
  return trx
    .selectFrom('editors_picks')
    .select(['product_id as id', 'place'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** The next before it, or after it. */
export function neighbourOf(
  trx: Transaction<Tables>,
  { place }: Placed,
  towards: 'BACK' | 'FRONT',
): Promise<Placed | undefined> {
  return trx
    .selectFrom('editors_picks')
    .select(['product_id as id', 'place'])
    .where('place', towards === 'FRONT' ? '>' : '<', place)
    .orderBy('place', towards === 'FRONT' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function setPlace(trx: Transaction<Tables>, { id, place }: Placed): Promise<void> {
  await trx.updateTable('editors_picks').set({ place }).where('product_id', '=', id).execute();
}

/** False when it is none. */
export async function deletePick(trx: Transaction<Tables>, productId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('editors_picks')
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEnded(trx: Transaction<Tables>, now: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('editors_picks')
    .where('ends_at', '<=', now)
    .returning('product_id as id')
    .execute();
  return rows.map(({ id }) => id);
}
