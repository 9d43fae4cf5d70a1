import type { Upload } from './inspect.ts';

/** Looks through an upload for malware. */
export interface Scanner {
  /** The name of what was found, or undefined for nothing. Rejects where it cannot be told. */
  find(upload: Upload): Promise<string | undefined>;
}
