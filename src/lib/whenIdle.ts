/** Runs something once the page has been painted and rests; answers how to take it back. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = globalThis.requestIdleCallback(act, { timeout: 4000 });
  return () => globalThis.cancelIdleCallback(handle);
}
