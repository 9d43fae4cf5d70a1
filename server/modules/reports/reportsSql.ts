import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { jsonb } from '../../db/values.ts';
import type { Json } from '../../db/values.ts';

type Report = Selectable<Tables['reports']>;
export type ReportKind = Report['subject_kind'];
export type ReportReason = Report['reason'];

/** Once while the same person's report of the same thing is open. */
export async function insertReport(
  trx: Transaction<Tables>,
  report: {
    readonly id: string;
    readonly reporterId: string;
    readonly kind: ReportKind;
    readonly subjectId: string;
    readonly reason: ReportReason;
    readonly detail: string;
    readonly snapshot: Json;
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
      snapshot: jsonb(report.snapshot),
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
  // What was deleted meanwhile is not there to be kept.
  await sql`
    insert into report_media (report_id, media_id)
    select ${report.id}::uuid, m.id from media_objects as m
    where m.id = any(${[...new Set(report.mediaIds)]}::uuid[]) for key share`.execute(trx);
}
