import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import * as rooms from '../../rooms/rooms.ts';
import { publishOwn, publishSoon } from '../events.ts';
import { forgetRoom, ownRoom, roomNotFound } from './rooms.ts';
import type { RoomRow } from './roomsSql.ts';
import { sideOf } from './standing.ts';
import type { Side } from './standing.ts';
import { isMember } from '../sql.ts';
import * as sql from '../messages/writeSql.ts';
import type { HeldRoom } from '../messages/writeSql.ts';

interface Acting {
  readonly trx: Transaction<Tables>;
  readonly room: HeldRoom;
  readonly userId: string;
  readonly side: Side;
}

/** Locks the room, acts, publishes a new number, or to the viewer’s own pages without one, and answers the room. */
export async function actOnRoom(
  context: Context,
  given: string | { readonly key: string },
  run: (acting: Acting) => Promise<number | undefined>,
): Promise<RoomRow> {
  const { services } = context;
  const userId = viewerId(context.viewer);
  const roomId = typeof given === 'string' ? keyOf(given, 'ChatRoom') : given.key;
  if (userId === null || roomId === undefined) throw roomNotFound();
  const { room, change } = await services.db.transaction().execute(async (trx) => {
    const held = await sql.holdRoom(trx, roomId, userId);
    if (!held) throw roomNotFound();
    const number = await run({ trx, room: held, userId, side: sideOf(held, userId) });
    if (number !== undefined) await rooms.tellRoom(trx, services, held, number);
    return { room: held, change: number };
  });
  forgetRoom(context, roomId);
  if (change === undefined) publishOwn(services, room, userId);
  else publishSoon(context, room, { kind: 'state', change });
  const now = await ownRoom(context, roomId);
  if (!now) throw roomNotFound();
  return now;
}

const notForYou = (message: string) => new DomainError('ForbiddenError', message);

/** Accepts or refuses a request. Repeating does nothing; a refusal may be taken back. */
export function answerRequest(
  context: Context,
  input: { readonly roomId: string; readonly accepts: boolean },
): Promise<RoomRow> {
  return actOnRoom(context, input.roomId, async ({ trx, room, side }) => {
    if (side !== 'CREATOR') throw notForYou('リクエストに返答できるのは、受け取ったクリエイターだけです。');
    if (room.requestState === null) return undefined;
    if (!input.accepts && room.requestState === 'DECLINED') return undefined;
    return rooms.answerRequest(trx, room, input.accepts);
  });
}

/** For oneself: no notices or mails of this room. */
export function muteRoom(
  context: Context,
  input: { readonly roomId: string; readonly isMuted: boolean },
): Promise<RoomRow> {
  return actOnRoom(context, input.roomId, async ({ trx, room, userId }) => {
    await sql.setOwn(trx, { roomId: room.id, userId }, { is_muted: input.isMuted });
    return undefined;
  });
}

/** For oneself, until somebody writes. */
export function archiveRoom(
  context: Context,
  input: { readonly roomId: string; readonly isArchived: boolean },
): Promise<RoomRow> {
  return actOnRoom(context, input.roomId, async ({ trx, room, userId }) => {
    const archived_sequence = input.isArchived ? room.lastSequence : null;
    await sql.setOwn(trx, { roomId: room.id, userId }, { archived_sequence });
    return undefined;
  });
}

/** The company's person in charge; null for nobody. */
export function assignRoom(
  context: Context,
  input: { readonly roomId: string; readonly userId?: string | null | undefined },
): Promise<RoomRow> {
  return actOnRoom(context, input.roomId, async ({ trx, room, side }) => {
    if (side !== 'COMPANY') throw notForYou('担当者を決められるのは、会社のメンバーだけです。');
    const assigneeId = input.userId == null ? null : keyOf(input.userId, 'ChatUser');
    const isColleague =
      assigneeId === null ||
      (assigneeId !== undefined &&
        assigneeId !== room.creatorId &&
        (await isMember(trx, room.id, assigneeId)));
    if (assigneeId === undefined || !isColleague)
      throw new DomainError('UserNotFoundError', '担当者が見つかりません。');
    return sql.nextState(trx, room.id, { assignee_id: assigneeId });
  });
}

/** A company blocks or unblocks a creator. Creators block companies (`blockCompany`) or people (`blockPerson`). */
export function blockInRoom(
  context: Context,
  input: { readonly roomId: string; readonly isBlocked: boolean },
): Promise<RoomRow> {
  return actOnRoom(context, input.roomId, async ({ trx, room, side, userId }) => {
    if (side !== 'COMPANY') throw notForYou('会社のブロックは、設定の「ブロック中の会社」からできます。');
    if (room.isBlockedByCompany === input.isBlocked) return undefined;
    return sql.nextState(trx, room.id, {
      blocked_by_company_at: input.isBlocked ? context.services.clock.now() : null,
      blocked_by_company_user_id: input.isBlocked ? userId : null,
    });
  });
}
