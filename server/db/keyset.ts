import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Key, KeysetPage } from '../lib/paging.ts';

/** `desc` puts the newest first, as nearly all lists do. */
export type ListOrder = 'asc' | 'desc';

/** The columns that a list is ordered by, which need an index in this order. */
interface KeysetColumns {
  readonly at: string;
  readonly id: string;
  readonly order?: ListOrder;
}

/** What a page's statement is run with: it lists the rows beyond this place, one row more than the page holds. */
export interface KeysetValues extends Key {
  readonly limit: number;
}

/** Beyond every row of a list, so that one statement serves the first page and all others. */
const ends: Readonly<Record<ListOrder, Key>> = {
  desc: { at: new Date('9999-12-31T00:00:00.000Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  asc: { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' },
};

/** In which direction a page walks the index: backwards the other way, which `connection` turns round again. */
export function walks(backward: boolean, order: ListOrder = 'desc'): ListOrder {
  return (order === 'desc') === backward ? 'asc' : 'desc';
}

export function keysetValues({ limit, backward, from }: KeysetPage, order: ListOrder = 'desc'): KeysetValues {
  return { ...(from ?? ends[walks(backward, order)]), limit: limit + 1 };
}

/** The places of a statement that is built at each call. */
export function keysetPlaces({ at, id }: Key): (name: keyof Key) => RawBuilder<unknown> {
  return (name) => (name === 'at' ? sql`${at}::timestamptz` : sql`${id}::uuid`);
}

/**
 * A page of a list: the rows beyond a place, in order, as one row comparison, which the index on both columns answers by walking. `value`
 * names the places of a prepared statement. A partial index wants its condition said beside this.
 */
export function walkKeyset<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { at, id, order }: KeysetColumns,
  backward: boolean,
  value: (name: keyof Key) => RawBuilder<unknown>,
): SelectQueryBuilder<DB, TB, Row> {
  const direction = walks(backward, order);
  const than = sql.raw(direction === 'desc' ? '<' : '>');
  return query
    .where(sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${than} (${value('at')}, ${value('id')})`)
    .orderBy(sql.ref(at), direction)
    .orderBy(sql.ref(id), direction);
}
