import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { ReviewStatus } from '../own/ownSql.ts';

export interface ReviewRow {
  readonly id: string;
  readonly status: ReviewStatus;
}

/** Of a locked work. */
export function reviewOf(db: Kysely<Tables>, productId: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('product_reviews')
    .select(['id', 'current_review_status as status'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

export interface ReviewStep {
  readonly reviewId: string;
  readonly activityId: string;
  readonly productId: string;
  readonly status: ReviewStatus;
  readonly reason: string | null;
  /** The staff member; null for the author's own step and the command line. */
  readonly staffId: string | null;
  readonly now: Date;
}

/** Updates the review and adds to its history. */
export async function writeReview(
  trx: Transaction<Tables>,
  { reviewId, activityId, productId, status, reason, staffId, now }: ReviewStep,
): Promise<void> {
  const state = { current_review_status: status, reject_reason: reason, last_review_activity_at: now };
  await trx
    .insertInto('product_reviews')
    .values({ id: reviewId, product_id: productId, ...state })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(state))
    .execute();
  await trx
    .insertInto('product_review_activities')
    .values({
      id: activityId,
      review_id: reviewId,
      review_status: status,
      reject_reason: reason,
      activity_at: now,
      staff_id: staffId,
    })
    .execute();
}

export async function setApproved(trx: Transaction<Tables>, productId: string, now: Date): Promise<void> {
  await trx.updateTable('products').set({ approved_at: now }).where('id', '=', productId).execute();
}

export interface QueuedWork {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly authorName: string;
  readonly status: ReviewStatus;
  readonly isChange: boolean;
  readonly isPublished: boolean;
  readonly lastActivityAt: Date;
  readonly editedAt: Date;
}

/** Waiting ones, oldest first; or all, newest first. */
export async function listReviews(
  db: Kysely<Tables>,
  { all, limit }: { readonly all: boolean; readonly limit: number },
): Promise<QueuedWork[]> {
  return db
    .selectFrom('product_reviews as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('creator_profiles as c', 'c.user_id', 'p.author_id')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .select((eb) => [
      'p.id',
      'p.number',
      eb.fn.coalesce('r.name', 'p.name').as('name'),
      sql<string>`c.last_name || ' ' || c.first_name`.as('authorName'),
      'v.current_review_status as status',
      sql<boolean>`r.id is not null`.as('isChange'),
      'p.is_published as isPublished',
      'v.last_review_activity_at as lastActivityAt',
      eb.fn.coalesce('r.edited_at', 'p.edited_at').as('editedAt'),
    ])
    .$if(!all, (query) => query.where('v.current_review_status', '=', 'IN_PROGRESS'))
    .orderBy('v.last_review_activity_at', all ? 'desc' : 'asc')
    .orderBy('v.id', all ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

export async function productIdOfNumber(db: Kysely<Tables>, number: number): Promise<string | undefined> {
  const row = await db.selectFrom('products').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
}

/** Locked before the work, the same order as suspending the author. */
export async function holdAuthor(trx: Transaction<Tables>, authorId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', authorId).forNoKeyUpdate().execute();
}

export interface WorkFacts {
  readonly editedAt: Date;
  readonly number: number;
  readonly name: string;
  readonly authorName: string;
}

/** As its author last wrote it. */
export async function workFacts(db: Kysely<Tables>, id: string): Promise<WorkFacts> {
  return db
    .selectFrom('products as p')
    .innerJoin('creator_profiles as c', 'c.user_id', 'p.author_id')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .select((eb) => [
      'p.number',
      eb.fn.coalesce('r.name', 'p.name').as('name'),
      eb.fn.coalesce('r.edited_at', 'p.edited_at').as('editedAt'),
      sql<string>`c.last_name || ' ' || c.first_name`.as('authorName'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Hides a work from all but its author, or shows it again. False when nothing changed. */
export async function setTakenDown(
  trx: Transaction<Tables>,
  productId: string,
  takenDownAt: Date | null,
): Promise<boolean> {
  const changed = await trx
    .updateTable('products')
    .set({ taken_down_at: takenDownAt })
    .where('id', '=', productId)
    .where('taken_down_at', takenDownAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function authorAddress(db: Kysely<Tables>, productId: string): Promise<string> {
  const row = await db
    .selectFrom('products as p')
    .innerJoin('users as u', 'u.id', 'p.author_id')
    .select('u.email')
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.email;
}
