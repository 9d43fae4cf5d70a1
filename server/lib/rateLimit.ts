import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/__generated__/tables.ts';
import type { Clock } from './clock.ts';
import { DomainError } from './errors.ts';

export interface RateLimit {
  /** What is limited, e.g. `sign-in`; part of the key. */
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
}

/**
 * Counts one more hit of `subject` (an address, an account) and refuses it when there were too many within a sliding window: this fixed
 * window's hits and the share of the one before that still lies in the window. The rows are in the database, so the limit survives a
 * restart and holds over all servers.
 */
export async function hit(
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  { name, hits, windowMs }: RateLimit,
  subject: string,
): Promise<void> {
  const now = clock.now().getTime();
  const started = now - (now % windowMs);
  const key = `${name}:${subject}`.slice(0, 300);
  const [current] = await db
    .insertInto('rate_limits')
    .values({
      key,
      window_started_at: new Date(started),
      hits: 1,
      expires_at: new Date(started + 2 * windowMs),
    })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_started_at']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .execute();
  const before = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', key)
    .where('window_started_at', '=', new Date(started - windowMs))
    .executeTakeFirst();
  const share = 1 - (now - started) / windowMs;
  const counted = (current?.hits ?? 0) + (before?.hits ?? 0) * share;
  if (counted > hits) {
    throw new DomainError(
      'RateLimitExceededError',
      '操作が続いたため、しばらく受け付けられません。時間をおいてもう一度お試しください。',
      {
        retryAt: new Date(started + windowMs),
      },
    );
  }
}

/** Takes one hit back, for limits on what fails: the attempt was counted first, so that no race gets past the limit. */
export async function takeBack(
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  { name, windowMs }: RateLimit,
  subject: string,
): Promise<void> {
  const now = clock.now().getTime();
  await db
    .updateTable('rate_limits')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('key', '=', `${name}:${subject}`.slice(0, 300))
    .where('window_started_at', '=', new Date(now - (now % windowMs)))
    .execute();
}

/** Rows of windows that no longer count. */
export async function sweepRateLimits({
  db,
  clock,
}: {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<', clock.now()).execute();
}
