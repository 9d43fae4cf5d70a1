import { NetworkError } from '../../../../relay/network/transportErrors.ts';
import { watchUpload } from '../../../../relay/network/uploadProgress.ts';

interface UnderWay {
  /** From 0 to 1. */
  readonly share: number;
  readonly stop: AbortController;
}

/** A line that died without a word would hold up everything behind it. */
const stalledMs = 60_000;

/** What this page is uploading, by client id, whether its room is open or not. */
const uploads = new Map<string, UnderWay>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much of it is sent; null while it waits. */
export const shareOf = (clientId: string): number | null => uploads.get(clientId)?.share ?? null;

export function stopUploads(clientIds: Iterable<string> = uploads.keys()): void {
  for (const clientId of clientIds)
    uploads.get(clientId)?.stop.abort(new DOMException('Taken back', 'AbortError'));
}

/** Runs an upload that can be seen and stopped from everywhere in the page. */
export async function underWay<Answer>(
  clientId: string,
  file: File,
  upload: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const stop = new AbortController();
  let stall: ReturnType<typeof setTimeout> | undefined;
  const show = (share: number): void => {
    uploads.set(clientId, { share, stop });
    clearTimeout(stall);
    // With all of it, the server takes its time.
    if (share < 1)
      stall = setTimeout(() => stop.abort(new NetworkError('The upload does not get on')), stalledMs);
    tell();
  };
  const unwatch = watchUpload(file, show);
  show(0);
  try {
    return await upload(stop.signal);
  } finally {
    unwatch();
    clearTimeout(stall);
    uploads.delete(clientId);
    tell();
  }
}
