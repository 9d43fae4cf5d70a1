export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.');
    this.name = 'QueueFullError';
  }
}

export interface WorkQueue {
  /** Runs the work in turn; rejects with `QueueFullError` at once when too much waits. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Limits heavy work: a few at a time, first come first served, a bounded queue. */
export function createWorkQueue(atOnce: number, maxWaiting: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting) throw new QueueFullError();
        const turn = Promise.withResolvers<void>();
        waiting.push(turn.resolve);
        await turn.promise; // the one who finished hands over its place, so `running` stays
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
