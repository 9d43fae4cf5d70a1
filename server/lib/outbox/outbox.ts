import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Clock } from '../dates/clock.ts';
import type { NewId } from '../ids.ts';

export interface Effect<Payload> {
  readonly kind: string;
  readonly shape: v.GenericSchema<unknown, Payload>;
}

export interface OutboxOptions {
  /** While one waits, another of the same kind and key is not added. */
  readonly dedupeKey?: string;
  readonly delayMs?: number;
}

/**
 * Stores an effect (a mail, a notice, a push) in the transaction that causes it: it runs if and only if that
 * commits, survives the process, and is retried until it works.
 */
export async function enqueue<Payload extends object>(
  trx: Transaction<Tables>,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  { kind }: Effect<Payload>,
  payload: Payload,
  { dedupeKey, delayMs = 0 }: OutboxOptions = {},
): Promise<void> {
  const now = clock.now();
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey ?? null,
      created_at: now,
      available_at: new Date(now.getTime() + delayMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Many of one kind, in one statement: some hundreds at most. */
export async function enqueueAll<Payload extends object>(
  trx: Transaction<Tables>,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  { kind }: Effect<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  const now = clock.now();
  await trx
    .insertInto('outbox')
    .values(
      payloads.map((payload) => ({
        id: newId(),
        kind,
        payload: JSON.stringify(payload),
        created_at: now,
        available_at: now,
      })),
    )
    .execute();
}

/**
 * Runs one effect. It may run twice if the process dies before the effect is marked done, so a handler must
 * be idempotent, by `id` if need be. Where that is impossible (a mail server), it awaits `handOver()` just
 * before the effect: that records that it may have happened, and if the process dies then, an operator
 * decides, unless the kind may repeat. `handOver` rejects when another worker has claimed the effect.
 */
export type OutboxHandler = (payload: unknown, id: string, handOver: () => Promise<void>) => Promise<void>;

/** Whether twice is better than never for an effect that a dead process had handed over. */
export type MayRepeat = (payload: unknown) => boolean;

/** A retry cannot help, such as for an address that does not exist: the effect fails at once. */
export class HopelessEffectError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HopelessEffectError';
  }
}

/**
 * Thrown after `handOver` when the other side went silent: it may have happened. It is retried once, later.
 */
export class DoubtfulEffectError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DoubtfulEffectError';
  }
}

/** Thrown by a handler that must wait, such as for the end of quiet hours. Does not count as an attempt. */
export class PostponedEffectError extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('It waits for its time.');
    this.name = 'PostponedEffectError';
    this.until = until;
  }
}

/**
 * Cancels a waiting effect by its key and answers its payload; undefined once it is due, even before a worker
 * has claimed it. Row locks decide the race: a worker skips a row being cancelled, and cancelling misses one
 * already claimed.
 */
export async function takeBack<Payload>(
  trx: Transaction<Tables>,
  { clock }: { readonly clock: Clock },
  { kind, shape }: Effect<Payload>,
  dedupeKey: string,
): Promise<Payload | undefined> {
  const taken = await trx
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('dedupe_key', '=', dedupeKey)
    .where('attempts', '=', 0)
    .where('available_at', '>', clock.now())
    .returning('payload')
    .executeTakeFirst();
  return taken && v.parse(shape, taken.payload);
}

const keptMs = 30 * 86_400_000;

/** Failed effects are kept for a month only: mails contain names and links. */
export async function sweepFailedEffects({
  db,
  clock,
}: {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('failed_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute();
}
