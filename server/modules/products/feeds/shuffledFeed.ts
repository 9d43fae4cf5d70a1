import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { connectionOf, cursorText, refuseCursor } from '../../../lib/request/paging.ts';
import type { Connection, PageFrom } from '../../../lib/request/paging.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { productsAlong } from './shuffledFeedSql.ts';
import type { ShuffledRow, Stretch } from './shuffledFeedSql.ts';
import type { ProductRow } from '../works/sql.ts';

/**
 * Every work has a random lot. The shuffled feed walks the ring of lots from a start and wraps round: it
 * shows every work once, each page costs the same, and pages are repeatable. The start depends on viewer and
 * day; cursors carry it, so that a walk continues over midnight.
 */
export interface RingPlace {
  readonly start: number;
  readonly key: number;
  readonly id: string;
}

const lastKey = 2 ** 31 - 1;
const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Where the viewer's walk begins on this day in Japan. */
export function startOf(viewerId: string, now: Date): number {
  const digest = createHash('sha256')
    .update(`${viewerId} ${japanDay(now)}`)
    .digest();
  return digest.readUInt32BE(0) >>> 1;
}

export function encodePlace({ start, key, id }: RingPlace): string {
  return Buffer.from(`${start.toString(36)}.${key.toString(36)}.${id}`, 'latin1').toString('base64url');
}

export function decodePlace(cursor: string): RingPlace {
  const match = /^([0-9a-z]{1,6})\.([0-9a-z]{1,6})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    cursorText(cursor),
  );
  const [start, key] = [match?.[1], match?.[2]].map((text) => Number.parseInt(text ?? 'x', 36));
  const id = match?.[3];
  const isKey = (value: number | undefined): value is number => value !== undefined && value <= lastKey;
  return isKey(start) && isKey(key) && id !== undefined ? { start, key, id } : refuseCursor();
}

/** The rest of the ring from a place: before and after the wrap. */
export function stretchesFrom(
  start: number,
  from: Omit<RingPlace, 'start'> | undefined,
  backward: boolean,
): Stretch[] {
  const beforeWrap = from !== undefined && from.key >= start;
  const afterWrap = from !== undefined && from.key < start;
  if (!backward) {
    const first = { ...(beforeWrap ? from : { key: start, id: firstId }), to: lastKey };
    const second = { ...(afterWrap ? from : { key: -1, id: lastId }), to: start - 1 };
    return afterWrap ? [second] : [first, second];
  }
  const second = { ...(afterWrap ? from : { key: start, id: firstId }), to: 0 };
  const first = { ...(beforeWrap ? from : { key: lastKey, id: lastId }), to: start };
  return beforeWrap ? [first] : [second, first];
}

/** One page of the ring. Only a page across the wrap needs a second statement. */
export async function shuffledPage(
  db: Kysely<Tables>,
  scope: ViewerScope,
  page: PageFrom<RingPlace>,
  now: Date,
): Promise<Connection<ProductRow>> {
  const start = page.from?.start ?? startOf(scope.viewerId, now);
  const rows: ShuffledRow[] = [];
  for (const stretch of stretchesFrom(start, page.from, page.backward)) {
    const limit = page.limit + 1 - rows.length;
    if (limit <= 0) break;
    rows.push(...(await productsAlong(db, scope, stretch, { backward: page.backward, limit })));
  }
  return connectionOf(page, rows, ({ shuffleKey, key }) => encodePlace({ start, key: shuffleKey, id: key }));
}
