import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { testMoment } from '../../../db/testing/testRows.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { failuresOf, openingId } from '../testing.ts';
import { remindOfKeptOpenings } from './reminders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());

/** A creator who sees what is for members. */
const member = async () =>
  api.rows.creator({ user_id: await api.rows.user({ first_work_approved_at: testMoment }) });
const set = async (act: 'create' | 'delete', opening: string, viewer: string) => {
  const name = `${act}JobOpeningBookmark`;
  const { data } = await api.post(
    `mutation ($id: ID!) { ${name}(jobOpeningId: $id) { jobOpening { id isBookmarked } errors { __typename } } }`,
    { id: openingId(opening) },
    viewer,
  );
  return data?.[name];
};
const listed = v.object({
  endedCount: v.number(),
  nodes: v.array(v.object({ id: v.string(), isBookmarked: v.boolean() })),
  pageInfo: v.object({ total: v.number(), hasNext: v.boolean() }),
});
const list = async (viewer: string, window = { limit: 20, offset: 0 }) => {
  const { data } = await api.post(
    `query ($limit: Int!, $offset: Int!) { myBookmarkedJobOpenings(limit: $limit, offset: $offset) {
      endedCount nodes { id isBookmarked } pageInfo { total hasNext } } }`,
    window,
    viewer,
  );
  const { endedCount, nodes, pageInfo } = v.parse(listed, data?.['myBookmarkedJobOpenings']);
  return { endedCount, ...pageInfo, ids: nodes.map(({ id }) => id) };
};
const close = (opening: string) =>
  api.services.db
    .updateTable('job_openings')
    .set({ status: 'CLOSED', closed_at: api.clock.now() })
    .where('id', '=', opening)
    .execute();

describe('keeping an opening', () => {
  test('shows on it, is a list of one’s own, and is done twice as once', async () => {
    const creator = await member();
    const another = await member();
    const openings: string[] = [];
    for (let made = 0; made < 3; made += 1) openings.push(await api.rows.publicJobOpening());
    for (const opening of openings) {
      api.clock.advance(1_000);
      expect(await set('create', opening, creator)).toEqual({
        jobOpening: { id: openingId(opening), isBookmarked: true },
        errors: [],
      });
    }
    const [first = '', second = '', third = ''] = openings;
    await Promise.all([set('create', first, creator), set('create', first, creator)]);
    const keptLastFirst = [third, second, first].map(openingId);
    expect(await list(creator)).toEqual({ endedCount: 0, total: 3, hasNext: false, ids: keptLastFirst });
    expect(await list(creator, { limit: 2, offset: 0 })).toMatchObject({
      hasNext: true,
      ids: keptLastFirst.slice(0, 2),
    });
    expect(await list(creator, { limit: 2, offset: 2 })).toMatchObject({ ids: keptLastFirst.slice(2) });
    expect((await list(another)).ids).toEqual([]);
    const { data } = await api.post(
      'query ($id: ID!) { jobOpening(id: $id) { isBookmarked } }',
      { id: openingId(first) },
      another,
    );
    expect(data).toEqual({ jobOpening: { isBookmarked: false } });

    expect(await set('delete', second, creator)).toMatchObject({ jobOpening: { isBookmarked: false } });
    expect(failuresOf(await set('delete', second, creator))).toEqual([]);
    expect((await list(creator)).ids).toEqual([third, first].map(openingId));
  });

  test('is of what can be entered: what is over is counted apart, and can be let go of', async () => {
    const creator = await member();
    const over = await api.rows.publicJobOpening();
    const open = await api.rows.publicJobOpening();
    await set('create', over, creator);
    await set('create', open, creator);
    await close(over);
    expect(await list(creator)).toEqual({
      endedCount: 1,
      total: 1,
      hasNext: false,
      ids: [openingId(open)],
    });
    expect(failuresOf(await set('create', over, await member()))).toEqual(['JobOpeningNotFoundError']);
    expect(await set('delete', over, creator)).toEqual({ jobOpening: null, errors: [] });
    expect((await list(creator)).endedCount).toBe(0);
  });

  test('is not for who sees only what is public', async () => {
    const limited = await api.rows.creator();
    const opening = await api.rows.publicJobOpening();
    expect(failuresOf(await set('create', opening, limited))).toEqual(['JobOpeningNotFoundError']);
  });

  test('of what is not there, or not theirs to see, answers alike', async () => {
    const creator = await member();
    const draft = await api.rows.jobOpening();
    for (const opening of [draft, randomUUID()]) {
      expect(failuresOf(await set('create', opening, creator))).toEqual(['JobOpeningNotFoundError']);
      expect(failuresOf(await set('delete', opening, creator))).toEqual(['JobOpeningNotFoundError']);
    }
  });
});

