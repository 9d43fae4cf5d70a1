import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { bytesWords, machine } from './machine.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const factOf = async (name: string, services = api.services) =>
  (await machine(services)).flatMap(({ facts }) => facts).find((one) => one.name === name);

test('what waits too long, and what was given up, is to be seen to', async () => {
  const { db, clock, newId } = api.services;
  await db.deleteFrom('outbox').execute();
  expect(await factOf('最も古い処理待ち')).toMatchObject({ value: '0分', isBad: false });
  const before = new Date(clock.now().getTime() - 20 * 60_000);
  await db
    .insertInto('outbox')
    .values({ id: newId(), kind: 'mail', payload: '{}', created_at: before, available_at: before })
    .execute();
  expect(await factOf('最も古い処理待ち')).toEqual({ name: '最も古い処理待ち', value: '20分', isBad: true });
  await db.updateTable('outbox').set({ failed_at: clock.now(), last_error: 'refused' }).execute();
  expect(await factOf('未送信のメール')).toMatchObject({ value: '1通', isBad: true });
});

test('papers that are not what was issued are to be seen to', async () => {
  expect(await factOf('発行時と一致しない書類')).toMatchObject({ value: '0件', isBad: false });
  const { db, clock, newId } = api.services;
  const company = await api.rows.company();
  const offer = newId();
  await db
    .insertInto('official_job_offers')
    .values({
      id: offer,
      company_id: company,
      creator_id: await api.rows.creator(),
      sender_id: await api.rows.member({ company_id: company }),
      chat_room_id: null,
      status: 'ACCEPTED',
      sent_at: clock.now(),
      responded_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('paper_checks')
    .values({ offer_id: offer, checked_at: clock.now(), fault: 'CHAIN' })
    .execute();
  expect(await factOf('発行時と一致しない書類')).toMatchObject({ value: '1件', isBad: true });
});

test('no password of an address is told', async () => {
  const config = readConfig({ NODE_ENV: 'test', SMTP_URL: 'smtp://name:secret@mail.example:587' });
  const told = JSON.stringify(await machine({ ...api.services, config }));
  expect(told).toContain('mail.example:587');
  expect(told).not.toContain('secret');
});

test('sizes are told in their own unit', () => {
  expect([bytesWords(5 * 1024 ** 2), bytesWords(1.5 * 1024 ** 3)]).toEqual(['5MB', '1.5GB']);
});

test('Redis is asked, and one that does not answer is to be seen to', async () => {
  const config = readConfig({ NODE_ENV: 'test', REDIS_URL: 'redis://name:secret@redis.example:6379' });
  const answering = { ...api.services, config };
  expect(await factOf('Redis', answering)).toMatchObject({
    value: expect.stringMatching(/^redis\.example:6379\(応答 \d+ミリ秒\)$/u),
    isBad: false,
  });
  const pubsub = { ...api.services.pubsub, publish: () => Promise.reject(new Error('down')) };
  expect(await factOf('Redis', { ...answering, pubsub })).toEqual({
    name: 'Redis',
    value: 'redis.example:6379(応答なし)',
    isBad: true,
  });
});

test('the build is named by its contents, and the database by its last migration', async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'tsumugi-build-'));
  const built = { ...api.services, config: { ...api.services.config, distDir } };
  expect(await factOf('画面のビルド', built)).toMatchObject({ value: 'ビルドされていません' });
  await writeFile(join(distDir, 'index.html'), 'one');
  const before = await factOf('画面のビルド', built);
  await writeFile(join(distDir, 'index.html'), 'another');
  const after = await factOf('画面のビルド', built);
  expect(before?.value).toMatch(/^[0-9a-f]{10}\(/u);
  expect(after?.value.slice(0, 10)).not.toBe(before?.value.slice(0, 10));
  expect((await factOf('マイグレーション'))?.value).toMatch(/^\d{4}_/u);
});
