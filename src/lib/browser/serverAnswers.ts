/** Whether the server can be reached. Without a body, which nobody would read: Chromium counts an unread answer as not yet there. */
export async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