test('the list of openings by their last day, with and without a filter, those without one at its end', async () => {
  const tool = 7;
  const make = async (validThrough: string | null, kind?: object) => {
    const id = await api.rows.publicJobOpening({ valid_through: validThrough, ...kind });
    await api.services.db
      .insertInto('job_opening_tools')
      .values({ job_opening_id: id, tool_id: tool, position: 0 })
      .execute();
    return openingId(id);
  };
  const hourly = { resumeration_type: 'HOURLY_RATE', role_responsibility_area: '紙面の設計' } as const;
  const never = await make(null);
  const late = await make('2031-03-01');
  const soon = await make('2031-01-01', hourly);
  const between = await make('2031-02-01');
  const ask = async (args: string) => {
    const { data } = await api.post(
      `{ jobOpenings(limit: 100, offset: 0, ${args}) { nodes { id } } }`,
      {},
      await api.rows.member(),
    );
    const { nodes } = v.parse(
      v.object({ nodes: v.array(v.object({ id: v.string() })) }),
      data?.['jobOpenings'],
    );
    const mine = new Set([never, late, soon, between]);
    return nodes.map(({ id }) => id).filter((id) => mine.has(id));
  };
  const byDay = [soon, between, late, never];
  expect(await ask('sort: DEADLINE')).toEqual(byDay);
  expect(await ask('sort: DEADLINE, resumerationTypes: [CONTRACT_UNIT, HOURLY_RATE]')).toEqual(byDay);
  expect(await ask(`sort: DEADLINE, toolIds: ["${encodeGlobalId('Tool', String(tool))}"]`)).toEqual(byDay);
  expect(await ask('sort: NEWEST')).toEqual(await ask('sort: null'));
});

describe('the reminder of an opening that is kept', () => {
  const kept = async (validThrough: string | null) => {
    const creator = await member();
    const opening = await api.rows.publicJobOpening({ title: '茶舗の包装', valid_through: validThrough });
    await set('create', opening, creator);
    return { creator, opening };
  };
  const toldAt = async (creator: string, moment: string) => {
    api.clock.set(moment);
    await Promise.all([remindOfKeptOpenings(api.services), remindOfKeptOpenings(api.services)]);
    const { data } = await api.post(
      '{ activityNotifications(first: 5) { edges { node { type title company { name } resource { __typename } } } } }',
      {},
      creator,
    );
    const edges = v.parse(
      v.object({ edges: v.array(v.object({ node: v.looseObject({ type: v.string() }) })) }),
      data?.['activityNotifications'],
    );
    return edges.edges.map(({ node }) => node);
  };
  const mailsTo = async (creator: string) =>
    (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(creator));

  test('comes three days before its last day at seven in the morning, once, in the app and by mail', async () => {
    api.clock.set('2026-05-01T00:00:00Z');
    const { creator } = await kept('2026-05-10');
    const without = await kept(null);
    expect(await toldAt(creator, '2026-05-06T21:50:00Z')).toEqual([]);
    const reminder = {
      type: 'SAVED_JOB_OPENING',
      title: '茶舗の包装',
      company: { name: expect.any(String) },
      resource: { __typename: 'ContractJobOpening' },
    };
    expect(await toldAt(creator, '2026-05-06T22:10:00Z')).toEqual([reminder]);
    expect(await toldAt(creator, '2026-05-08T00:00:00Z')).toEqual([reminder]);
    expect((await mailsTo(creator)).map(({ subject }) => subject)).toEqual([
      '【つむぎ】保存した「茶舗の包装」の応募の締切が近づいています',
    ]);
    expect(await toldAt(without.creator, '2026-05-09T00:00:00Z')).toEqual([]);
  });

  test('comes again when there is a later last day, and not on the day on which it was kept', async () => {
    api.clock.set('2026-06-08T23:00:00Z');
    const { creator, opening } = await kept('2026-06-10');
    expect(await toldAt(creator, '2026-06-09T03:00:00Z')).toEqual([]);
    expect(await toldAt(creator, '2026-06-09T12:00:00Z')).toHaveLength(1);
    await api.services.db
      .updateTable('job_openings')
      .set({ valid_through: '2026-06-20' })
      .where('id', '=', opening)
      .execute();
    expect(await toldAt(creator, '2026-06-12T00:00:00Z')).toHaveLength(1);
    expect(await toldAt(creator, '2026-06-18T00:00:00Z')).toHaveLength(2);
  });

  test.each<[string, (opening: string, creator: string) => Promise<unknown>]>([
    ['is no longer kept', (opening, creator) => set('delete', opening, creator)],
    ['is closed', close],
    [
      'was entered',
      (opening, creator) =>
        api.post(
          `mutation ($input: EntryJobOpeningInput!) { entryJobOpening(input: $input) { errors { __typename } } }`,
          {
            input: { jobOpeningId: openingId(opening), entryMessage: 'よろしくお願いします。', answers: [] },
          },
          creator,
        ),
    ],
  ])('does not come when it %s, and goes when it is so afterwards', async (_, change) => {
    api.clock.set('2026-07-01T00:00:00Z');
    const before = await kept('2026-07-10');
    const after = await kept('2026-07-10');
    await change(before.opening, before.creator);
    expect(await toldAt(before.creator, '2026-07-08T00:00:00Z')).toEqual([]);
    expect(await mailsTo(before.creator)).toEqual([]);
    expect(await toldAt(after.creator, '2026-07-08T01:00:00Z')).toHaveLength(1);
    await change(after.opening, after.creator);
    expect(await toldAt(after.creator, '2026-07-08T02:00:00Z')).toEqual([]);
  });
});
