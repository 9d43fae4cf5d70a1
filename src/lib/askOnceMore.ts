/** Asks who it is; true once they have shown it. */
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

/** For the one dialog that asks: whether it is to be open. */
export const isAsking = (): boolean => asking !== null;

/** The person has shown who they are, or left the dialog. */
export function settleAsking(isConfirmed: boolean): void {
  const current = asking;
  set(null);
  current?.settle(isConfirmed);
}

/**
 * Has the person asked who they are, by the dialog that stands in every page; false when they leave it. Whatever wants to know while it is
 * open waits for the same answer. `commit` calls it wherever the server answers a `ConfirmationRequiredError`.
 */
export function askOnceMore(): Promise<boolean> {
  // Nobody is there to ask: a page without the dialog.
  if (listeners.size === 0) return Promise.resolve(false);
  if (asking === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({ answer: promise, settle: resolve });
    return promise;
  }
  return asking.answer;
}
