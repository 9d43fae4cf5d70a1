import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyEffects, effectHandlers } from '../../../background.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { queueDigests } from '../../notifications/digest/digest.ts';
import { indexChanges, noteEverything } from '../indexing/indexing.ts';
import { renewSaved } from './saved.ts';
import { matchArrivals, nextMorning, tellDue } from './arrivals.ts';

const mails: MailMessage[] = [];
let api: TestApi;
let author: string;
beforeAll(async () => {
  api = await testApi({ services: { mailer: { send: async (mail) => void mails.push(mail) } } });
  author = await api.rows.creator({ user_name: '堂本 千晶' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set('2026-04-01T03:00:00Z');
  for (const table of ['outbox', 'activity_notifications', 'saved_searches'] as const)
    await api.services.db.deleteFrom(table).execute();
  mails.length = 0;
});

const member = () => api.rows.member();

async function commit(name: string, args: string, viewer: string) {
  const { data, errors } = await api.post(
    `mutation { ${name}(${args}) { savedSearch { id name query kind delivery newCount filters { value } }
      savedSearches { id } errors { __typename ... on Error { message } } } }`,
    {},
    viewer,
  );
  expect(errors).toBeUndefined();
  const { [name]: answer } = data as Record<string, Answer>;
  if (!answer) throw new Error('no answer');
  return answer;
}
interface Answer {
  readonly savedSearch: { id: string; name: string; delivery: string; newCount: number } | null;
  readonly savedSearches: { id: string }[] | null;
  readonly errors: { message: string }[];
}
const save = (viewer: string, query: string, more = '', delivery = 'AT_ONCE') =>
  commit('saveSearch', `input: { query: ${JSON.stringify(query)}, delivery: ${delivery} ${more} }`, viewer);
async function idOf(saving: Promise<Answer>): Promise<string> {
  const { errors, savedSearch } = await saving;
  expect(errors).toEqual([]);
  return savedSearch?.id ?? '';
}

async function list(viewer: string): Promise<{ name: string; newCount: number; delivery: string }[]> {
  const { data } = await api.post('{ savedSearches { name newCount delivery } }', {}, viewer);
  return (data as { savedSearches: { name: string; newCount: number; delivery: string }[] }).savedSearches;
}
async function notices(
  viewer: string,
): Promise<{ title: string; foundCount: number; savedSearch: { name: string } | null }[]> {
  const { data } = await api.post(
    '{ activityNotifications(first: 20) { edges { node { title foundCount savedSearch { name } } } } }',
    {},
    viewer,
  );
  const { activityNotifications } = data as {
    activityNotifications: {
      edges: { node: { title: string; foundCount: number; savedSearch: { name: string } | null } }[];
    };
  };
  return activityNotifications.edges.map(({ node }) => node);
}

/** A moment later a work comes out. */
async function publish(name: string, row: object = {}): Promise<string> {
  api.clock.advance(1_000);
  return api.rows.publicProduct({
    author_id: author,
    name,
    first_published_at: api.clock.now(),
    ...row,
  });
}
async function look(): Promise<void> {
  await indexChanges(api.services);
  await matchArrivals(api.services);
  await tellDue(api.services);
  await new OutboxWorker({
    ...api.services,
    handlers: { ...effectHandlers(api.services), ...dailyEffects(api.services) },
  }).drain();
}
const mailsTo = (id: string) => mails.filter(({ to }) => to.startsWith(id));

describe('keeping a question', () => {
  it('the same question is kept once, whatever order it is asked in, and told of as it is wanted now', async () => {
    const viewer = await member();
    const first = await idOf(save(viewer, '提灯 看板', ', filters: ["category:3", "category:1"]'));
    const again = await save(viewer, '看板　提灯', ', filters: ["category:1", "category:3"]', 'DAILY');
    expect(again.savedSearch).toMatchObject({ id: first, name: '提灯 看板', delivery: 'DAILY' });
    expect(again.savedSearches).toHaveLength(1);
  });

  it('is known again by its condition, however it is written', async () => {
    const viewer = await member();
    await save(viewer, 'ちょうちん 看板', ', filters: ["category:3", "category:1"]');
    const { data } = await api.post(
      `{ savedSearches { condition }
        same: searchCondition(query: "看板　チョウチン", filters: ["category:1", "nothing:1", "category:3"])
        other: searchCondition(query: "看板 チョウチン", kind: PRODUCT, filters: ["category:1", "category:3"]) }`,
      {},
      viewer,
    );
    expect(data?.['savedSearches']).toEqual([{ condition: data?.['same'] }]);
    expect(data?.['other']).not.toEqual(data?.['same']);
  });

  it('saved as words were folded before is the same, and is kept as they are folded now once all is renewed', async () => {
    const viewer = await member();
    const { db } = api.services;
    const id = await idOf(save(viewer, '提灯'));
    const saved = () =>
      db.selectFrom('saved_searches').select(['condition', 'probes']).where('user_id', '=', viewer).execute();
    const [now] = await saved();
    await db
      .updateTable('saved_searches')
      .set({ condition: '[null,["once"],[]]', probes: ['once'] })
      .where('user_id', '=', viewer)
      .execute();
    expect(await idOf(save(viewer, '提灯'))).toBe(id);
    expect(await saved()).toHaveLength(1);
    await renewSaved(api.services);
    expect(await saved()).toEqual([now]);
  });

  it('two that became one question stay as their owner has them', async () => {
    const viewer = await member();
    const { db } = api.services;
    await save(viewer, '提灯');
    await save(viewer, '看板');
    await db
      .updateTable('saved_searches')
      .set({ query: '提灯' })
      .where('user_id', '=', viewer)
      .where('query', '=', '看板')
      .execute();
    await renewSaved(api.services);
    expect(await list(viewer)).toHaveLength(2);
  });

  it('is named by its words; another of the same words has a number', async () => {
    const viewer = await member();
    await save(viewer, '提灯');
    expect((await save(viewer, '提灯', ', kind: PRODUCT')).savedSearch?.name).toBe('提灯 (2)');
    expect((await save(viewer, '看板', ', name: "提灯"')).errors).toMatchObject([
      { message: '同じ名前の条件がすでにあります。別の名前を付けてください。' },
    ]);
  });

  it.each([
    ['nothing', '', ''],
    ['signs that are no words', '。、', ''],
    ['no such filter', '', ', filters: ["nothing:1"]'],
    ['a name of 5,000 letters', '提灯', `, name: "${'あ'.repeat(5_000)}"`],
  ])('refuses %s', async (_what, query, more) => {
    const { savedSearch, errors } = await save(await member(), query, more);
    expect(savedSearch).toBeNull();
    expect(errors).toHaveLength(1);
  });

  it('as many as fifty, and 50 at once of the same one are one', async () => {
    const viewer = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(viewer, '提灯')));
    expect(new Set(answers.map(({ savedSearch }) => savedSearch?.id)).size).toBe(1);
    for (let n = 1; n < 50; n += 1) await save(viewer, `語${n}号`);
    expect((await save(viewer, '最後')).errors).toMatchObject([
      { message: '保存できる条件は50件までです。使わない条件を削除してください。' },
    ]);
  });

  it('another’s answers as one that does not exist', async () => {
    const id = await idOf(save(await member(), '提灯'));
    const other = await member();
    for (const [name, args] of [
      ['updateSavedSearch', `input: { savedSearchId: "${id}", name: "x" }`],
      ['deleteSavedSearch', `savedSearchId: "${id}"`],
      ['seeSavedSearch', `savedSearchId: "${id}"`],
    ] as const) {
      const { errors } = await commit(name, args, other);
      expect(errors).toEqual((await commit(name, args.replace(id, `${id.slice(0, -1)}A`), other)).errors);
      expect(errors).toHaveLength(1);
    }
  });
});

