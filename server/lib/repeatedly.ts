interface Rhythm {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Repeats something with a pause after each run. Answers a function that stops it and waits for the current
 * run.
 */
export function repeatedly(
  run: (isStopped: () => boolean) => Promise<unknown>,
  { everyMs, onError }: Rhythm,
): () => Promise<void> {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const wait = (): void => {
    timer = setTimeout(() => {
      running = run(() => stopped)
        .catch(onError)
        .finally(() => {
          if (!stopped) wait();
        });
    }, everyMs);
    timer.unref();
  };
  wait();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
