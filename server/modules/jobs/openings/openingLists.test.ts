import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { authenticate } from '../../accounts/sessions/authenticate.ts';
import { openOpenings } from './openingLists.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());

test('a narrowed list says when there are more than were counted, and goes on beyond them', async () => {
  for (let made = 0; made < 5; made += 1) await api.rows.publicJobOpening({ working_place_type: 'ON_SITE' });
  const { services } = api;
  const viewer = await authenticate(services, await api.authorizationOf(await api.rows.member()));
  const page = async (offset: number, most: number) => {
    const context = { services, viewer, request: { id: 'lists', ip: '127.0.0.1', userAgent: '' } };
    const args = { limit: 2, offset, workingPlaceTypes: ['ON_SITE' as const] };
    const { nodes, pageInfo } = await openOpenings(context, args, most);
    return { shown: nodes.length, ...pageInfo };
  };
  expect(await page(0, 3)).toMatchObject({ shown: 2, total: 3, hasNext: true, hasMoreThanTotal: true });
  expect(await page(2, 3)).toMatchObject({ shown: 2, total: 3, hasNext: true, hasMoreThanTotal: true });
  expect(await page(4, 3)).toMatchObject({ shown: 1, total: 3, hasNext: false, hasMoreThanTotal: true });
  expect(await page(0, 5)).toMatchObject({ total: 5, hasNext: true, hasMoreThanTotal: false });
});

test('guests are shown the newest of what is opened to the outside, and nothing else', async () => {
  const opening = (published: string, row: object = {}) =>
    api.rows.publicJobOpening({ is_open_to_outside: true, published_at: new Date(published), ...row });
  const older = await opening('2026-02-01T00:00:00.000Z');
  const newer = await opening('2026-02-02T00:00:00.000Z');
  await opening('2026-02-03T00:00:00.000Z', { is_open_to_outside: false });
  await opening('2026-02-04T00:00:00.000Z', {
    company_id: await api.rows.company({ status: 'SUSPENDED', suspended_at: new Date() }),
  });
  const { data } = await api.post('{ outsideJobOpenings(first: 100) { id } }');
  const id = (key: string) => ({ id: encodeGlobalId('JobOpening', key) });
  expect(data).toEqual({ outsideJobOpenings: [id(newer), id(older)] });
});
