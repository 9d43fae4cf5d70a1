import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { personBlocked } from '../rooms/roomsSql.ts';

export interface HeldRoom {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly requestState: 'DECLINED' | 'WAITING' | null;
  readonly lastSequence: number;
  readonly lastChange: number;
  readonly hasAnswer: boolean;
  readonly isBlockedByCreator: boolean;
  readonly isBlockedByCompany: boolean;
  /** Who holds it, as one person of the company. */
  readonly isPersonBlocked: boolean;
  readonly creatorStatus: 'ACTIVE' | 'DELETED' | 'SUSPENDED';
  readonly companyStatus: string;
}

/** Locks a room, so that its changes happen one after the other. Undefined for non-members. */
export async function holdRoom(
  trx: Transaction<Tables>,
  roomId: string,
  userId: string,
): Promise<HeldRoom | undefined> {
  return trx
    .selectFrom('chat_rooms as r')
    .innerJoin('chat_members as m', 'm.room_id', 'r.id')
    .innerJoin('users as u', 'u.id', 'r.creator_id')
    .innerJoin('companies as co', 'co.id', 'r.company_id')
    .select([
      'r.id',
      'r.company_id as companyId',
      'r.creator_id as creatorId',
      'r.request_state as requestState',
      'r.last_sequence as lastSequence',
      'r.last_change as lastChange',
      sql<boolean>`r.answered_at is not null`.as('hasAnswer'),
      sql<boolean>`exists (select from creator_hidden_companies as h
        where h.creator_id = r.creator_id and h.company_id = r.company_id and h.reason = 'MANUAL')`.as(
        'isBlockedByCreator',
      ),
      sql<boolean>`r.blocked_by_company_at is not null`.as('isBlockedByCompany'),
      personBlocked(userId).as('isPersonBlocked'),
      'u.status as creatorStatus',
      'co.status as companyStatus',
    ])
    .where('r.id', '=', roomId)
    .where('m.user_id', '=', userId)
    .forNoKeyUpdate('r')
    .executeTakeFirst();
}

/** The number of a change other than a message, in a locked room. */
export async function nextChange(trx: Transaction<Tables>, roomId: string): Promise<number> {
  const { change } = await trx
    .updateTable('chat_rooms')
    .set({ last_change: sql`last_change + 1` })
    .where('id', '=', roomId)
    .returning('last_change as change')
    .executeTakeFirstOrThrow();
  return change;
}

/** The same, for a change of the room itself. */
export async function nextState(
  trx: Transaction<Tables>,
  roomId: string,
  values: {
    readonly assignee_id?: string | null;
    readonly blocked_by_company_at?: Date | null;
    readonly blocked_by_company_user_id?: string | null;
  },
): Promise<number> {
  const { change } = await trx
    .updateTable('chat_rooms')
    .set({ ...values, last_change: sql`last_change + 1`, state_change: sql`last_change + 1` })
    .where('id', '=', roomId)
    .returning('last_change as change')
    .executeTakeFirstOrThrow();
  return change;
}

export async function isMessageOfRoom(
  trx: Transaction<Tables>,
  roomId: string,
  messageId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('chat_messages')
    .select('id')
    .where('id', '=', messageId)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first message with a card. */
export async function messageOfCard(
  trx: Transaction<Tables>,
  roomId: string,
  card: { readonly consultationId: string } | { readonly offerId: string } | { readonly quoteId: string },
): Promise<string | undefined> {
  const [column, id] =
    'offerId' in card
      ? (['offer_id', card.offerId] as const)
      : 'quoteId' in card
        ? (['quote_id', card.quoteId] as const)
        : (['consultation_id', card.consultationId] as const);
  const row = await trx
    .selectFrom('chat_messages')
    .select('id')
    .where('room_id', '=', roomId)
    .where(column, '=', id)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function setChange(trx: Transaction<Tables>, messageId: string, change: number): Promise<void> {
  await trx.updateTable('chat_messages').set({ change }).where('id', '=', messageId).execute();
}

/** Removes text and attachment; the message's place stays. */
export async function clearMessage(
  trx: Transaction<Tables>,
  messageId: string,
  { change, now }: { readonly change: number; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('chat_messages')
    .set({ deleted_at: now, text: null, media_id: null, change })
    .where('id', '=', messageId)
    .execute();
}

/** Whether the person has an unread notice of the room, which is read along. */
export async function hasUnreadNotice(
  trx: Transaction<Tables>,
  roomId: string,
  userId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('activity_notifications')
    .select('id')
    .where('chat_room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('type', '=', 'CHAT_MESSAGE')
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Never goes back. Undefined when already read. */
export async function markRead(
  trx: Transaction<Tables>,
  {
    roomId,
    userId,
    sequence,
    now,
  }: { readonly roomId: string; readonly userId: string; readonly sequence: number; readonly now: Date },
): Promise<{ readonly from: number; readonly to: number } | undefined> {
  const before = await trx
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select(['m.last_read_sequence as from', 'r.last_sequence as last'])
    .where('m.room_id', '=', roomId)
    .where('m.user_id', '=', userId)
    .forNoKeyUpdate('m')
    .executeTakeFirst();
  if (!before) return undefined;
  const to = Math.min(sequence, before.last);
  if (to <= before.from) return undefined;
  await trx
    .updateTable('chat_members')
    .set({ last_read_sequence: to, last_read_at: now })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();
  return { from: before.from, to };
}

export async function setReadChange(
  trx: Transaction<Tables>,
  { roomId, userId, change }: { readonly roomId: string; readonly userId: string; readonly change: number },
): Promise<void> {
  await trx
    .updateTable('chat_members')
    .set({ read_change: change })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();
}

/** A member's own settings of a room. */
export async function setOwn(
  trx: Transaction<Tables>,
  { roomId, userId }: { readonly roomId: string; readonly userId: string },
  values: {
    readonly is_muted?: boolean;
    readonly archived_sequence?: number | null;
  },
): Promise<void> {
  await trx
    .updateTable('chat_members')
    .set(values)
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();
}

/** One at a time: rooms are counted before more are begun. */
export async function holdUser(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Rooms that a company's member began since then without an answer. */
export async function unansweredSince(
  trx: Transaction<Tables>,
  userId: string,
  since: Date,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const row = await trx
    .selectFrom('chat_rooms')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('created_by_user_id', '=', userId)
    .where('created_at', '>', since)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), oldest: row.oldest };
}

/** Deletes an attachment no other message shows; answers the storage keys no longer used. */
export async function deleteAttachment(trx: Transaction<Tables>, mediaId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('media_objects as m')
    .where('m.id', '=', mediaId)
    .where('m.is_private', '=', true)
    .where(sql<boolean>`not exists (select from chat_messages as c where c.media_id = m.id)`)
    .where(sql<boolean>`not exists (select from report_media as r where r.media_id = m.id)`)
    .returning(['m.storage_key as key', 'm.poster_media_id as posterId'])
    .execute();
  return rows.map(({ key }) => key);
}
