interface Rhythm {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Does something again and again, each time so long after the last one was done. Answers how to stop it: what is under way ends first. */
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
