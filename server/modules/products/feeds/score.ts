import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/request/services.ts';
import * as sql from './scoreSql.ts';
import type { ScoreRule } from './scoreSql.ts';

/**
 * How works are ranked where the house recommends them. A work gathers points:
 *
 * - on coming out 1, and up to 3 more for what was filled in: 1 for a description of 200 characters (half of it for 80), half a point each
 *   for the author's part in the work and for the tools, and up to 1 for pictures, of which four are enough;
 * - 1 for each bookmark that is not the author's own;
 * - 1 for every twenty who looked at it on a day.
 *
 * A point counts half as much after every 14 days. Since all points fade alike, nothing needs to be written anew while nothing happens:
 * points are counted as of one fixed day, where later ones weigh more, and their logarithm to the base of two is kept. A work whose score is
 * higher by one is worth twice as much, today and on any later day.
 *
 * Triggers mark the works of which something changed (`product_scores_due`); every few minutes the marked ones alone are worked out.
 */
const dayMs = 86_400_000;
const halfLifeDays = 14;

const ruleAt = (now: Date): ScoreRule => ({
  origin: new Date('2026-01-01T00:00:00.000Z'),
  halfLifeSeconds: (halfLifeDays * dayMs) / 1000,
  bookmarkPoints: 1,
  // Older ones count less than one in two hundred.
  bookmarksSince: new Date(now.getTime() - 120 * dayMs),
  viewPoints: 1 / 20,
  viewsSince: new Date(now.getTime() - 120 * dayMs),
  longDescription: 200,
  someDescription: 80,
  enoughPictures: 4,
});

const batch = 200;

/** Scores the next marked works in the caller's transaction; answers the last id. */
async function scoreNext(
  trx: Transaction<Tables>,
  now: Date,
  after: string | undefined,
): Promise<string | undefined> {
  const ids = await sql.holdDue(trx, after, batch);
  if (ids.length === 0) {
    await sql.deleteMarksOfNobody(trx);
    return undefined;
  }
  await sql.deleteMarks(trx, ids);
  await sql.writeScores(trx, ids, ruleAt(now));
  return ids.at(-1);
}

/** Scores everything in one transaction, after making a demo town. */
export async function scoreAll(trx: Transaction<Tables>, now: Date): Promise<void> {
  let after: string | undefined;
  do {
    after = await scoreNext(trx, now, after);
  } while (after !== undefined);
}

/**
 * Scores marked works in small batches, so that bookmarks do not wait long. Several servers share the work.
 */
export async function scoreDueProducts({ db, clock }: Pick<Services, 'clock' | 'db'>): Promise<void> {
  let after: string | undefined;
  do {
    const from = after;
    after = await db.transaction().execute((trx) => scoreNext(trx, clock.now(), from));
  } while (after !== undefined);
}
