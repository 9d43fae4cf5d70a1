import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { testDatabase } from '../../db/testing/testDatabase.ts';
import { testClock } from '../../lib/dates/clock.ts';
import { earlierFile, keepBuild, withEarlierDocuments } from './builds.ts';

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tsumugi-builds-'));
const day = 86_400_000;
let clock: ReturnType<typeof testClock>;

beforeEach(async () => {
  clock = testClock('2026-04-01T09:00:00.000Z');
  await database.db.deleteFrom('built_files').execute();
  await database.db.deleteFrom('built_documents').execute();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A server that has this build. */
async function serverWith(name: string, files: Readonly<Record<string, string | Uint8Array>>) {
  const dist = join(folder, name);
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const [file, body] of Object.entries(files)) await writeFile(join(dist, 'assets', file), body);
  return {
    db: database.db,
    clock,
    config: readConfig({ NODE_ENV: 'test', DIST_DIR: dist, DATA_DIR: folder }),
  };
}

const text = `export const words = "${'つくる人と会社を、つむぐ。'.repeat(90)}";`;

test('a file of the build before is there after a deployment, as small as it was kept', async () => {
  await keepBuild(
    await serverWith('one', {
      'page-Old1.js': text,
      'page-Old1.js.br': brotliCompressSync(text),
      'page-Old1.js.map': '{}',
      'face-Old1.woff2': new Uint8Array([1, 2, 3, 4]),
    }),
  );
  const next = await serverWith('two', { 'page-New1.js': 'export {}' });
  await keepBuild(next);
  const old = await earlierFile(next)('/assets/page-Old1.js');
  expect(old?.encoding).toBe('br');
  expect(Buffer.from(old?.body ?? []).equals(brotliCompressSync(text))).toBe(true);
  expect([...((await earlierFile(next)('/assets/face-Old1.woff2'))?.body ?? [])]).toEqual([1, 2, 3, 4]);
  for (const path of ['/assets/page-Old1.js.map', '/assets/page-Never.js'])
    expect(await earlierFile(next)(path)).toBeUndefined();
});

test('it is forgotten thirty days after the last server had it, and not before', async () => {
  await keepBuild(await serverWith('three', { 'page-Old2.js': 'export {}' }));
  clock.advance(20 * day);
  const again = await serverWith('three', { 'page-Old2.js': 'export {}' });
  await keepBuild(again);
  clock.advance(29 * day);
  const next = await serverWith('four', { 'page-New2.js': 'export {}' });
  await keepBuild(next);
  expect(await earlierFile(next)('/assets/page-Old2.js')).toBeDefined();
  clock.advance(2 * day);
  await keepBuild(await serverWith('four', { 'page-New2.js': 'export {}' }));
  expect(await earlierFile(next)('/assets/page-Old2.js')).toBeUndefined();
  expect(await earlierFile(next)('/assets/page-New2.js')).toBeDefined();
});

test('what a page of the build before asks is known for as long', async () => {
  const needs = await serverWith('five', {});
  const [old, own] = ['old'.padEnd(44, 'x'), 'own'.padEnd(44, 'x')];
  await withEarlierDocuments(needs, new Set([old]));
  clock.advance(30 * day);
  expect(await withEarlierDocuments(needs, new Set([own]))).toEqual(new Set([own, old]));
  clock.advance(day);
  expect(await withEarlierDocuments(needs, new Set([own]))).toEqual(new Set([own]));
});
