import * as v from 'valibot';
import { HopelessEffectError } from './outbox.ts';
import type { Effect, MayRepeat, OutboxHandler } from './outbox.ts';

const declared = new Set<string>();

/**
 * Declares an effect: its kind, as the outbox's rows have it, and the shape of what is sent along. Whoever enqueues it and whoever handles it
 * take this declaration, so that neither spells the kind nor guesses the payload.
 *
 * @example export const entryReceived = effect('entry.received', v.object({ entryId: v.string() }));
 *   await enqueue(trx, services, entryReceived, { entryId });
 *   const handlers = { ...handle(entryReceived, async ({ entryId }) => tell(entryId)) };
 */
export function effect<Payload extends object>(
  kind: string,
  shape: v.GenericSchema<unknown, Payload>,
): Effect<Payload> {
  if (declared.has(kind)) throw new Error(`The effect ${kind} is declared twice.`);
  declared.add(kind);
  return { kind, shape };
}

export function declaredKinds(): string[] {
  return [...declared].sort();
}

export type EffectHandlers = Readonly<Record<string, OutboxHandler>>;

/** Handles an effect. A payload of the wrong shape fails for good, since a retry would not change it. */
export function handle<Payload extends object>(
  { kind, shape }: Effect<Payload>,
  run: (payload: Payload, id: string, handOver: () => Promise<void>) => Promise<void>,
): EffectHandlers {
  return {
    [kind]: async (payload, id, handOver) => {
      const read = v.safeParse(shape, payload);
      if (!read.success) throw new HopelessEffectError(`Not a ${kind}: ${v.summarize(read.issues)}`);
      await run(read.output, id, handOver);
    },
  };
}

/** Whether an effect that may already have happened before the process died is run again. */
export function repeatable<Payload extends object>(
  { kind, shape }: Effect<Payload>,
  mayRepeat: (payload: Payload) => boolean,
): Readonly<Record<string, MayRepeat>> {
  return {
    [kind]: (payload) => {
      const read = v.safeParse(shape, payload);
      return read.success && mayRepeat(read.output);
    },
  };
}
