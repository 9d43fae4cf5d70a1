import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { ownRoom } from '../rooms/rooms.ts';
import * as sql from './searchSql.ts';
import type { FoundNear, FoundRow, Scope, Wanted } from './searchSql.ts';

const searching: RateLimit = { name: 'chat-search', hits: 300, windowMs: 60_000 };
const longest = 100;

export interface Search {
  readonly text: string;
  /** Only this room, by global id. */
  readonly roomId?: string | null | undefined;
}

/** The viewer's rooms, newest message first; nothing for a foreign room. */
export async function searchMessages(
  context: Context,
  { text, roomId }: Search,
  page: KeysetPage,
): Promise<Connection<FoundRow>> {
  const { services } = context;
  const scope = await scopeOf(context, roomId);
  const words = oneLine(text).slice(0, longest);
  if (scope === null || words === '') return answer(page, []);
  const [wanted] = await Promise.all([
    sql.wantedOf(services.db, words),
    hit(services, searching, scope.userId),
  ]);
  return answer(page, wanted === null ? [] : await found(services.db, wanted, scope, page));
}

/** Of the newest messages, so many are looked at before the index is asked: for a common word they fill a page. */
const looks = { first: 250, further: 1_000 } as const;

async function found(
  db: Services['db'],
  wanted: Wanted,
  scope: Scope,
  page: KeysetPage,
): Promise<readonly FoundRow[]> {
  const isEnough = ({ rows, isAll }: FoundNear) => isAll || rows.length > page.limit;
  const near = await sql.foundAmongNewest(db, wanted, scope, page, looks.first);
  if (isEnough(near)) return near.rows;
  // Of a word that none of them holds, the index has few.
  if (near.rows.length > 0) {
    const further = await sql.foundAmongNewest(db, wanted, scope, page, looks.further);
    if (isEnough(further)) return further.rows;
  }
  return sql.foundByPairs(db, wanted, scope, page);
}

function answer(page: KeysetPage, rows: readonly FoundRow[]): Connection<FoundRow> {
  return connection(page, rows, (row) => row);
}

async function scopeOf(context: Context, roomId: string | null | undefined): Promise<Scope | null> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return null;
  const { userId, companyId } = viewer;
  if (roomId == null)
    return companyId === null
      ? { of: 'creator_id', id: userId, userId }
      : { of: 'company_id', id: companyId, userId };
  const key = keyOf(roomId, 'ChatRoom');
  const room = key === undefined ? null : await ownRoom(context, key);
  return room === null ? null : { of: 'room_id', id: room.id, userId };
}
