/** Runs something when the page is idle, or after so long anyway. Answers a function that cancels it. */
export function whenIdle(act: () => void, withinMs = 4000): () => void {
  // Safari has no idle callback.
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, Math.min(withinMs, 1000));
    return () => clearTimeout(timer);
  }
  const handle = globalThis.requestIdleCallback(act, { timeout: withinMs });
  return () => globalThis.cancelIdleCallback(handle);
}
