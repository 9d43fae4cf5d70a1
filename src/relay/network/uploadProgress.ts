export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

type Listener = (progress: UploadProgress) => void;

/** By file: only a mutation's variables and uploadables get from a component to the network. */
const listeners = new WeakMap<Blob, Listener>();

/**
 * Reports how much of this file is sent, from 0 to 1. Call it before committing the mutation; disposing the
 * mutation cancels the upload.
 */
export function watchUpload(file: Blob, onShare: (share: number) => void): () => void {
  const listener: Listener = ({ sentBytes, totalBytes }) =>
    onShare(totalBytes === 0 ? 0 : sentBytes / totalBytes);
  listeners.set(file, listener);
  return () => {
    if (listeners.get(file) === listener) listeners.delete(file);
  };
}

/** All watchers of these files as one listener, or null. */
export function uploadWatchersOf(files: readonly Blob[]): Listener | null {
  const watching = files.map((file) => listeners.get(file)).filter((listener) => listener !== undefined);
  if (watching.length === 0) return null;
  return (progress) => {
    for (const listener of watching) listener(progress);
  };
}
