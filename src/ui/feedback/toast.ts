import type { ToastKind, ToastOptions } from './toastTypes.ts';

/** Shows toasts from anywhere; their code loads when the page is idle or with the first one. */
const listeners = new Set<() => void>();
let wanted = false;

export function toastsWanted(): boolean {
  return wanted;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const fetchToasts = () => import('./toastEngine.tsx');

/**
 * Retries code that failed to load when the network is back or another toast comes, instead of failing the
 * page.
 */
export async function patiently<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      const again = (): void => {
        window.removeEventListener('online', again);
        listeners.delete(again);
        resolve();
      };
      window.addEventListener('online', again);
      listeners.add(again);
    });
    return patiently(load);
  }
}

function show(kind: ToastKind, text: string, options: ToastOptions = {}): string {
  // Pressed again, the same words take the place of themselves instead of covering the page twice.
  const id = options.id ?? `${kind} ${text}`;
  wanted = true;
  for (const listener of listeners) listener();
  void patiently(fetchToasts).then(({ showToast }) => showToast(id, kind, text));
  return id;
}

/**
 * Shown at the top for 3 s, longer while hovered or focused, and read aloud. Needs one ToastRegion on the
 * page. A toast has no buttons; for undo use `offerUndo`.
 */
export const toast = {
  /** A fact: 保存から外しました. Answers the toast's id. */
  success: (text: string, options?: ToastOptions): string => show('success', text, options),
  /** What happened and what to do: 送れませんでした。通信を確認してください。 */
  error: (text: string, options?: ToastOptions): string => show('error', text, options),
};
