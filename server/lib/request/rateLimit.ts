import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Clock } from '../dates/clock.ts';
import { DomainError } from './errors.ts';

export interface RateLimit {
  /** Part of the key, e.g. `sign-in`. */
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
}

interface Counting {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** Sums of fractions are slightly off. */
const tolerance = 1e-9;

const listOf = (limits: RateLimit | readonly RateLimit[]): readonly RateLimit[] =>
  'name' in limits ? [limits] : limits;

function windowOf({ name, windowMs }: RateLimit, subject: string, now: number) {
  return { key: `${name}:${subject}`.slice(0, 300), started: now - (now % windowMs) };
}

type Window = RateLimit & ReturnType<typeof windowOf>;

/** What `hit` counted, for `takeBack`. */
export interface Hit {
  readonly windows: readonly Window[];
}

/** When the next hit would be allowed, if none comes before. */
function freeAt({ hits, windowMs, started }: Window, current: number, before: number): number {
  const room = hits - 1 - current;
  if (room >= 0 && before > 0) return started + Math.ceil(windowMs * (1 - room / before));
  const counted = Math.min(current, hits);
  return started + windowMs + Math.ceil(windowMs * (1 - (hits - 1) / counted));
}

/**
 * Counts a hit of `subject` (an address, an account) and refuses it beyond the limit of a sliding window:
 * this fixed window's hits plus the share of the one before that still counts. With several limits all must
 * allow it. Refused hits do not count, so that `retryAt` stays true. Stored in the database, so it holds over
 * restarts and all servers.
 */
export async function hit(
  { db, clock }: Counting,
  limits: RateLimit | readonly RateLimit[],
  subject: string,
): Promise<Hit> {
  const now = clock.now().getTime();
  const windows = listOf(limits).map((limit) => ({ ...limit, ...windowOf(limit, subject, now) }));
  const counts = await db
    .with('counted', (one) =>
      one
        .insertInto('rate_limits')
        .values(
          windows.map(({ key, started, windowMs }) => ({
            key,
            window_started_at: new Date(started),
            hits: 1,
            expires_at: new Date(started + 2 * windowMs),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['key', 'window_started_at']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
        )
        .returning(['key', 'hits']),
    )
    .selectFrom('counted')
    .select(['key', 'hits', sql<boolean>`false`.as('isBefore')])
    .unionAll(
      db
        .selectFrom('rate_limits')
        .select(['key', 'hits', sql<boolean>`true`.as('isBefore')])
        .where(({ or, and }) =>
          or(
            windows.map(({ key, started, windowMs }) =>
              and({ key, window_started_at: new Date(started - windowMs) }),
            ),
          ),
        ),
    )
    .execute();
  const hitsOf = (key: string, isBefore: boolean) =>
    counts.find((row) => row.key === key && row.isBefore === isBefore)?.hits ?? 0;
  const exceeded = windows.filter(({ key, started, windowMs, hits }) => {
    const share = 1 - (now - started) / windowMs;
    return hitsOf(key, false) + hitsOf(key, true) * share > hits + tolerance;
  });
  if (exceeded.length === 0) return { windows };
  await takeBack(db, { windows });
  const free = exceeded.map((window) =>
    freeAt(window, hitsOf(window.key, false) - 1, hitsOf(window.key, true)),
  );
  throw new DomainError(
    'RateLimitExceededError',
    '操作が続いたため、しばらく受け付けられません。時間をおいてもう一度お試しください。',
    { retryAt: new Date(Math.max(...free)) },
  );
}

/**
 * Takes a hit back. Limits on failures count first and take back on success, so that no race exceeds them.
 */
export async function takeBack(db: Kysely<Tables>, { windows }: Hit): Promise<void> {
  // One by one, to lock rows in the same order as `hit`.
  for (const { key, started } of windows) {
    await db
      .updateTable('rate_limits')
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where('key', '=', key)
      .where('window_started_at', '=', new Date(started))
      .execute();
  }
}

/** Resets the counts once it is proven who it was. */
export async function forget(
  db: Kysely<Tables>,
  limits: RateLimit | readonly RateLimit[],
  subject: string,
): Promise<void> {
  const keys = listOf(limits).map((limit) => windowOf(limit, subject, 0).key);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

export async function sweepRateLimits({ db, clock }: Counting): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<', clock.now()).execute();
}
