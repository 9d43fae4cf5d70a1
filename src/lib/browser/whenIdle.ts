/** Runs something once the page has been painted and rests, or after so long all the same; answers how to take it back. */
export function whenIdle(act: () => void, withinMs = 4000): () => void {
  // Safari has no idle callback.
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, Math.min(withinMs, 1000));
    return () => clearTimeout(timer);
  }
  const handle = globalThis.requestIdleCallback(act, { timeout: withinMs });
  return () => globalThis.cancelIdleCallback(handle);
}
