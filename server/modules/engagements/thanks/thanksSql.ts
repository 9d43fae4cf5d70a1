import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { jsonb } from '../../../db/values.ts';

export interface ThanksRow {
  readonly engagementId: string;
  readonly side: Selectable<Tables['engagement_thanks']>['side'];
  readonly words: string;
  readonly saidAt: Date;
  readonly reportedAt: Date | null;
}

export async function thanksOf(db: Kysely<Tables>, engagementIds: readonly string[]): Promise<ThanksRow[]> {
  return db
    .selectFrom('engagement_thanks as t')
    .select([
      't.engagement_id as engagementId',
      't.side',
      't.words',
      't.said_at as saidAt',
      't.reported_at as reportedAt',
    ])
    .where(sql<boolean>`t.engagement_id = any(${[...engagementIds]}::uuid[])`)
    .orderBy('t.said_at')
    .execute();
}

/** Once for each side. */
export async function insertThanks(
  trx: Transaction<Tables>,
  {
    engagementId,
    side,
    words,
    userId,
    now,
  }: Omit<ThanksRow, 'reportedAt' | 'saidAt'> & {
    readonly userId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('engagement_thanks')
    .values({ engagement_id: engagementId, side, words, user_id: userId, said_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts the words before the operators, as they stand, and takes them from sight. */
export async function reportThanks(
  trx: Transaction<Tables>,
  { engagementId, side, words }: Pick<ThanksRow, 'engagementId' | 'side' | 'words'>,
  { reportId, userId, now }: { readonly reportId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('engagement_thanks')
    .set({ reported_at: now, reported_by_user_id: userId })
    .where('engagement_id', '=', engagementId)
    .where('side', '=', side)
    .execute();
  await trx
    .insertInto('reports')
    .values({
      id: reportId,
      reporter_id: userId,
      subject_kind: 'ENGAGEMENT',
      subject_id: engagementId,
      reason: 'INAPPROPRIATE',
      snapshot: jsonb({ side, words }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
