export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

type Listener = (progress: UploadProgress) => void;

/** By file, because a mutation's variables and uploadables are all that reaches the network from a component. */
const listeners = new WeakMap<Blob, Listener>();

/**
 * Tells what share of this file has gone, from 0 to 1. Ask before the mutation is committed; disposing the mutation cancels
 * the upload.
 */
export function watchUpload(file: Blob, onShare: (share: number) => void): () => void {
  const listener: Listener = ({ sentBytes, totalBytes }) =>
    onShare(totalBytes === 0 ? 0 : sentBytes / totalBytes);
  listeners.set(file, listener);
  return () => {
    if (listeners.get(file) === listener) listeners.delete(file);
  };
}

/** Everyone who watches one of these files, as one listener; null when nobody does. */
export function uploadWatchersOf(files: readonly Blob[]): Listener | null {
  const watching = files.map((file) => listeners.get(file)).filter((listener) => listener !== undefined);
  if (watching.length === 0) return null;
  return (progress) => {
    for (const listener of watching) listener(progress);
  };
}
