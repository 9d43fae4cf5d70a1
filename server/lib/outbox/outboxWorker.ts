import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Clock } from '../dates/clock.ts';
import type { Log } from '../process/log.ts';
import { DoubtfulEffectError, HopelessEffectError, PostponedEffectError } from './outbox.ts';
import type { MayRepeat, OutboxHandler } from './outbox.ts';

interface WorkerOptions {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  /** By kind; others are never repeated after they were handed over. */
  readonly repeats?: Readonly<Record<string, MayRepeat>>;
  /** No other process uses this database, so anything locked at the start belonged to a dead one. */
  readonly alone?: boolean;
}

interface Claimed {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly doubts: number;
  readonly handed_over_at: Date | null;
}

const mostAtOnce = 20;
const lockMs = 60_000;
const pollMs = 1_000;
const firstRetryMs = 2_000;
const longestRetryMs = 60 * 60_000;
/** About a day of retries. */
const mostAttempts = 30;
const mostDoubts = 2;
/** Gives a broken mail server time to come back. */
const afterDoubtMs = 5 * 60_000;

export class OutboxWorker {
  readonly #options: WorkerOptions;
  readonly #underWay = new Set<Promise<void>>();
  /** Done, but the database was not reachable to record it. */
  readonly #done = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pumping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#options.alone)
      this.#pumping = this.#takeOver().catch((error: unknown) => this.#complain(error));
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#pumping = this.#pumping
        .then(() => this.#pump())
        .catch((error: unknown) => this.#complain(error))
        .finally(() => {
          if (!this.#stopped) this.#wait();
        });
    }, pollMs);
    this.#timer.unref();
  }

  #complain(error: unknown): void {
    this.#options.log.error({ err: error }, 'outbox');
  }

  /** Takes no new effect and waits for the running ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pumping;
    await Promise.all(this.#underWay);
  }

  /** Runs everything that is due; several workers share a database without running anything twice. */
  async drain(): Promise<void> {
    while (!this.#stopped) {
      await this.#pump();
      if (this.#underWay.size === 0) return;
      await Promise.all(this.#underWay);
    }
  }

  /** Starts what is due while there is room, so that a slow effect (an export) does not delay mail. */
  async #pump(): Promise<void> {
    while (!this.#stopped) {
      if (this.#done.size > 0) await this.#strikeOff([...this.#done]);
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

  async #takeOver(): Promise<void> {
    const { db, handlers } = this.#options;
    await db
      .updateTable('outbox')
      .set({ locked_until: null })
      .where('kind', 'in', Object.keys(handlers))
      .where('locked_until', 'is not', null)
      .execute();
  }

  /**
   * The number of attempts identifies a claim: a worker that lost the effect to another holds an older
   * number.
   */
  async #claim(room: number): Promise<Claimed[]> {
    const { db, clock, handlers } = this.#options;
    const now = clock.now();
    return db
      .updateTable('outbox')
      .set({
        locked_until: new Date(now.getTime() + lockMs),
        attempts: sql`case when handed_over_at is null then attempts + 1 else attempts end`,
      })
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('failed_at', 'is', null)
          .where('available_at', '<=', now)
          .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
          // Kinds this process cannot run are left to one that can.
          .where('kind', 'in', Object.keys(handlers))
          .orderBy('available_at')
          .orderBy('id')
          .limit(room)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'payload', 'attempts', 'doubts', 'handed_over_at'])
      .execute();
  }

  async #run(row: Claimed): Promise<void> {
    const { id, kind, payload } = row;
    if (row.handed_over_at !== null) return this.#leave(row);
    const lease = setInterval(() => void this.#hold(row), lockMs / 3);
    try {
      await this.#options.handlers[kind]?.(payload, id, () => this.#handOver(row));
    } catch (error) {
      await this.#fail(row, error);
      return;
    } finally {
      clearInterval(lease);
    }
    await this.#strikeOff([id]).catch((error: unknown) => {
      this.#done.add(id);
      this.#options.log.error({ err: error, kind, outboxId: id }, 'an effect could not be struck off yet');
    });
  }

  async #strikeOff(ids: readonly string[]): Promise<void> {
    await this.#options.db
      .deleteFrom('outbox')
      .where('id', 'in', [...ids])
      .execute();
    for (const id of ids) this.#done.delete(id);
  }

  /** Only while the claim is still ours. */
  #claimed({ id, attempts }: Claimed) {
    return this.#options.db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts);
  }

  async #handOver(row: Claimed): Promise<void> {
    const now = this.#options.clock.now();
    const marked = await this.#claimed(row)
      .set({ handed_over_at: now, locked_until: new Date(now.getTime() + lockMs) })
      .where('locked_until', 'is not', null)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) throw new Error('Another worker has this effect by now.');
  }

  async #fail(row: Claimed, error: unknown): Promise<void> {
    const { clock, log } = this.#options;
    const { id, kind, attempts } = row;
    if (error instanceof PostponedEffectError) {
      await this.#claimed(row)
        .set({ locked_until: null, available_at: error.until, attempts: attempts - 1 })
        .execute();
      return;
    }
    log.warn({ err: error, kind, outboxId: id, attempts }, 'an effect failed');
    const now = clock.now();
    const doubtful = error instanceof DoubtfulEffectError;
    const doubts = row.doubts + (doubtful ? 1 : 0);
    const retryMs = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
    const given =
      error instanceof HopelessEffectError || attempts >= mostAttempts || (doubtful && doubts >= mostDoubts);
    await this.#claimed(row)
      .set({
        locked_until: null,
        available_at: new Date(now.getTime() + (doubtful ? Math.max(retryMs, afterDoubtMs) : retryMs)),
        last_error: error instanceof Error ? error.message.slice(0, 1000) : String(error).slice(0, 1000),
        failed_at: given ? now : null,
        doubts,
        // Kept when giving up in doubt, as a sign that it may have happened.
        ...(!(given && doubtful) && { handed_over_at: null }),
      })
      .execute();
  }

  /**
   * Handed over by a process that died before the answer: it mostly happened. Repeatable effects run once
   * more; others, and second cases, are left to an operator.
   */
  async #leave(row: Claimed): Promise<void> {
    const { clock, log, repeats } = this.#options;
    const { kind, id: outboxId, payload } = row;
    if (row.doubts === 0 && repeats?.[kind]?.(payload) === true) {
      log.warn({ kind, outboxId }, 'an effect was handed over, and nobody heard the answer: once more');
      await this.#claimed(row)
        .set({ locked_until: null, handed_over_at: null, doubts: 1, available_at: clock.now() })
        .execute();
      return;
    }
    log.error(
      { kind, outboxId },
      'an effect was handed over, and nobody heard the answer: an operator decides',
    );
    await this.#claimed(row)
      .set({
        locked_until: null,
        failed_at: clock.now(),
        last_error: 'The process ended after it was handed over and before the answer came.',
      })
      .execute();
  }

  /** Renews the lock of an effect that takes long. */
  async #hold(row: Claimed): Promise<void> {
    const { clock, log } = this.#options;
    await this.#claimed(row)
      .set({ locked_until: new Date(clock.now().getTime() + lockMs) })
      .where('locked_until', 'is not', null)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, outboxId: row.id }, 'an effect could not be held'));
  }
}
