import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { tallyNumber, takeTallies } from '../../lib/process/numberTally.ts';
import { runOperatorCommand } from '../operators/commands.ts';
import { makeupOf } from './numbers/makeup.ts';
import { keepNumbers, numbersOf } from './numbers/numbers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.set('2026-04-10T03:00:00.000Z'));

const dayMs = 86_400_000;
const day = (ago: number) => new Date(api.clock.now().getTime() - ago * dayMs);
const lines = (text: unknown) => String(text).split('\r\n');

describe('the numbers of a creator', () => {
  const query = `{ worksAnalytics(span: DAYS_7) {
    days { since until } views { total before byDay } saves { total } visits { total } reached { total }
    worksCount works(first: 10) { work { name } views { total } saves { total } reached { total } }
    sources { source views hosts { host views } } audiences { audience views } } }`;

  test('are of their own works alone, by day, work, source and audience', async () => {
    const { db } = api.services;
    const author_id = await api.rows.creator();
    const poster = await api.rows.publicProduct({ author_id, name: '=余白展, ポスター' });
    await api.rows.publicProduct({ author_id });
    const others = await api.rows.publicProduct();
    const look = (product_id: string, ago: number, viewer_key: string) => ({
      product_id,
      viewer_key,
      viewed_at: day(ago),
      day: day(ago).toISOString().slice(0, 10),
      source: 'OUTSIDE' as const,
      host: 'google.com',
      audience: 'GUEST' as const,
    });
    await db
      .insertInto('product_views')
      .values([look(poster, 0, 'a'), look(poster, 6, 'b'), look(poster, 7, 'c'), look(others, 0, 'a')])
      .execute();
    await db
      .insertInto('bookmarks')
      .values({ product_id: poster, user_id: await api.rows.member(), created_at: day(1) })
      .execute();
    const { data } = await api.post(query, {}, author_id);
    expect(data).toEqual({
      worksAnalytics: {
        days: { since: '2026-04-04', until: '2026-04-10' },
        views: { total: 2, before: 1, byDay: [1, 0, 0, 0, 0, 0, 1] },
        saves: { total: 1 },
        visits: { total: 0 },
        reached: { total: 0 },
        worksCount: 1,
        works: [
          {
            work: { name: '=余白展, ポスター' },
            views: { total: 2 },
            saves: { total: 1 },
            reached: { total: 0 },
          },
        ],
        sources: [{ source: 'OUTSIDE', views: 2, hosts: [{ host: 'google.com', views: 2 }] }],
        audiences: [
          { audience: 'COMPANY', views: 0 },
          { audience: 'CREATOR', views: 0 },
          { audience: 'GUEST', views: 2 },
        ],
      },
    });
    const file = await api.post('{ worksAnalyticsCsv(span: DAYS_7) }', {}, author_id);
    const rows = lines(file.data?.['worksAnalyticsCsv']);
    expect(rows[0]).toBe('\uFEFF日付,対象,作品,閲覧(訪問),保存,新しく声がかかった会社');
    // Tame for spreadsheets.
    expect(rows).toContain(`2026-04-10,作品,"'=余白展, ポスター",1,0,0`);
    expect(rows.filter((line) => line.includes('作品,'))).toHaveLength(4);
  });

  test('of somebody without any are nothing, and no company’s', async () => {
    const { data } = await api.post(query, {}, await api.rows.creator());
    expect(data).toMatchObject({
      worksAnalytics: { views: { total: 0 }, worksCount: 0, works: [], sources: [] },
    });
    const { errors } = await api.post(query, {}, await api.rows.member());
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});

describe('the numbers of a company', () => {
  test('follow those who entered through the stages, by opening, its own alone', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    const job_opening_id = await api.rows.publicJobOpening({ company_id, title: '和菓子の包み紙' });
    const quiet = await api.rows.publicJobOpening({ company_id, published_at: day(200) });
    await api.rows.entry({ entered_at: day(1) });
    const enter = (ago: number, replied: number | null, stage: 'HIRED' | 'NEW') =>
      api.rows.entry({
        job_opening_id,
        entered_at: day(ago),
        reply_by: day(ago - 14),
        first_replied_at: replied === null ? null : day(replied),
        stage,
      });
    const hired = await enter(5, 4, 'HIRED');
    await enter(3, null, 'NEW');
    await enter(40, null, 'NEW');
    const move = (to_stage: 'HIRED' | 'INTERVIEW', ago: number) => ({
      id: api.services.newId(),
      entry_id: hired,
      to_stage,
      changed_at: day(ago),
    });
    await api.services.db
      .insertInto('job_entry_stage_changes')
      .values([move('INTERVIEW', 3), move('HIRED', 1)])
      .execute();
    const { data } = await api.post(
      `{ openingsAnalytics(span: DAYS_30) { entered { total before } openingsCount
        reached { step people medianDays } replies { ratePercent medianDays waiting }
        openings(first: 5) { title entered { total } reached { step people } } sources { source entered } } }`,
      {},
      owner,
    );
    const reached = [
      { step: 'CONSIDERING', people: 1 },
      { step: 'INTERVIEW', people: 1 },
      { step: 'OFFERED', people: 1 },
      { step: 'HIRED', people: 1 },
    ];
    expect(data).toMatchObject({
      openingsAnalytics: {
        entered: { total: 2, before: 1 },
        openingsCount: 2,
        reached: [
          { step: 'CONSIDERING', people: 1, medianDays: null },
          { step: 'INTERVIEW', people: 1, medianDays: 2 },
          { step: 'OFFERED', people: 1, medianDays: null },
          { step: 'HIRED', people: 1, medianDays: 2 },
        ],
        replies: { ratePercent: 100, medianDays: 1, waiting: 1 },
        openings: [{ title: '和菓子の包み紙', entered: { total: 2 }, reached }, { entered: { total: 0 } }],
        sources: [{ source: 'OTHER', entered: 2 }],
      },
    });
    const file = await api.post('{ openingsAnalyticsCsv(span: DAYS_30) }', {}, owner);
    expect(lines(file.data?.['openingsAnalyticsCsv'])[1]).toMatch(
      /^和菓子の包み紙,募集中,[\d-]+,0,0,0,2,1,1,1,1,,2,,2,100,1,1$/u,
    );
    // A closed one without anything in these days is not listed.
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'CLOSED', closed_at: day(100) })
      .where('id', '=', quiet)
      .execute();
    const after = await api.post('{ openingsAnalytics(span: DAYS_7) { openingsCount } }', {}, owner);
    expect(after.data).toEqual({ openingsAnalytics: { openingsCount: 1 } });
  });
});

