import type { Log } from './log.ts';

type StopStep = () => Promise<void> | void;

/**
 * What has to happen when the process stops. Steps run one after the other, the last one registered first, so that what was opened
 * first (the database) is closed last. A step that fails or hangs does not keep the others from running.
 */
export interface Lifecycle {
  readonly stopping: boolean;
  onStop(name: string, step: StopStep): void;
  /** Runs every step once, however often it is called. Resolves when all are done or the time is up. */
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
      // Each step gets what is left of the time, but always a moment: closing the database must be tried even when late.
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
