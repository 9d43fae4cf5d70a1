import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/__generated__/tables.ts';
import type { Clock } from './clock.ts';
import type { NewId } from './ids.ts';
import type { Log } from './log.ts';

export interface OutboxOptions {
  /** While an effect with this key waits, another one of the same kind and key is the same effect. */
  readonly dedupeKey?: string;
  readonly delayMs?: number;
}

/**
 * Writes down an effect (a mail, a notice, a push) in the transaction that causes it: it happens if and only if the transaction commits,
 * survives the process, and is tried again until it worked.
 */
export async function enqueue(
  trx: Transaction<Tables>,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  kind: string,
  payload: Readonly<Record<string, unknown>>,
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

/**
 * Runs one effect. It may run twice when the process dies between the effect and its being struck off, so a handler makes sure that twice
 * is once, by `id` where nothing else serves.
 */
export type OutboxHandler = (payload: unknown, id: string) => Promise<void>;

/** Thrown by a handler where trying again cannot help, such as an address that does not exist: the effect is kept as failed at once. */
export class HopelessEffectError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HopelessEffectError';
  }
}

interface WorkerOptions {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
}

const mostAtOnce = 20;
const lockMs = 60_000;
const pollMs = 1_000;
const firstRetryMs = 2_000;
const longestRetryMs = 60 * 60_000;
/** About a day of trying. */
const mostAttempts = 30;

export class OutboxWorker {
  readonly #options: WorkerOptions;
  readonly #underWay = new Set<Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pumping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#pumping = this.#pump()
        .catch((error: unknown) => this.#options.log.error({ err: error }, 'outbox'))
        .finally(() => {
          if (!this.#stopped) this.start();
        });
    }, pollMs);
    this.#timer.unref();
  }

  /** Takes no new effect and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pumping;
    await Promise.all(this.#underWay);
  }

  /** Runs everything that is due, to its end; several workers on one database share it without running anything twice. */
  async drain(): Promise<void> {
    while (!this.#stopped) {
      await this.#pump();
      if (this.#underWay.size === 0) return;
      await Promise.all(this.#underWay);
    }
  }

  /** Starts what is due while there is room. A slow effect, an export say, takes one place and keeps nobody's mail waiting. */
  async #pump(): Promise<void> {
    while (!this.#stopped) {
      const room = mostAtOnce - this.#underWay.size;
      const rows = room > 0 ? await this.#claim(room) : [];
      for (const row of rows) {
        const run = this.#run(row)
          .catch((error: unknown) => this.#options.log.error({ err: error, outboxId: row.id }, 'outbox'))
          .finally(() => this.#underWay.delete(run));
        this.#underWay.add(run);
      }
      if (rows.length < room) return;
      await Promise.race(this.#underWay);
    }
  }

  async #claim(room: number) {
    const { db, clock, handlers } = this.#options;
    const now = clock.now();
    return db
      .updateTable('outbox')
      .set({ locked_until: new Date(now.getTime() + lockMs), attempts: sql`attempts + 1` })
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('failed_at', 'is', null)
          .where('available_at', '<=', now)
          .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
          // A kind that this process cannot run waits for one that can.
          .where('kind', 'in', Object.keys(handlers))
          .orderBy('available_at')
          .orderBy('id')
          .limit(room)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'payload', 'attempts'])
      .execute();
  }

  async #run({
    id,
    kind,
    payload,
    attempts,
  }: {
    id: string;
    kind: string;
    payload: unknown;
    attempts: number;
  }): Promise<void> {
    const { db, clock, log, handlers } = this.#options;
    const lease = setInterval(() => void this.#hold(id), lockMs / 3);
    try {
      await handlers[kind]?.(payload, id);
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    } catch (error) {
      const now = clock.now();
      const retryMs = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
      log.warn({ err: error, kind, outboxId: id, attempts }, 'an effect failed');
      await db
        .updateTable('outbox')
        .set({
          locked_until: null,
          available_at: new Date(now.getTime() + retryMs),
          last_error: error instanceof Error ? error.message.slice(0, 1000) : String(error).slice(0, 1000),
          failed_at: attempts >= mostAttempts || error instanceof HopelessEffectError ? now : null,
        })
        .where('id', '=', id)
        .execute();
    } finally {
      clearInterval(lease);
    }
  }

  /** An effect that takes longer than its lock goes on being this worker's. */
  async #hold(id: string): Promise<void> {
    const { db, clock, log } = this.#options;
    await db
      .updateTable('outbox')
      .set({ locked_until: new Date(clock.now().getTime() + lockMs) })
      .where('id', '=', id)
      .where('locked_until', 'is not', null)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, outboxId: id }, 'an effect could not be held'));
  }
}
