import type { Log } from './log.ts';

type StopStep = () => Promise<void> | void;

/**
 * Shutdown steps. They run in reverse order of registration, so that the database, opened first, closes last.
 * A failed or hanging step does not stop the others.
 */
export interface Lifecycle {
  readonly stopping: boolean;
  onStop(name: string, step: StopStep): void;
  /** Runs the steps once, however often it is called. Resolves when done or out of time. */
  stop(): Promise<void>;
}

export function createLifecycle(log: Log, limitMs = 10_000): Lifecycle {
  const steps: { name: string; step: StopStep }[] = [];
  let stopped: Promise<void> | undefined;

  const runAll = async (): Promise<void> => {
    const deadline = Date.now() + limitMs;
    while (steps.length > 0) {
      const next = steps.pop();
      if (!next) break;
      // Each step gets the remaining time, and always a moment: closing the database must be tried even when
      // late.
      const finished = await settleWithin(next, Math.max(deadline - Date.now(), 250), log);
      if (!finished) log.warn({ step: next.name }, 'stopping: step did not finish in time');
    }
  };

  return {
    get stopping() {
      return stopped !== undefined;
    },
    onStop: (name, step) => {
      steps.push({ name, step });
    },
    stop: () => (stopped ??= runAll()),
  };
}

async function settleWithin(entry: { name: string; step: StopStep }, ms: number, log: Log): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  const run = (async () => {
    try {
      await entry.step();
    } catch (error) {
      log.error({ err: error, step: entry.name }, 'stopping: step failed');
    }
    return true;
  })();
  const finished = await Promise.race([run, late.promise]);
  clearTimeout(timer);
  return finished;
}