describe('what creators said of themselves', () => {
  test('is told as totals, and not where so few said it that they might be guessed', async () => {
    const { db } = api.services;
    const before = await makeupOf(api.services);
    const told = (all: typeof before, question: string, answer: string) =>
      all.find(({ name }) => name === question)?.answers.find(({ name }) => name === answer)?.people;
    expect(told(before, '性別', 'その他')).toBe(0);
    const say = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const user_id = await api.rows.creator({ gender: 'OTHER' });
        await db
          .insertInto('job_change_motivations')
          .values({ user_id, motivation: 'NOT_CONSIDERING', registered_at: day(1) })
          .execute();
      }
    };
    await say(4);
    const few = await makeupOf(api.services);
    expect(told(few, '性別', 'その他')).toBeNull();
    // From the sum of all it could be worked out, were it the only one.
    expect(told(few, '性別', '未回答')).toBeNull();
    await say(1);
    const gone = await api.rows.creator({ gender: 'OTHER' });
    await db
      .updateTable('users')
      .set({ deletion_due_at: day(-20) })
      .where('id', '=', gone)
      .execute();
    const after = await makeupOf(api.services);
    expect(told(after, '性別', 'その他')).toBe(5);
    expect(told(after, '転職への関心', '考えていない')).toBe(5);
  });
});

