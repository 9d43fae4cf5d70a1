import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import { box, filmOf, track } from '../modules/media/testing.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

let api: TestApi;
let server: TestServer;

beforeAll(async () => {
  api = await testApi();
  server = await startTestServer({ graphql: api.endpoint });
});
afterAll(async () => {
  await server.stop();
  await api.close();
});

const query = `mutation ($file: Upload!) {
  uploadImage(file: $file) { image { type width height url } errors { message } }
}`;

/** As the page sends it. */
async function upload(film: Uint8Array<ArrayBuffer>, authorization: string): Promise<unknown> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new File([film], '夏の一日.mp4', { type: 'video/mp4' }));
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  expect(response.status).toBe(200);
  return response.json();
}

test('a film of 60 MB arrives whole', async () => {
  const authorization = (await api.authorizationOf(await api.rows.creator())) ?? '';
  const frames = Buffer.alloc(60_000_000, 'つむぎ');
  const film = filmOf([frames], [track('vide', 1, [40])]);
  const answer = await upload(new Uint8Array(film), authorization);
  expect(answer).toMatchObject({
    data: { uploadImage: { image: { type: 'VIDEO', width: 640, height: 360 }, errors: [] } },
  });
  const key = /\/media\/([0-9a-f]{64}\.mp4)/u.exec(JSON.stringify(answer))?.[1] ?? '';
  expect(await api.services.storage.stat(key)).toEqual({ key, size: film.byteLength });
}, 30_000);

test('one beyond 200 MB is refused in words', async () => {
  const authorization = (await api.authorizationOf(await api.rows.creator())) ?? '';
  const film = filmOf([box('free'), Buffer.alloc(200 * 1024 * 1024)], [track('vide', 1, [40])]);
  expect(await upload(new Uint8Array(film), authorization)).toMatchObject({
    data: { uploadImage: { image: null, errors: [{ message: expect.stringContaining('200MB') }] } },
  });
}, 60_000);
