import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

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

export async function hideThanks(
  trx: Transaction<Tables>,
  { engagementId, side }: Pick<ThanksRow, 'engagementId' | 'side'>,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('engagement_thanks')
    .set({ reported_at: now, reported_by_user_id: userId })
    .where('engagement_id', '=', engagementId)
    .where('side', '=', side)
    .execute();
}