describe('what newly fits', () => {
  it('is told at once, then together after ten minutes, and each once', async () => {
    const viewer = await member();
    const id = await idOf(save(viewer, 'ちょうちん'));
    await publish('夜の提灯列');
    await publish('活版の暦');
    await look();
    expect(await notices(viewer)).toEqual([
      { title: 'ちょうちん', foundCount: 1, savedSearch: { name: 'ちょうちん' } },
    ]);
    expect(mailsTo(viewer)).toHaveLength(1);
    await publish('提灯の文字');
    await publish('祭りの提灯');
    await look();
    expect(await notices(viewer)).toHaveLength(1);
    expect(await list(viewer)).toMatchObject([{ newCount: 3 }]);
    await noteEverything(api.services);
    api.clock.advance(11 * 60_000);
    await look();
    expect((await notices(viewer)).map(({ foundCount }) => foundCount)).toEqual([2, 1]);
    await commit('seeSavedSearch', `savedSearchId: "${id}"`, viewer);
    expect(await list(viewer)).toMatchObject([{ newCount: 0 }]);
    await noteEverything(api.services);
    api.clock.advance(11 * 60_000);
    await look();
    expect(await notices(viewer)).toHaveLength(2);
    expect(mailsTo(viewer)).toHaveLength(2);
  });

  it('what was there before is no news, however it is edited', async () => {
    const viewer = await member();
    const old = await publish('古い看板');
    api.clock.advance(1_000);
    await save(viewer, '看板');
    await api.services.db
      .updateTable('products')
      .set({ description: '看板の修理。' })
      .where('id', '=', old)
      .execute();
    await look();
    expect(await list(viewer)).toMatchObject([{ newCount: 0 }]);
    expect(await notices(viewer)).toEqual([]);
  });

  it('by kind, filter and readings; never one’s own', async () => {
    const viewer = await api.rows.creator({ user_name: '見る人' });
    await save(viewer, 'ひょうさつ', ', kind: PRODUCT');
    await save(viewer, '表札', ', kind: JOB_OPENING');
    await save(viewer, '', ', filters: ["category:1"]');
    await save(viewer, '表札', ', filters: ["category:2"]');
    await publish('町家の表札', { category_ids: [1] });
    await publish('自分の表札', { author_id: viewer, category_ids: [1] });
    await look();
    expect((await list(viewer)).map(({ newCount }) => newCount)).toEqual([0, 1, 0, 1]);
  });

  it('once a day before eight, and in the mail of the day, though mails go at once otherwise', async () => {
    const viewer = await member();
    await save(viewer, '暖簾', '', 'DAILY');
    await publish('藍の暖簾');
    await look();
    expect(await notices(viewer)).toEqual([]);
    api.clock.set('2026-04-01T22:46:00Z');
    await look();
    expect(await notices(viewer)).toMatchObject([{ foundCount: 1 }]);
    expect(mailsTo(viewer)).toEqual([]);
    api.clock.set('2026-04-01T23:00:10Z');
    await queueDigests(api.services);
    await look();
    expect(mailsTo(viewer).map(({ text }) => text)).toEqual([
      expect.stringContaining('保存した条件「暖簾」の新着が1件あります'),
    ]);
  });

  it('is not told where it is not to be, and not told later', async () => {
    const viewer = await member();
    const id = await idOf(save(viewer, '屏風', '', 'NEVER'));
    await publish('金の屏風');
    await look();
    expect(await list(viewer)).toMatchObject([{ newCount: 1, delivery: 'NEVER' }]);
    await commit('updateSavedSearch', `input: { savedSearchId: "${id}", delivery: AT_ONCE }`, viewer);
    await look();
    expect(await notices(viewer)).toEqual([]);
    await publish('銀の屏風');
    await look();
    expect(await notices(viewer)).toMatchObject([{ foundCount: 1 }]);
  });

  it('mornings are a quarter to eight in Japan', () => {
    expect(nextMorning(new Date('2026-04-01T22:44:59Z')).toISOString()).toBe('2026-04-01T22:45:00.000Z');
    expect(nextMorning(new Date('2026-04-01T22:45:00Z')).toISOString()).toBe('2026-04-02T22:45:00.000Z');
  });
});

