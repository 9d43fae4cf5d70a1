import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { listen, mapPayloads } from './listen.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a listener who cannot read is let go: nobody would take what is published next', async () => {
  const { pubsub } = api.services;
  const payloads = await listen(pubsub, 'a topic');
  const letGo = vi.spyOn(payloads, 'return');
  const events = mapPayloads(payloads, async () => {
    throw new Error('no database');
  });
  const next = events.next();
  await pubsub.publish('a topic', 'one');
  await expect(next).rejects.toThrow('no database');
  expect(letGo).toHaveBeenCalledTimes(1);
  expect(await events.next()).toEqual({ done: true, value: undefined });
});
