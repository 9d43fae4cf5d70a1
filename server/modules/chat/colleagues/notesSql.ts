import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** A note on a room, for colleagues only. */
export interface RoomNoteRow {
  readonly id: string;
  readonly roomId: string;
  readonly authorId: string;
  readonly clientId: string;
  readonly body: string;
  readonly createdAt: Date;
}

const notes = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_room_notes as n')
    .select([
      'n.id',
      'n.room_id as roomId',
      'n.author_id as authorId',
      'n.client_id as clientId',
      'n.body',
      'n.created_at as createdAt',
    ]);

export async function notesOfRooms(db: Kysely<Tables>, roomIds: readonly string[]): Promise<RoomNoteRow[]> {
  return notes(db)
    .where(sql<boolean>`n.room_id = any(${[...roomIds]}::uuid[])`)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
}

export async function noteById(db: Kysely<Tables>, id: string): Promise<RoomNoteRow | undefined> {
  return notes(db).where('n.id', '=', id).executeTakeFirst();
}

export async function countNotes(trx: Transaction<Tables>, roomId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('chat_room_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when it was stored before. */
export async function insertNote(trx: Transaction<Tables>, note: RoomNoteRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('chat_room_notes')
    .values({
      id: note.id,
      room_id: note.roomId,
      author_id: note.authorId,
      client_id: note.clientId,
      body: note.body,
      created_at: note.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['room_id', 'author_id', 'client_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteNote(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('chat_room_notes').where('id', '=', id).execute();
}
