import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { isInRoom } from './sql.ts';

export interface NewRoom {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly createdById: string;
  readonly origin: 'DIRECT' | 'ENTRY' | 'CONSULTATION' | 'OFFER' | 'FOLLOW';
  readonly now: Date;
}

/** The room of the pair, held; the one given where there was none. */
export async function openRoom(trx: Transaction<Tables>, room: NewRoom): Promise<string> {
  await trx
    .insertInto('chat_rooms')
    .values({
      id: room.id,
      company_id: room.companyId,
      creator_id: room.creatorId,
      created_by_user_id: room.createdById,
      origin: room.origin,
      last_message_at: room.now,
      created_at: room.now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'creator_id']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('chat_rooms')
    .select('id')
    .where('company_id', '=', room.companyId)
    .where('creator_id', '=', room.creatorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The creator and the company's own people; a recruiter from outside only when it was they who opened the room. Whoever is in it stays as
 * they are.
 */
export async function addMembers(
  trx: Transaction<Tables>,
  roomId: string,
  { companyId, creatorId, createdById, now }: NewRoom,
): Promise<void> {
  await trx
    .insertInto('chat_members')
    .columns(['room_id', 'user_id', 'joined_at'])
    .expression(
      trx
        .selectFrom('users as u')
        .leftJoin('company_members as cm', 'cm.user_id', 'u.id')
        .select([
          sql<string>`${roomId}::uuid`.as('room_id'),
          'u.id',
          sql<Date>`${now}::timestamptz`.as('joined_at'),
        ])
        .where('u.status', '=', 'ACTIVE')
        .where(
          sql<boolean>`(u.id = any(${[creatorId, createdById]}::uuid[])
            or (cm.company_id = ${companyId}::uuid and cm.role <> 'OUTSOURCING_RECRUITER'))`,
        )
        .orderBy('u.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface OpeningMessage {
  readonly id: string;
  readonly roomId: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly openingId: string;
  readonly now: Date;
}

/** The next place in the room is handed out by its row, which puts senders in line. */
export async function insertOpeningMessage(trx: Transaction<Tables>, message: OpeningMessage): Promise<void> {
  const { sequence } = await trx
    .updateTable('chat_rooms')
    .set({ last_sequence: sql`last_sequence + 1`, last_message_at: message.now })
    .where('id', '=', message.roomId)
    .returning('last_sequence as sequence')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('chat_messages')
    .values({
      id: message.id,
      room_id: message.roomId,
      sequence,
      sender_id: message.senderId,
      client_id: message.clientId,
      kind: 'JOB_OPENING',
      job_opening_id: message.openingId,
      send_at: message.now,
    })
    .execute();
  // What one says oneself is no news.
  await trx
    .updateTable('chat_members')
    .set({ last_read_sequence: sequence, last_read_at: message.now })
    .where('room_id', '=', message.roomId)
    .where('user_id', '=', message.senderId)
    .execute();
}

/** Which of these rooms the person is in. */
export async function roomsOfMember(
  db: Kysely<Tables>,
  ids: readonly string[],
  userId: string,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('chat_rooms as r')
    .select('r.id')
    .where(sql<boolean>`r.id = any(${[...ids]}::uuid[])`)
    .where(isInRoom(userId))
    .execute();
}

/** Somebody who is no longer of the company is in none of its rooms, whatever company they come back for. */
export async function removeMember(
  trx: Transaction<Tables>,
  companyId: string,
  userId: string,
): Promise<void> {
  await trx
    .deleteFrom('chat_members')
    .using('chat_rooms as r')
    .whereRef('r.id', '=', 'chat_members.room_id')
    .where('r.company_id', '=', companyId)
    .where('chat_members.user_id', '=', userId)
    .execute();
}

export async function addMember(
  trx: Transaction<Tables>,
  roomId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('chat_members')
    .values({ room_id: roomId, user_id: userId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
