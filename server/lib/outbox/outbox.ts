import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Clock } from '../clock.ts';
import type { NewId } from '../ids.ts';

/** One kind of effect, and the shape of its payload: see `effect()`. */
export interface Effect<Payload> {
  readonly kind: string;
  readonly shape: v.GenericSchema<unknown, Payload>;
}

export interface OutboxOptions {
  /** While an effect with this key waits, another one of the same kind and key is the same effect. */
  readonly dedupeKey?: string;
  readonly delayMs?: number;
}

/**
 * Writes down an effect (a mail, a notice, a push) in the transaction that causes it: it happens if and only if the transaction commits,
 * survives the process, and is tried again until it worked.
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

/** Many of one kind, in one statement: no more than some hundreds at once. */
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
 * Runs one effect. It may run twice when the process dies between the effect and its being struck off, so a handler makes sure that twice
 * is once, by `id` where nothing else serves. Where nothing serves, as with a mail server, it waits for `handOver()` at the last moment
 * at which the effect can still be kept back. That writes down that the effect may have happened from now on: should the process die, it
 * is kept for an operator and not run again, unless its kind may repeat. It rejects when this run has lost the effect to another worker.
 */
export type OutboxHandler = (payload: unknown, id: string, handOver: () => Promise<void>) => Promise<void>;

/** Whether an effect that may have happened is better done twice than not at all. Asked about what a dead process had handed over. */
export type MayRepeat = (payload: unknown) => boolean;

/** Thrown by a handler where trying again cannot help, such as an address that does not exist: the effect is kept as failed at once. */
export class HopelessEffectError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HopelessEffectError';
  }
}

/**
 * Thrown by a handler after it handed the effect over, when the other side went away without a word: it may have happened. It is tried
 * once more, later; after a second time nobody tries again.
 */
export class DoubtfulEffectError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DoubtfulEffectError';
  }
}

/** Thrown by a handler that was to wait until then, such as for the end of somebody's hours of quiet. It counts as no try. */
export class PostponedEffectError extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('It waits for its time.');
    this.name = 'PostponedEffectError';
    this.until = until;
  }
}

/**
 * Takes back an effect that waits under a key, and answers what it was to do; undefined from the moment it was put off until, though no
 * worker has come by yet. Whoever is first has the row: a worker passes by one that is being taken back, and who comes after a worker
 * whose clock is ahead finds it claimed.
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

/** What failed for good is kept for a month for whoever wants to see to it: mails have names and links in them. */
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
