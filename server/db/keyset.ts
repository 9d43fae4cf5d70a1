import { type ReferenceExpression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

/** Where a row stands in a list ordered by time and id; what a cursor carries. */
export interface KeysetPosition {
  readonly at: Date;
  readonly id: string;
}

/** Beyond every row of a list, newest first: a page that begins here is the first, so that one statement serves it and all others. */
export const listEnds: Readonly<Record<'forward' | 'backward', KeysetPosition>> = {
  forward: { at: new Date('9999-12-31T00:00:00.000Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  backward: { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' },
};

/** A stretch of a list: the first rows after a position, or the last ones before it. */
export type KeysetWindow =
  | { readonly first: number; readonly after?: KeysetPosition | undefined }
  | { readonly last: number; readonly before?: KeysetPosition | undefined };

/** `desc` puts the newest first, as nearly all lists do. */
export type KeysetOrder = 'desc' | 'asc';

export interface KeysetColumns<DB, TB extends keyof DB> {
  readonly at: ReferenceExpression<DB, TB> & string;
  readonly id: ReferenceExpression<DB, TB> & string;
  readonly order?: KeysetOrder;
}

const sizeOf = (window: KeysetWindow): number => ('first' in window ? window.first : window.last);

/** Reading backwards walks the index the other way; `keysetPage` turns the rows round again. */
function isReversed(window: KeysetWindow): boolean {
  return !('first' in window);
}

/**
 * The rows strictly beyond a position, as one row comparison, which the index on both columns answers by walking. `isNot
 * null` is said because the feeds' indexes are partial, and a row comparison alone does not prove it to the planner.
 */
export function beyond(
  at: string,
  id: string,
  position: KeysetPosition | undefined,
  walks: 'down' | 'up',
): ReturnType<typeof sql<SqlBool>> {
  const present = sql<SqlBool>`${sql.ref(at)} is not null`;
  if (position === undefined) return present;
  const key = sql`(${sql.ref(at)}, ${sql.ref(id)})`;
  const than = sql`(${position.at}::timestamptz, ${position.id}::uuid)`;
  return walks === 'down'
    ? sql<SqlBool>`${present} and ${key} < ${than}`
    : sql<SqlBool>`${present} and ${key} > ${than}`;
}

/**
 * Adds predicate, order and limit of a page to a query. Asks for one row more than the page holds: whether it is there
 * says whether the list goes on. Both columns need an index in this order.
 */
export function applyKeyset<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: KeysetColumns<DB, TB>,
  window: KeysetWindow,
): SelectQueryBuilder<DB, TB, Row> {
  const listOrder = columns.order ?? 'desc';
  const walks = (listOrder === 'desc') === isReversed(window) ? 'up' : 'down';
  const position = 'first' in window ? window.after : window.before;
  const direction = walks === 'down' ? 'desc' : 'asc';
  return query
    .where(beyond(columns.at, columns.id, position, walks))
    .orderBy(sql.ref(columns.at), direction)
    .orderBy(sql.ref(columns.id), direction)
    .limit(sizeOf(window) + 1);
}

export interface KeysetPage<Row> {
  readonly rows: readonly Row[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/**
 * Makes a page of what a query of `applyKeyset` answered: in the list's order, without the extra row. On the side that
 * was come from there is more exactly when there was a cursor.
 */
export function keysetPage<Row>(found: readonly Row[], window: KeysetWindow): KeysetPage<Row> {
  const size = sizeOf(window);
  const rows = found.slice(0, size);
  const hasMore = found.length > size;
  return 'first' in window
    ? { rows, hasNextPage: hasMore, hasPreviousPage: window.after !== undefined }
    : { rows: rows.toReversed(), hasNextPage: window.before !== undefined, hasPreviousPage: hasMore };
}
