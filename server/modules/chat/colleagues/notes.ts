import { batched, groupBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { actOnRoom } from '../rooms/roomActs.ts';
import type { RoomRow } from '../rooms/roomsSql.ts';
import { clientKey, senderOf } from '../messages/sending.ts';
import { nextState } from '../messages/writeSql.ts';
import * as sql from './notesSql.ts';
import type { RoomNoteRow } from './notesSql.ts';

export const mostInRoomNote = 2_000;
const mostOfRoom = 200;
const noting: RateLimit = { name: 'room-notes', hits: 300, windowMs: 3_600_000 };

const noteLoader = batched<string, readonly RoomNoteRow[]>(async ({ services }, roomIds) =>
  groupBy(roomIds, await sql.notesOfRooms(services.db, roomIds), ({ roomId }) => roomId),
);

/** Newest first; the creator sees none. */
export async function notesOf(context: Context, { id, creatorId }: RoomRow): Promise<readonly RoomNoteRow[]> {
  if (viewerId(context.viewer) === creatorId) return [];
  return (await noteLoader(context).load(id)) ?? [];
}

const forColleagues = () => new DomainError('ForbiddenError', 'メモを書けるのは、会社のメンバーだけです。');
/** A colleague's note and an unknown one answer alike. */
const notOwnNote = () =>
  new DomainError('ArgumentInvalidError', 'メモが見つかりません。削除できるのは、書いた人だけです。', {
    field: 'noteId',
  });

export async function addNote(
  context: Context,
  input: { readonly roomId: string; readonly body: string; readonly clientId?: string | null | undefined },
): Promise<RoomRow> {
  const { services } = context;
  const inputs = new Inputs();
  const body = inputs.requiredLines('body', 'メモ', input.body, mostInRoomNote);
  inputs.finish();
  const clientId = clientKey(context, input.clientId);
  await hit(services, noting, senderOf(context));
  const room = await actOnRoom(context, input.roomId, async ({ trx, room: { id: roomId }, userId, side }) => {
    if (side !== 'COMPANY') throw forColleagues();
    if ((await sql.countNotes(trx, roomId)) >= mostOfRoom)
      throw new DomainError('ArgumentInvalidError', `メモは、1つのやり取りに${mostOfRoom}件まで残せます。`, {
        field: 'roomId',
      });
    const note = { id: services.newId(), roomId, authorId: userId, clientId, body };
    const isNew = await sql.insertNote(trx, { ...note, createdAt: services.clock.now() });
    return isNew ? nextState(trx, roomId, {}) : undefined;
  });
  noteLoader(context).clear(room.id);
  return room;
}

/** Deletes one's own note. */
export async function deleteNote(context: Context, globalId: string): Promise<RoomRow> {
  const id = keyOf(globalId, 'ChatRoomNote');
  const note = id === undefined ? undefined : await sql.noteById(context.services.db, id);
  if (note?.authorId !== senderOf(context)) throw notOwnNote();
  const room = await actOnRoom(context, { key: note.roomId }, async ({ trx, side }) => {
    if (side !== 'COMPANY') throw forColleagues();
    await sql.deleteNote(trx, note.id);
    return nextState(trx, note.roomId, {});
  });
  noteLoader(context).clear(room.id);
  return room;
}
