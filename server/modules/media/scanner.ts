import type { Upload } from './inspect.ts';

/** Scans an upload for malware. */
export interface Scanner {
  /** The finding's name, or undefined. Rejects when it cannot tell. */
  find(upload: Upload): Promise<string | undefined>;
}
