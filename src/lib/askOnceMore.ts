/** An open question; its answer is true once the person has confirmed. */
interface Asking {
  readonly answer: Promise<boolean>;
  readonly settle: (isConfirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let asking: Asking | null = null;

function set(next: Asking | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

export function subscribeAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For the one dialog that asks. */
export const isAsking = (): boolean => asking !== null;

/** The person has confirmed, or left the dialog. */
export function settleAsking(isConfirmed: boolean): void {
  const current = asking;
  set(null);
  current?.settle(isConfirmed);
}

/**
 * Asks the person to confirm who they are, in the dialog that every page has; false when they leave it. All
 * callers while it is open get the same answer. `commit` calls it on a `ConfirmationRequiredError`.
 */
export function askOnceMore(): Promise<boolean> {
  // The page has no such dialog.
  if (listeners.size === 0) return Promise.resolve(false);
  if (asking === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({ answer: promise, settle: resolve });
    return promise;
  }
  return asking.answer;
}
