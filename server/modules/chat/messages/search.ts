import type { Context } from '../../../lib/context.ts';
import { keyOf } from '../../../lib/globalId.ts';
import { connection } from '../../../lib/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/paging.ts';
import { hit } from '../../../lib/rateLimit.ts';
import type { RateLimit } from '../../../lib/rateLimit.ts';
import { oneLine } from '../../../lib/text.ts';
import { ownRoom } from '../rooms/rooms.ts';
import * as sql from './searchSql.ts';
import type { FoundRow, Scope } from './searchSql.ts';

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
  if (scope !== null) await hit(services, searching, scope.userId);
  const wanted = scope === null || words === '' ? null : await sql.wantedOf(services.db, words);
  if (scope === null || wanted === null) return answer(page, []);
  const near = await sql.foundAmongNewest(services.db, wanted, scope, page);
  return answer(
    page,
    near.isAll || near.rows.length > page.limit
      ? near.rows
      : await sql.foundByPairs(services.db, wanted, scope, page),
  );
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
