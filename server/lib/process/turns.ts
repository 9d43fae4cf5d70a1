import { createWorkQueue } from './workQueue.ts';
import type { WorkQueue } from './workQueue.ts';

export interface Turns {
  /** Runs after all earlier work under the same key; rejects with `QueueFullError` when too much waits. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** A queue for each key. */
export function createTurns(mostWaiting: number): Turns {
  const queues = new Map<string, { readonly queue: WorkQueue; users: number }>();
  return {
    run: async (key, work) => {
      const entry = queues.get(key) ?? { queue: createWorkQueue(1, mostWaiting), users: 0 };
      queues.set(key, entry);
      entry.users += 1;
      try {
        return await entry.queue.run(work);
      } finally {
        entry.users -= 1;
        if (entry.users === 0) queues.delete(key);
      }
    },
  };
}
