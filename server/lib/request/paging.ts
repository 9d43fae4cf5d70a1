import { GraphQLError } from 'graphql';

export interface CursorArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** The position before a keyset page: a row's sort moment and id. */
export interface Key {
  readonly at: Date;
  readonly id: string;
}

export interface PageFrom<Position> {
  readonly limit: number;
  /** Reads against the list's order (`last`/`before`). */
  readonly backward: boolean;
  readonly from: Position | undefined;
}

/** For lists sorted by a moment and an id, as nearly all are. */
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

/** In base64url: for these characters `btoa` gives the same, and no `=` before 2059. */
export function encodeCursor({ at, id }: Key): string {
  const ms = at.getTime();
  // In two halves: numbers beyond 31 bits convert to another base ten times slower.
  const high = Math.floor(ms / fourDigits).toString(36);
  const low = (ms % fourDigits).toString(36).padStart(4, '0');
  return btoa(`${high}${low}.${id}`);
}

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

/** Reads a connection's four arguments; refuses contradictions and sizes outside 1–100. */
export function keysetPage(args: CursorArgs): KeysetPage {
  return pageFrom(args, decodeCursor);
}

/** For lists with their own cursors. */
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

/** A connection whose total is known without counting, and read only on demand. */
export interface CountedConnection<Row> extends Connection<Row> {
  readonly total: () => Promise<number> | number;
}

/**
 * A connection from a keyset statement's rows, which reads one row more than the page to know whether there
 * is more. Rows come in reading direction and are answered in the list's order.
 */
export function connection<Row>(
  page: KeysetPage,
  rows: readonly Row[],
  keyOfRow: (row: Row) => Key,
): Connection<Row> {
  return connectionOf(page, rows, (row) => encodeCursor(keyOfRow(row)));
}

/** For lists with their own cursors. */
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
    /** Counting stopped early. */
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
