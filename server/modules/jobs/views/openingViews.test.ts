import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { openingId } from '../testing.ts';
import { sweepOpeningViews } from './openingViews.ts';

let api: TestApi;
let company: string;
let colleague: string;
let opening: string;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set('2026-04-10T03:00:00.000Z');
  company = await api.rows.company();
  colleague = await api.rows.member({ company_id: company });
  opening = await api.rows.publicJobOpening({ company_id: company, is_open_to_outside: true });
});

/** A creator who sees what is for members. */
const creator = async () =>
  api.rows.creator({ user_id: await api.rows.user({ first_work_approved_at: testMoment }) });

async function open(id: string, as?: string, origin: { source?: string; host?: string } = {}) {
  const { data } = await api.post(
    `mutation ($input: ViewJobOpeningInput!) { viewJobOpening(input: $input) { status errors { __typename } } }`,
    { input: { jobOpeningId: openingId(id), ...origin } },
    as,
  );
  return data?.['viewJobOpening'];
}
async function see(ids: readonly string[], as: string) {
  const { data } = await api.post(
    'mutation ($ids: [ID!]!) { seeJobOpenings(jobOpeningIds: $ids) { counted errors { __typename } } }',
    { ids },
    as,
  );
  return data?.['seeJobOpenings'];
}
const sums = () =>
  api.services.db
    .selectFrom('job_opening_daily_views')
    .select(['seen', 'opened', 'saved'])
    .where('job_opening_id', '=', opening)
    .orderBy('day')
    .execute();
const sources = () =>
  api.services.db
    .selectFrom('job_opening_daily_sources')
    .select(['source', 'host', 'opened', 'entered'])
    .where('job_opening_id', '=', opening)
    .orderBy('source')
    .execute();

const created = { status: 'CREATED', errors: [] };
const counted = { status: 'NOT_CREATED', errors: [] };

test('opening one counts once a viewer and day, with what led there first', async () => {
  const viewer = await creator();
  expect(await open(opening, viewer, { source: 'SEARCH' })).toEqual(created);
  expect(await open(opening, viewer, { source: 'FEED' })).toEqual(counted);
  expect(await open(opening, undefined, { source: 'OUTSIDE', host: 'WWW.Google.com' })).toEqual(created);
  expect(await open(opening, undefined, { source: 'OUTSIDE', host: 'bing.com' })).toEqual(counted);
  api.clock.advance(86_400_000);
  expect(await open(opening, viewer, { source: 'FEED' })).toEqual(created);
  expect(await sums()).toEqual([
    { seen: 0, opened: 2, saved: 0 },
    { seen: 0, opened: 1, saved: 0 },
  ]);
  expect(await sources()).toEqual([
    { source: 'FEED', host: '', opened: 1, entered: 0 },
    { source: 'OUTSIDE', host: 'google.com', opened: 1, entered: 0 },
    { source: 'SEARCH', host: '', opened: 1, entered: 0 },
  ]);
});

test('its own company’s looks, and those of whoever hides from it, count for nothing', async () => {
  expect(await open(opening, colleague)).toEqual(counted);
  expect(await see([openingId(opening)], colleague)).toEqual({ counted: 0, errors: [] });
  const hidden = await creator();
  await api.services.db
    .insertInto('creator_hidden_companies')
    .values({ creator_id: hidden, company_id: company, reason: 'MANUAL', created_at: testMoment })
    .execute();
  expect(await open(opening, hidden)).toEqual(counted);
  expect(await sums()).toEqual([]);
});

test('seen in a list counts once, many at a time; what is nobody’s or not for them is passed over', async () => {
  const viewer = await creator();
  const other = await api.rows.publicJobOpening();
  const draft = await api.rows.jobOpening();
  const ids = [opening, other, draft].map(openingId);
  expect(await see([...ids, ...ids, 'nonsense', 'j_AAAAAAAAcACAAAAAAAAAAA'], viewer)).toEqual({
    counted: 2,
    errors: [],
  });
  expect(await see(ids, viewer)).toEqual({ counted: 0, errors: [] });
  expect(await open(opening, viewer)).toEqual(created);
  expect(await sums()).toEqual([{ seen: 1, opened: 1, saved: 0 }]);
});

test('the same look sent twenty times at once is one', async () => {
  const viewer = await creator();
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(opening, viewer)));
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(created))).toHaveLength(1);
  expect(await sums()).toEqual([{ seen: 0, opened: 1, saved: 0 }]);
});

test('an opening that is not for the viewer answers as one that does not exist', async () => {
  const failed = { status: 'FAILED', errors: [{ __typename: 'JobOpeningNotFoundError' }] };
  expect(await open(await api.rows.jobOpening(), await creator())).toEqual(failed);
  expect(await open(await api.rows.publicJobOpening())).toEqual(failed);
  const { data } = await api.post(
    'mutation { viewJobOpening(input: { jobOpeningId: "x" }) { status errors { __typename } } }',
    {},
    await creator(),
  );
  expect(data).toEqual({ viewJobOpening: failed });
});

test('whoever enters is counted under what had led them there first', async () => {
  const viewer = await creator();
  await open(opening, viewer, { source: 'PROFILE' });
  api.clock.advance(86_400_000);
  await open(opening, viewer, { source: 'FEED' });
  await api.rows.entry({ job_opening_id: opening, creator_id: viewer, entered_at: api.clock.now() });
  await api.rows.entry({ job_opening_id: opening, entered_at: api.clock.now() });
  const entered = (await sources()).filter((row) => row.entered > 0);
  expect(entered).toEqual([
    { source: 'OTHER', host: '', opened: 0, entered: 1 },
    { source: 'PROFILE', host: '', opened: 0, entered: 1 },
  ]);
});

test('kept by a creator is counted on its day, as long as it is kept', async () => {
  const viewer = await creator();
  const act = (name: string) =>
    api.post(
      `mutation ($id: ID!) { ${name}(jobOpeningId: $id) { errors { __typename } } }`,
      { id: openingId(opening) },
      viewer,
    );
  await act('createJobOpeningBookmark');
  expect(await sums()).toEqual([{ seen: 0, opened: 0, saved: 1 }]);
  api.clock.advance(86_400_000);
  await act('deleteJobOpeningBookmark');
  expect(await sums()).toEqual([{ seen: 0, opened: 0, saved: 0 }]);
});

test('who looked is forgotten after 35 days, how many did after 90', async () => {
  await open(opening, await creator());
  const lookers = () =>
    api.services.db
      .selectFrom('job_opening_views')
      .select('day')
      .where('job_opening_id', '=', opening)
      .execute();
  api.clock.advance(35 * 86_400_000);
  await sweepOpeningViews(api.services);
  expect(await lookers()).toHaveLength(1);
  api.clock.advance(86_400_000);
  await sweepOpeningViews(api.services);
  expect(await lookers()).toEqual([]);
  expect(await sums()).toEqual([{ seen: 0, opened: 1, saved: 0 }]);
  api.clock.advance(55 * 86_400_000);
  await sweepOpeningViews(api.services);
  expect(await sums()).toEqual([]);
});
