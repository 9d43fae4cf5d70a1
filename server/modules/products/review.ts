import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Services } from '../../lib/services.ts';
import * as sql from './reviewSql.ts';
import type { ReviewStatus } from './ownSql.ts';

type Needs = Pick<Services, 'clock' | 'newId'>;

async function step(
  trx: Transaction<Tables>,
  { clock, newId }: Needs,
  productId: string,
  status: ReviewStatus,
  reason: string | null = null,
): Promise<void> {
  const review = await sql.reviewOf(trx, productId);
  await sql.writeReview(trx, {
    reviewId: review?.id ?? newId(),
    activityId: newId(),
    productId,
    status,
    reason,
    now: clock.now(),
  });
}

/** A held work, or a change of it, is to be looked at. One that waits already keeps its place in the line. */
export async function submit(trx: Transaction<Tables>, services: Needs, productId: string): Promise<void> {
  const review = await sql.reviewOf(trx, productId);
  if (review?.status !== 'IN_PROGRESS') await step(trx, services, productId, 'IN_PROGRESS');
}

/** The author took a change back: what is visible is approved already. */
export async function withdraw(trx: Transaction<Tables>, services: Needs, productId: string): Promise<void> {
  const review = await sql.reviewOf(trx, productId);
  if (review && review.status !== 'APPROVED') await step(trx, services, productId, 'APPROVED');
}
