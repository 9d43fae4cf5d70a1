import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Like `mkdir -p`. Node's own `recursive` loops for ever on some file systems (`/proc/nope`). */
export function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !isFolder(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // It exists already.
    if (!isFolder(path)) throw error;
  }
}
