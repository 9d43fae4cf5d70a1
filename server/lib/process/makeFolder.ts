import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where a file system that has the parent says there is no such
 * place (`/proc/nope`): each folder is tried once here.
 */
export function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !isFolder(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // It is there already, or somebody made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}
