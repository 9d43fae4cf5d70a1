import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DataFolderError, keptSecret, prepareDataFolder } from './dataFolder.ts';

const fresh = () => mkdtemp(join(tmpdir(), 'tsumugi-folder-'));

it('makes the folder and keeps one secret in it, for us alone', async () => {
  const folder = prepareDataFolder(join(await fresh(), 'a', 'b'));
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keptSecret(folder)).toBe(secret);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
});

it('says which folder cannot be used', async () => {
  const file = join(await fresh(), 'file');
  await writeFile(file, '');
  expect(() => prepareDataFolder(file)).toThrow(DataFolderError);
  expect(() => prepareDataFolder(join(file, 'below'))).toThrow(file);
});

it.runIf(process.platform === 'linux')('ends where a file system has no such place', () => {
  expect(() => prepareDataFolder('/proc/nope/below')).toThrow(DataFolderError);
});
