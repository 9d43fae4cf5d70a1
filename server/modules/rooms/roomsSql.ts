import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export interface NewRoom {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly createdById: string;
  readonly origin: 'DIRECT' | 'ENTRY' | 'CONSULTATION' | 'OFFER' | 'FOLLOW';
  /** The creator must accept the first message. */
  readonly isRequest: boolean;
  readonly now: Date;
}

/** The pair's room, locked; inserted if missing. Triggers add its members. */
export async function openRoom(
  trx: Transaction<Tables>,
  room: NewRoom,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('chat_rooms')
    .values({
      id: room.id,
      company_id: room.companyId,
      creator_id: room.creatorId,
      created_by_user_id: room.createdById,
      origin: room.origin,
      request_state: room.isRequest ? 'WAITING' : null,
      requested_at: room.isRequest ? room.now : null,
      last_message_at: room.now,
      created_at: room.now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'creator_id']).doNothing())
    .executeTakeFirst();
  if (room.isRequest && numInsertedOrUpdatedRows === 1n)
    await trx
      .updateTable('chat_members')
      .set({ is_request: true })
      .where('room_id', '=', room.id)
      .where('user_id', '=', room.creatorId)
      .execute();
  const { id } = await trx
    .selectFrom('chat_rooms')
    .select('id')
    .where('company_id', '=', room.companyId)
    .where('creator_id', '=', room.creatorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { id, isNew: numInsertedOrUpdatedRows === 1n };
}

export interface NewMessage {
  readonly id: string;
  readonly roomId: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly kind: Selectable<Tables['chat_messages']>['kind'];
  readonly text?: string;
  readonly mediaId?: string;
  readonly albumId?: string;
  readonly openingId?: string;
  readonly consultationId?: string;
  /** Set with an offer's accompanying text. */
  readonly offerId?: string;
  readonly quoteId?: string;
  readonly replyToId?: string;
  readonly now: Date;
}

/**
 * Adds a message. Updating the room's row gives it its place and serialises senders. Answers the change's
 * number.
 */
export async function insertMessage(trx: Transaction<Tables>, message: NewMessage): Promise<number> {
  const { roomId, senderId, now } = message;
  const { sequence, change } = await trx
    .updateTable('chat_rooms')
    .set({
      last_sequence: sql`last_sequence + 1`,
      last_change: sql`last_change + 1`,
      last_message_at: now,
      answered_at: sql<Date | null>`case when creator_id = ${senderId}::uuid
        then coalesce(answered_at, ${now}::timestamptz) else answered_at end`,
    })
    .where('id', '=', roomId)
    .returning(['last_sequence as sequence', 'last_change as change'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('chat_messages')
    .values({
      id: message.id,
      room_id: roomId,
      sequence,
      change,
      sender_id: senderId,
      client_id: message.clientId,
      kind: message.kind,
      text: message.text ?? null,
      media_id: message.mediaId ?? null,
      album_id: message.albumId ?? null,
      job_opening_id: message.openingId ?? null,
      consultation_id: message.consultationId ?? null,
      offer_id: message.offerId ?? null,
      quote_id: message.quoteId ?? null,
      reply_to_id: message.replyToId ?? null,
      send_at: now,
    })
    .execute();
  // One's own message counts as read.
  await trx
    .updateTable('chat_members')
    .set({ last_read_sequence: sequence, last_read_at: now })
    .where('room_id', '=', roomId)
    .where('user_id', '=', senderId)
    .execute();
  return change;
}

/** The pair's room where the creator has yet to let a first message in, or turned it away; locked. */
export async function holdRequest(
  trx: Transaction<Tables>,
  { companyId, creatorId }: Pick<NewRoom, 'companyId' | 'creatorId'>,
): Promise<{ readonly id: string; readonly state: 'DECLINED' | 'WAITING' } | undefined> {
  const row = await trx
    .selectFrom('chat_rooms')
    .select(['id', 'request_state as state'])
    .where('company_id', '=', companyId)
    .where('creator_id', '=', creatorId)
    .where('request_state', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.state == null ? undefined : { id: row.id, state: row.state };
}

/** Answers the change's number. */
export async function setRequest(
  trx: Transaction<Tables>,
  { id, creatorId }: { readonly id: string; readonly creatorId: string },
  state: 'DECLINED' | 'WAITING' | null,
): Promise<number> {
  const { change } = await trx
    .updateTable('chat_rooms')
    .set({
      request_state: state,
      last_change: sql`last_change + 1`,
      state_change: sql`last_change + 1`,
    })
    .where('id', '=', id)
    .returning('last_change as change')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('chat_members')
    .set({ is_request: state !== null })
    .where('room_id', '=', id)
    .where('user_id', '=', creatorId)
    .execute();
  return change;
}

/** Whether the company follows the creator, or they applied to one of its openings. */
export async function isKnownTo(
  trx: Transaction<Tables>,
  { companyId, creatorId }: { readonly companyId: string; readonly creatorId: string },
): Promise<{ readonly isFollowed: boolean; readonly hasEntered: boolean; readonly talkFrom: string }> {
  const { rows } = await sql<{ isFollowed: boolean; hasEntered: boolean; talkFrom: string }>`
    select
      exists (select from follows as f join company_members as cm on cm.user_id = f.follower_id
        where f.followee_id = ${creatorId}::uuid and cm.company_id = ${companyId}::uuid) as "isFollowed",
      exists (select from job_entries as e join job_openings as o on o.id = e.job_opening_id
        where e.creator_id = ${creatorId}::uuid and o.company_id = ${companyId}::uuid) as "hasEntered",
      coalesce((select talk_from from user_settings where user_id = ${creatorId}::uuid), 'EVERYBODY') as "talkFrom"`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answered nothing.');
  return row;
}
