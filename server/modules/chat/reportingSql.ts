import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/** The copy of a reported message. */
export interface ReportedMessage {
  readonly id: string;
  readonly senderId: string;
  readonly sequence: number;
  readonly kind: string;
  readonly text: string | null;
  readonly mediaId: string | null;
  readonly filename: string | null;
  readonly sendAt: Date;
  readonly deletedAt: Date | null;
}

const stood = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_messages as m')
    .leftJoin('media_objects as o', 'o.id', 'm.media_id')
    .select([
      'm.id',
      'm.sender_id as senderId',
      'm.sequence',
      'm.kind',
      'm.text',
      'm.media_id as mediaId',
      'o.filename',
      'm.send_at as sendAt',
      'm.deleted_at as deletedAt',
    ]);

export async function messageOfRoom(
  trx: Transaction<Tables>,
  roomId: string,
  messageId: string,
): Promise<ReportedMessage | undefined> {
  return stood(trx).where('m.room_id', '=', roomId).where('m.id', '=', messageId).executeTakeFirst();
}

/** The newest of a room, oldest first. */
export async function lastOfRoom(
  trx: Transaction<Tables>,
  roomId: string,
  count: number,
): Promise<ReportedMessage[]> {
  const rows = await stood(trx)
    .where('m.room_id', '=', roomId)
    .orderBy('m.sequence', 'desc')
    .limit(count)
    .execute();
  return rows.toReversed();
}
