import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './place.mjs';

const addTree = (hash, relative) => {
  const absolute = inRoot(relative);
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of fs.readdirSync(absolute).sort()) addTree(hash, path.posix.join(relative, name));
    return;
  }
  hash.update(relative).update('\0').update(fs.readFileSync(absolute)).update('\0');
};

/** One hash of the contents of files and folders, with paths relative to the repository. */
export const hashOf = (...places) => {
  const hash = createHash('sha256');
  for (const place of places) addTree(hash, place);
  return hash.digest('hex');
};

export const readStamp = (file) => {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};