describe('who may not be found', () => {
  it('hides from the owner’s company, or is taken back: neither kept, counted nor told', async () => {
    const company_id = await api.rows.company();
    const viewer = await api.rows.member({ company_id });
    await save(viewer, '風鈴');
    await save(viewer, '堂本', ', kind: CREATOR');
    const hiding = await api.rows.creator({ user_name: '隠れる 堂本' });
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: hiding, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    await publish('隠れた風鈴', { author_id: hiding });
    const seen = await publish('江戸の風鈴');
    await look();
    expect((await list(viewer)).map(({ newCount }) => newCount)).toEqual([0, 1]);
    expect(await notices(viewer)).toMatchObject([{ foundCount: 1 }]);
    await api.services.db
      .updateTable('products')
      .set({ is_published: false })
      .where('id', '=', seen)
      .execute();
    expect((await list(viewer)).map(({ newCount }) => newCount)).toEqual([0, 0]);
    expect(await notices(viewer)).toEqual([]);
  });

  it('whoever hides after it was found is in no notice, count or mail', async () => {
    const company_id = await api.rows.company();
    const viewer = await api.rows.member({ company_id });
    await save(viewer, '金魚');
    const hiding = await api.rows.creator({ user_name: '隠れる 人' });
    await publish('金魚の図鑑', { author_id: hiding });
    await publish('金魚の団扇');
    await indexChanges(api.services);
    await matchArrivals(api.services);
    await tellDue(api.services);
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: hiding, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    await look();
    expect(await notices(viewer)).toMatchObject([{ foundCount: 1 }]);
    const [mail] = mailsTo(viewer);
    expect(mail?.text).toContain('金魚の団扇');
    expect(`${mail?.subject}${mail?.text}`).not.toContain('図鑑');
  });

  it('a company that the owner has blocked', async () => {
    const viewer = await api.rows.creator({ user_name: '見る人' });
    const company_id = await api.rows.company();
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: viewer, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    await save(viewer, '看板', ', kind: JOB_OPENING');
    api.clock.advance(1_000);
    const published_at = api.clock.now();
    await api.rows.publicJobOpening({
      company_id,
      title: '看板の文字',
      published_at,
      is_open_to_outside: true,
    });
    await look();
    expect(await list(viewer)).toMatchObject([{ newCount: 0 }]);
    await api.rows.publicJobOpening({ title: '看板の絵', published_at, is_open_to_outside: true });
    await look();
    expect(await list(viewer)).toMatchObject([{ newCount: 1 }]);
  });
});
