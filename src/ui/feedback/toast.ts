import type { ToastKind, ToastOptions } from './toastTypes.ts';

/** Asks for toasts from anywhere; the code that shows them is fetched when the page rests, or with the first one. */
const listeners = new Set<() => void>();
let wanted = false;
let made = 0;

/** For ToastRegion: whether anything was ever to be shown. */
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
 * Code that could not be had, as the line is cut or the server away, is asked for again when the line is back or there is more to
 * say: a toast must not take down the page that it speaks of.
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
  made += 1;
  const id = options.id ?? `toast-${made}`;
  wanted = true;
  for (const listener of listeners) listener();
  void patiently(fetchToasts).then(({ showToast }) => showToast(id, kind, text));
  return id;
}

/**
 * Shown at the top centre for 3 s, read out, kept while pointed at or focused. Needs one ToastRegion on the page. Nothing is to be
 * pressed in a toast: what can be taken back is offered by `offerUndo`.
 */
export const toast = {
  /** A fact: 保存から外しました. Answers the toast's id. */
  success: (text: string, options?: ToastOptions): string => show('success', text, options),
  /** What happened and what to do: 送れませんでした。通信を確認してください。 */
  error: (text: string, options?: ToastOptions): string => show('error', text, options),
};
