import { GraphQLError } from 'graphql';

export interface CursorArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** Where a keyset page begins: the sort moment and the id of the row before it. */
export interface Key {
  readonly at: Date;
  readonly id: string;
}

/** A page of a list whose rows stand at positions of this kind. */
export interface PageFrom<Position> {
  readonly limit: number;
  /** True when the page is read against the list's order (`last`/`before`). */
  readonly backward: boolean;
  readonly from: Position | undefined;
}

/** A page of a list that is sorted by a moment and an id, as nearly all are. */
export type KeysetPage = PageFrom<Key>;

export const largestPage = 100;
const defaultPage = 24;

function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 200 } } });
}

function size(value: number, name: string): number {
  if (!Number.isInteger(value) || value < 1 || value > largestPage)
    refuse(`${name} must be from 1 to ${largestPage}.`);
  return value;
}

const fourDigits = 36 ** 4;

/** In base64url. Digits, small letters, a dot and dashes make none of the letters in which `btoa` differs, and a moment before 2059 no `=`. */
export function encodeCursor({ at, id }: Key): string {
  const ms = at.getTime();
  // In two halves: beyond 31 bits a number takes ten times as long to be written to another base than ten.
  const high = Math.floor(ms / fourDigits).toString(36);
  const low = (ms % fourDigits).toString(36).padStart(4, '0');
  return btoa(`${high}${low}.${id}`);
}

/** For what is no cursor of the list it was sent to. */
export function refuseCursor(): never {
  return refuse('The cursor is not one of ours.');
}

export function cursorText(cursor: string): string {
  return cursor.length > 100 ? '' : Buffer.from(cursor, 'base64url').toString('latin1');
}

export function decodeCursor(cursor: string): Key {
  const match = /^([0-9a-z]{1,11})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursorText(cursor));
  const at = new Date(Number.parseInt(match?.[1] ?? 'x', 36));
  const id = match?.[2];
  if (id === undefined || Number.isNaN(at.getTime())) return refuseCursor();
  return { at, id };
}

/** Reads the four arguments of a Relay connection into the page to fetch; refuses contradictions and sizes outside 1–100. */
export function keysetPage(args: CursorArgs): KeysetPage {
  return pageFrom(args, decodeCursor);
}

/** The same for a list that has cursors of its own. */
export function pageFrom<Position>(
  { first, after, last, before }: CursorArgs,
  decode: (cursor: string) => Position,
): PageFrom<Position> {
  if (first != null && last != null) refuse('first and last cannot be used together.');
  if (last != null || (before != null && first == null)) {
    if (after != null) refuse('after goes with first.');
    return {
      limit: size(last ?? defaultPage, 'last'),
      backward: true,
      from: before == null ? undefined : decode(before),
    };
  }
  if (before != null) refuse('before goes with last.');
  return {
    limit: size(first ?? defaultPage, 'first'),
    backward: false,
    from: after == null ? undefined : decode(after),
  };
}

export interface Connection<Row> {
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** A page of a list whose total is known without counting it. The total is read when it is asked for. */
export interface CountedConnection<Row> extends Connection<Row> {
  readonly total: () => Promise<number> | number;
}

/**
 * A connection from the rows of one keyset statement, which asked for one row more than the page holds: whether there is more is known
 * without counting. Rows come in the direction they were read and are answered in the list's order.
 */
export function connection<Row>(
  page: KeysetPage,
  rows: readonly Row[],
  keyOfRow: (row: Row) => Key,
): Connection<Row> {
  return connectionOf(page, rows, (row) => encodeCursor(keyOfRow(row)));
}

/** The same for a list that has cursors of its own. */
export function connectionOf<Row>(
  page: PageFrom<unknown>,
  rows: readonly Row[],
  cursorOf: (row: Row) => string,
): Connection<Row> {
  const more = rows.length > page.limit;
  const kept = more ? rows.slice(0, page.limit) : rows;
  const ordered = page.backward ? kept.toReversed() : kept;
  const edges = ordered.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: page.backward ? page.from !== undefined : more,
      hasPreviousPage: page.backward ? more : page.from !== undefined,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

export interface OffsetArgs {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

export interface OffsetPage<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: {
    readonly current: number;
    readonly hasNext: boolean;
    readonly hasPrevious: boolean;
    readonly total: number;
    /** It was not counted to its end. */
    readonly hasMoreThanTotal: boolean;
  };
}

export function offsetWindow({ limit, offset }: OffsetArgs): { limit: number; offset: number } {
  const start = offset ?? 0;
  if (!Number.isInteger(start) || start < 0 || start > 1_000_000) refuse('offset must be from 0 to 1000000.');
  return { limit: size(limit ?? 20, 'limit'), offset: start };
}

export function offsetPage<Row>(
  window: { limit: number; offset: number },
  nodes: readonly Row[],
  total: number,
): OffsetPage<Row> {
  return {
    nodes,
    pageInfo: {
      current: Math.floor(window.offset / window.limit) + 1,
      hasNext: window.offset + nodes.length < total,
      hasPrevious: window.offset > 0,
      total,
      hasMoreThanTotal: false,
    },
  };
}
