/** An action that can be undone. */
export interface Undo {
  /** Replaces the shown one with the same id; also for `withdrawUndo`. */
  readonly id: string;
  readonly text: string;
  readonly onUndo: () => void;
  readonly forMs: number;
}

const usualMs = 10_000;
const listeners = new Set<() => void>();
let offered: Undo | null = null;
let made = 0;

function set(next: Undo | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** For UndoRegion. */
export const offeredUndo = (): Undo | null => offered;

export function subscribeUndo(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

interface UndoOptions {
  readonly id?: string;
  readonly forMs?: number;
}

/**
 * Shows what was done with 元に戻す beside it; only the last action can be undone. Needs one UndoRegion on the
 * page.
 */
export function offerUndo(text: string, onUndo: () => void, options: UndoOptions = {}): void {
  made += 1;
  set({ id: options.id ?? `undo-${made}`, text, onUndo, forMs: options.forMs ?? usualMs });
}

/** When it was undone otherwise or no longer can be. Without an id: whatever is offered. */
export function withdrawUndo(id?: string): void {
  if (offered !== null && (id === undefined || offered.id === id)) set(null);
}
