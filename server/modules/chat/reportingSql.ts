import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export type ReportReason = Selectable<Tables['reports']>['reason'];

/** What is kept of the words of a report, as they stood. */
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

/** Puts it before the operators; once while the same person's report of the same thing is open. */
export async function insertReport(
  trx: Transaction<Tables>,
  report: {
    readonly id: string;
    readonly reporterId: string;
    readonly kind: 'CHAT_MESSAGE' | 'CHAT_ROOM';
    readonly subjectId: string;
    readonly reason: ReportReason;
    readonly detail: string;
    readonly snapshot: object;
    /** Files that stay although their message is deleted. */
    readonly mediaIds: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reports')
    .values({
      id: report.id,
      reporter_id: report.reporterId,
      subject_kind: report.kind,
      subject_id: report.subjectId,
      reason: report.reason,
      detail: report.detail,
      snapshot: JSON.stringify(report.snapshot),
      created_at: report.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', 'subject_kind', 'subject_id'])
        .where(sql<boolean>`status = 'OPEN'`)
        .doNothing(),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n || report.mediaIds.length === 0) return;
  await trx
    .insertInto('report_media')
    .values([...new Set(report.mediaIds)].map((media_id) => ({ report_id: report.id, media_id })))
    .execute();
}
