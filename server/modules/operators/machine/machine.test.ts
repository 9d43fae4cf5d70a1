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

test('no password of an address is told', async () => {
  const config = readConfig({ NODE_ENV: 'test', SMTP_URL: 'smtp://name:secret@mail.example:587' });
  const told = JSON.stringify(await machine({ ...api.services, config }));
  expect(told).toContain('mail.example:587');
  expect(told).not.toContain('secret');
});

test('sizes are told in their own unit', () => {
  expect([bytesWords(5 * 1024 ** 2), bytesWords(1.5 * 1024 ** 3)]).toEqual(['5MB', '1.5GB']);
});
