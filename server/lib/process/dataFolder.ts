import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from './makeFolder.ts';

export class DataFolderError extends Error {
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} cannot be written to: ${String(cause)}`, { cause });
    this.name = 'DataFolderError';
    this.folder = folder;
  }
}

/**
 * Makes the folder and checks that it is writable. Not locked: servers on PostgreSQL may share it, and the
 * embedded database locks its own.
 */
export function prepareDataFolder(path: string): string {
  const folder = resolve(path);
  const trial = join(folder, `.writable-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
  return folder;
}

/**
 * The token signing key when none is configured: made on the first start and kept, so that a restart signs
 * nobody out.
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'token-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new DataFolderError(folder, error);
  }
  return readFileSync(file, 'utf8').trim();
}
