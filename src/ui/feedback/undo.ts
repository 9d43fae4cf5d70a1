/** What was done and can be taken back. */
export interface Undo {
  /** Another of the same id is the same thing done anew; `withdrawUndo` names it. */
  readonly id: string;
  readonly text: string;
  readonly onUndo: () => void;
  /** How long it may be taken back. */
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

/** Says what was done, with 元に戻す beside it. The last thing done alone can be taken back. Needs one UndoRegion on the page. */
export function offerUndo(text: string, onUndo: () => void, options: UndoOptions = {}): void {
  made += 1;
  set({ id: options.id ?? `undo-${made}`, text, onUndo, forMs: options.forMs ?? usualMs });
}

/** It was taken back in another way, or cannot be any more. Without an id: whatever is offered. */
export function withdrawUndo(id?: string): void {
  if (offered !== null && (id === undefined || offered.id === id)) set(null);
}