describe('the numbers of the whole', () => {
  const clear = async () => {
    takeTallies();
    for (const table of ['number_events', 'number_sums', 'number_levels'] as const)
      await api.services.db.deleteFrom(table).execute();
  };
  const measure = async (id: string) => {
    const { groups } = await numbersOf(api.services, 'DAYS_7');
    const found = groups.flatMap(({ measures }) => measures).find((one) => one.id === id);
    return (
      found && { total: found.series.total, before: found.series.before, today: found.series.byDay.at(-1) }
    );
  };
  beforeEach(clear);

  test('come from what triggers wrote, by the day it happened', async () => {
    const opening = await api.rows.publicJobOpening();
    await api.rows.entry({ job_opening_id: opening, entered_at: day(1) });
    await api.rows.entry({
      job_opening_id: opening,
      entered_at: day(2),
      reply_by: day(-12),
      first_replied_at: day(0),
    });
    await api.rows.entry({
      job_opening_id: opening,
      entered_at: day(20),
      reply_by: day(6),
      first_replied_at: day(0),
    });
    expect(await measure('entries')).toEqual({ total: 2, before: 0, today: 0 });
    expect(await measure('replies')).toEqual({ total: 2, before: 0, today: 2 });
    expect(await measure('repliesInTime')).toEqual({ total: 0, before: null, today: 0 });
    expect(await measure('replyMinutes')).toEqual({ total: 15_840, before: null, today: 15_840 });
  });

  test('of replies follow the entries to the day on which their answer is due', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    const job_opening_id = await api.rows.publicJobOpening({ company_id });
    const enter = (reply_by = day(-14)) => api.rows.entry({ job_opening_id, entered_at: day(0), reply_by });
    const [soon, late, takenBack, withdrawn, deleted] = [
      await enter(),
      await enter(),
      await enter(),
      await enter(),
      await enter(),
    ];
    await enter();
    await enter(day(-15));
    const move = (id: string) =>
      api.post(
        `mutation ($ids: [ID!]!) { moveCandidates(input: { candidateIds: $ids, stage: INTERVIEW }) { moveId } }`,
        { ids: [encodeGlobalId('Candidate', id)] },
        owner,
      );
    const rate = async () => {
      const { groups } = await numbersOf(api.services, 'DAYS_7');
      const found = groups.flatMap(({ measures }) => measures).find(({ id }) => id === 'repliesInTime');
      return { byDay: found?.series.byDay.slice(-3), nothing: found?.nothing };
    };

    api.clock.advance(dayMs);
    const { moveId } = v.parse(
      v.object({ moveCandidates: v.object({ moveId: v.string() }) }),
      (await move(takenBack)).data,
    ).moveCandidates;
    expect(await measure('replies')).toMatchObject({ total: 1, today: 1 });
    expect(await measure('replyMinutes')).toMatchObject({ total: 1_440 });
    await api.post(
      'mutation ($id: ID!) { takeBackMove(moveId: $id) { candidates { id } } }',
      { id: moveId },
      owner,
    );
    expect(await measure('replies')).toMatchObject({ total: 0, today: 0 });
    const { db } = api.services;
    await db.updateTable('job_entries').set({ stage: 'WITHDRAWN' }).where('id', '=', withdrawn).execute();
    await db.deleteFrom('job_entries').where('id', '=', deleted).execute();
    api.clock.advance(dayMs);
    await move(soon);
    expect(await rate()).toMatchObject({ nothing: { total: true, today: true } });

    api.clock.advance(12 * dayMs);
    expect(await rate()).toEqual({ byDay: [0, 0, 25], nothing: { total: false, today: false } });
    api.clock.advance(1);
    await move(late);
    api.clock.advance(dayMs);
    // One was due on this day and has no answer.
    expect(await rate()).toEqual({ byDay: [0, 25, 0], nothing: { total: false, today: false } });
    expect(await measure('repliesInTime')).toMatchObject({ total: 20 });
    expect(await measure('replies')).toMatchObject({ total: 1 });
  });

  test('are gathered once, however many servers gather', async () => {
    await api.rows.publicJobOpening({ published_at: day(0) });
    tallyNumber('error');
    await Promise.all(Array.from({ length: 10 }, () => keepNumbers(api.services)));
    await keepNumbers(api.services);
    expect(await measure('openings')).toMatchObject({ total: 1 });
    expect(await measure('errors')).toMatchObject({ total: 1 });
    const left = await api.services.db.selectFrom('number_events').select('id').execute();
    expect(left).toEqual([]);
  });

  test('of what waits are levels with their age', async () => {
    const product = await api.rows.product();
    await api.services.db
      .insertInto('product_reviews')
      .values({
        id: api.services.newId(),
        product_id: product,
        current_review_status: 'IN_PROGRESS',
        last_review_activity_at: day(0.5),
      })
      .execute();
    expect(await measure('waiting')).toMatchObject({ total: 1 });
    expect(await measure('waitingMinutes')).toMatchObject({ total: 720 });
    api.clock.advance(2 * 86_400_000);
    await api.services.db.deleteFrom('product_reviews').where('product_id', '=', product).execute();
    await keepNumbers(api.services);
    expect(await measure('waiting')).toMatchObject({ total: 0 });
  });

  test('say who reviewed, and after how long', async () => {
    const { db, newId } = api.services;
    const staff = newId();
    await db
      .insertInto('staff_accounts')
      .values({
        id: staff,
        email: `${staff}@tsumugi.example`,
        name: '運営 はな',
        roles: ['ADMINISTRATOR'],
        password_hash: '$argon2id$v=19$m=19456,t=2,p=1$eA$eA',
        created_at: day(1),
      })
      .execute();
    const review = newId();
    await db
      .insertInto('product_reviews')
      .values({
        id: review,
        product_id: await api.rows.product(),
        current_review_status: 'APPROVED',
        last_review_activity_at: day(0),
      })
      .execute();
    const act = (review_status: 'APPROVED' | 'IN_PROGRESS', at: Date, staff_id: string | null) => ({
      id: newId(),
      review_id: review,
      review_status,
      activity_at: at,
      staff_id,
    });
    await db
      .insertInto('product_review_activities')
      .values(act('IN_PROGRESS', day(1), null))
      .execute();
    await db
      .insertInto('product_review_activities')
      .values(act('APPROVED', day(0), staff))
      .execute();
    const { reviewers } = await numbersOf(api.services, 'DAYS_7');
    expect(reviewers).toMatchObject([{ name: '運営 はな', series: { total: 1 } }]);
    expect(await measure('reviewMinutes')).toMatchObject({ total: 1440 });
  });

  test('are told in the terminal, and as CSV', async () => {
    await api.rows.publicJobOpening({ published_at: day(0) });
    const told = await runOperatorCommand(api.services, ['numbers', '7']);
    expect(told.code).toBe(0);
    expect(told.lines.find((line) => line.includes('公開された募集'))).toMatch(/1件 +1件 +0件 +······█$/u);
    const file = await runOperatorCommand(api.services, ['numbers', 'csv', '7']);
    expect(file.lines).toContain('2026-04-10,作品と募集,公開された募集,件,1');
    expect((await runOperatorCommand(api.services, ['numbers', '8'])).code).toBe(2);
  });
});

describe('at size', () => {
  test('a creator’s and a company’s numbers are read by index', async () => {
    const { db } = api.services;
    const plan = async (text: string) => {
      const rows = await db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        return (await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(text)}`.execute(trx)).rows;
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const id = `'00000000-0000-7000-8000-000000000000'::uuid`;
    const works =
      await plan(`select d.views from products as p join product_daily_views as d on d.product_id = p.id
      where p.author_id = ${id} and d.day >= '2026-01-01'`);
    expect(works).not.toContain('Seq Scan');
    expect(works).toContain('product_daily_views_pkey');
    const openings = await plan(`select d.seen from job_openings as o
      join job_opening_daily_views as d on d.job_opening_id = o.id
      where o.company_id = ${id} and d.day >= '2026-01-01'`);
    expect(openings).not.toContain('Seq Scan');
    expect(openings).toContain('job_opening_daily_views_pkey');
    expect(
      await plan(`select count(*) from product_reviews where current_review_status = 'IN_PROGRESS'`),
    ).toContain('product_reviews_queue_index');
  });
});
