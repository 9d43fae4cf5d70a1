import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Key, KeysetPage } from '../lib/request/paging.ts';

/** `desc`: newest first. */
export type ListOrder = 'asc' | 'desc';

/** The columns a list is ordered by; they need an index in this order. */
interface KeysetColumns {
  readonly at: string;
  readonly id: string;
  readonly order?: ListOrder;
}

/** Parameters of a page's statement: rows after this place, one more than the page holds. */
export interface KeysetValues extends Key {
  readonly limit: number;
}

/** Before every row of a list, so that one statement serves the first page too. */
const ends: Readonly<Record<ListOrder, Key>> = {
  desc: { at: new Date('9999-12-31T00:00:00.000Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  asc: { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' },
};

/** Backward pages walk the index the other way; `connection` turns them round again. */
export function walks(backward: boolean, order: ListOrder = 'desc'): ListOrder {
  return (order === 'desc') === backward ? 'asc' : 'desc';
}

export function keysetValues({ limit, backward, from }: KeysetPage, order: ListOrder = 'desc'): KeysetValues {
  return { ...(from ?? ends[walks(backward, order)]), limit: limit + 1 };
}

/** For statements built at each call. */
export function keysetPlaces({ at, id }: Key): (name: keyof Key) => RawBuilder<unknown> {
  return (name) => (name === 'at' ? sql`${at}::timestamptz` : sql`${id}::uuid`);
}

/**
 * The rows after a place, as one row comparison that walks the index on both columns. `value` names a
 * prepared statement's parameters. For a partial index, repeat its condition in the query.
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
