import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { notify } from '../notices/notices.ts';
import type { Notice } from '../notices/notices.ts';
import { noticesPersonalData } from '../notices/personalDataSql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function ask(query: string, variables: Record<string, unknown>, as?: string): Promise<unknown> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

const list = `query ($types: [ActivityNotificationType!], $first: Int, $after: String, $unread: Boolean) {
  activityNotifications(activityTypes: $types, first: $first, after: $after, unreadOnly: $unread) {
    edges { node {
      id type readAt othersCount title stage reviewStatus occasion dueAt actor { name } company { name }
      resource { __typename ... on Node { id } }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;
interface Told {
  readonly id: string;
  readonly type: string;
  readonly readAt: string | null;
  readonly othersCount: number;
  readonly actor: { readonly name: string } | null;
}
interface Page {
  readonly edges: readonly { readonly node: Told }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const isPage = (answer: unknown): answer is Page =>
  typeof answer === 'object' && answer !== null && 'edges' in answer;

async function page(as: string, variables: Record<string, unknown> = {}): Promise<Page> {
  const answer = await ask(list, variables, as);
  if (!isPage(answer)) throw new Error('Not a page.');
  return answer;
}
const told = async (as: string, variables: Record<string, unknown> = {}): Promise<readonly Told[]> =>
  (await page(as, variables)).edges.map(({ node }) => node);
const dots = (as: string) =>
  ask(
    '{ me { hasUnreadNotification unreadActivityNotificationsCount unreadTsumugiNotificationsCount } }',
    {},
    as,
  );

const letter = (to: string) => ({ template: 'passwordChanged' as const, to, data: {} });
const tell = (userId: string, notice: Omit<Notice, 'letter' | 'userId'>) =>
  api.services.db.transaction().execute((trx) => notify(trx, api.services, { userId, letter, ...notice }));

const follow = `mutation ($id: ID!) { follow(input: { userId: $id }) { errors { __typename } } }`;
const unfollow = `mutation ($id: ID!) { unfollow(input: { userId: $id }) { errors { __typename } } }`;
async function follows(creator: string, company_id?: string): Promise<string> {
  const member = await api.rows.member(company_id === undefined ? {} : { company_id });
  await ask(follow, { id: encodeGlobalId('CreatorUser', creator) }, member);
  return member;
}
const read = (as: string, notificationId?: string) =>
  ask(
    `mutation ($input: ReadActivityNotificationInput!) {
      readActivityNotification(input: $input) {
        activityNotification { readAt } user { unreadActivityNotificationsCount } errors { __typename }
      }
    }`,
    { input: { notificationId } },
    as,
  );

async function desk() {
  const company_id = await api.rows.company();
  const owner = await api.rows.member({ company_id });
  const creator = await api.rows.creator();
  const job_opening_id = await api.rows.publicJobOpening({ company_id, title: '茶舗の包装' });
  const entry = await api.rows.entry({ job_opening_id, creator_id: creator });
  return { company_id, owner, creator, opening: job_opening_id, entry };
}

describe('each kind leads to the very thing it tells of', () => {
  test('a follow, to the follower', async () => {
    const creator = await api.rows.creator();
    const member = await follows(creator);
    expect(await told(creator)).toMatchObject([
      {
        type: 'FOLLOW_RECEIVED',
        actor: { name: '丹羽 佐和子' },
        company: { name: '株式会社灯台舎' },
        resource: { __typename: 'CorporateUser', id: encodeGlobalId('CorporateUser', member) },
      },
    ]);
  });

  test('an entry, to the desk, with the day of the reply until it is answered', async () => {
    const { creator, entry, opening, owner } = await desk();
    await tell(owner, {
      type: 'ENTRY_JOB_OPENING',
      actorId: creator,
      entryId: entry,
      jobOpeningId: opening,
    });
    expect(await told(owner)).toMatchObject([
      {
        title: '茶舗の包装',
        actor: { name: '早瀬 みお' },
        dueAt: expect.any(String),
        resource: { __typename: 'Candidate', id: encodeGlobalId('Candidate', entry) },
      },
    ]);
    await api.services.db
      .updateTable('job_entries')
      .set({ first_replied_at: api.clock.now() })
      .where('id', '=', entry)
      .execute();
    expect(await told(owner)).toMatchObject([{ dueAt: null }]);
  });

  test('where an entry came to, to the opening: by the company’s name and nobody’s of it', async () => {
    const { creator, entry, opening, owner } = await desk();
    await tell(creator, {
      type: 'ENTRY_PROGRESS',
      actorId: owner,
      entryId: entry,
      jobOpeningId: opening,
      detail: { stage: 'INTERVIEW' },
    });
    expect(await told(creator)).toMatchObject([
      {
        stage: 'INTERVIEW',
        actor: null,
        company: { name: '株式会社灯台舎' },
        resource: { __typename: 'ContractJobOpening', id: encodeGlobalId('JobOpening', opening) },
      },
    ]);
  });

  test('the export says what each was about, and no more than was known', async () => {
    const { creator, entry, opening, owner } = await desk();
    const product = await api.rows.product({ author_id: creator, name: '余白展' });
    await tell(creator, {
      type: 'ENTRY_PROGRESS',
      actorId: owner,
      entryId: entry,
      jobOpeningId: opening,
      detail: { stage: 'INTERVIEW' },
    });
    await tell(creator, { type: 'PRODUCT_REVIEW', productId: product });
    await tell(creator, { type: 'FOLLOW_RECEIVED', actorId: owner });
    const [area] = noticesPersonalData.areas;
    const { rows } = await area
      .page(creator, '00000000-0000-0000-0000-000000000000')
      .execute(api.services.db);
    expect(rows.map(({ row }) => row)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'ENTRY_PROGRESS',
          company: '株式会社灯台舎',
          title: expect.any(String),
          detail: { stage: 'INTERVIEW' },
        }),
        expect.objectContaining({
          type: 'PRODUCT_REVIEW',
          company: null,
          title: '余白展',
          detail: null,
        }),
        expect.objectContaining({
          type: 'FOLLOW_RECEIVED',
          company: '株式会社灯台舎',
          title: null,
          detail: null,
        }),
      ]),
    );
  });

  test('a review, to the work', async () => {
    const creator = await api.rows.creator();
    const product = await api.rows.product({ author_id: creator, name: '余白展' });
    await tell(creator, {
      type: 'PRODUCT_REVIEW',
      productId: product,
      detail: { reviewStatus: 'REJECTED', isChange: true },
    });
    expect(await told(creator)).toMatchObject([
      {
        title: '余白展',
        reviewStatus: 'REJECTED',
        occasion: 'REVIEWED_CHANGE',
        resource: { __typename: 'OwnProduct', id: encodeGlobalId('OwnProduct', product) },
      },
    ]);
  });
});

describe('what many did on one day is one line', () => {
  test('that counts the others, is read as one, and is unread again by the next', async () => {
    const creator = await api.rows.creator();
    for (let at = 0; at < 4; at += 1) {
      await follows(creator);
      api.clock.advance(60_000);
    }
    const [head, ...rest] = await told(creator, { first: 1 });
    expect(head).toMatchObject({ othersCount: 3, readAt: null });
    expect(rest).toEqual([]);
    expect(await dots(creator)).toMatchObject({ unreadActivityNotificationsCount: 1 });
    expect(await read(creator, head?.id)).toMatchObject({
      activityNotification: { readAt: expect.any(String) },
      user: { unreadActivityNotificationsCount: 0 },
      errors: [],
    });
    await follows(creator);
    expect(await told(creator)).toMatchObject([{ othersCount: 4, readAt: null }]);
    // A day of Japan's later it is news of another day.
    api.clock.advance(24 * 3_600_000);
    await follows(creator);
    expect(await told(creator)).toMatchObject([{ othersCount: 0 }, { othersCount: 4 }]);
  });

  test('keeps its place over the pages, whoever of them stopped', async () => {
    const creator = await api.rows.creator();
    const product = await api.rows.product({ author_id: creator });
    const first = await follows(creator);
    api.clock.advance(1000);
    await tell(creator, { type: 'PRODUCT_REVIEW', productId: product });
    api.clock.advance(1000);
    const second = await follows(creator);
    const start = await page(creator, { first: 1 });
    expect(start.edges).toMatchObject([{ node: { type: 'FOLLOW_RECEIVED', othersCount: 1 } }]);
    const { endCursor: after } = start.pageInfo;
    const next = await page(creator, { first: 5, after });
    expect(next.edges).toMatchObject([{ node: { type: 'PRODUCT_REVIEW' } }]);
    expect(next.pageInfo.hasNextPage).toBe(false);
    await ask(unfollow, { id: encodeGlobalId('CreatorUser', creator) }, second);
    expect(await told(creator)).toMatchObject([
      { type: 'PRODUCT_REVIEW' },
      { type: 'FOLLOW_RECEIVED', othersCount: 0 },
    ]);
    await ask(unfollow, { id: encodeGlobalId('CreatorUser', creator) }, first);
    expect(await told(creator)).toMatchObject([{ type: 'PRODUCT_REVIEW' }]);
  });
});

describe('nobody hears', () => {
  type Desk = Awaited<ReturnType<typeof desk>>;
  const hide = (creator_id: string, company_id: string) =>
    api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
  const suspend = (id: string) =>
    api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
      .where('id', '=', id)
      .execute();
  const ofFollow = async ({ creator, company_id }: Desk) => {
    const member = await follows(creator, company_id);
    return { reader: creator, other: member };
  };
  const ofEntry = async ({ creator, entry, opening, owner }: Desk) => {
    await tell(owner, {
      type: 'ENTRY_JOB_OPENING',
      actorId: creator,
      entryId: entry,
      jobOpeningId: opening,
    });
    return { reader: owner, other: creator };
  };
  const ofProgress = async ({ creator, entry, opening, owner }: Desk) => {
    await tell(creator, {
      type: 'ENTRY_PROGRESS',
      actorId: owner,
      entryId: entry,
      jobOpeningId: opening,
      detail: { stage: 'INTERVIEW' },
    });
    return { reader: creator, other: owner };
  };

  test.each([
    [
      'a company that they blocked followed',
      ofFollow,
      ({ creator, company_id }: Desk) => hide(creator, company_id),
    ],
    [
      'of a blocked company’s answer',
      ofProgress,
      ({ creator, company_id }: Desk) => hide(creator, company_id),
    ],
    ['of who was suspended', ofFollow, (_: Desk, other: string) => suspend(other)],
    ['of an entry whose creator was suspended', ofEntry, (_: Desk, other: string) => suspend(other)],
    [
      'of an entry that was withdrawn as one that came',
      ofEntry,
      ({ entry }: Desk) =>
        api.services.db
          .updateTable('job_entries')
          .set({ stage: 'WITHDRAWN' })
          .where('id', '=', entry)
          .execute(),
    ],
    [
      'who left the company',
      ofEntry,
      ({ owner }: Desk) =>
        api.services.db.deleteFrom('company_members').where('user_id', '=', owner).execute(),
    ],
  ])('%s', async (_, make, change) => {
    const town = await desk();
    const { reader, other } = await make(town);
    const [notice] = await told(reader);
    expect(notice).toBeDefined();
    expect(await dots(reader)).toMatchObject({ hasUnreadNotification: true });
    await change(town, other);
    expect(await told(reader)).toEqual([]);
    expect(await dots(reader)).toMatchObject({ hasUnreadNotification: false });
    expect(await read(reader, notice?.id)).toMatchObject({
      errors: [{ __typename: 'NotificationNotFoundError' }],
    });
  });
});

describe('reading', () => {
  test('all of them, and only one’s own; somebody else’s id answers as nobody’s', async () => {
    const [creator, other] = [await api.rows.creator(), await api.rows.creator()];
    for (const author_id of [creator, creator, other])
      await tell(author_id, { type: 'PRODUCT_REVIEW', productId: await api.rows.product({ author_id }) });
    const [foreign] = await told(other);
    expect(await read(creator, foreign?.id)).toMatchObject({
      errors: [{ __typename: 'NotificationNotFoundError' }],
    });
    for (const wrong of [encodeGlobalId('ChatRoom', creator), 'x', 'あ'.repeat(5000)])
      expect(await read(creator, wrong)).toMatchObject({
        errors: [{ __typename: 'WrongNotificationIdError' }],
      });
    expect(await read(creator)).toMatchObject({ user: { unreadActivityNotificationsCount: 0 }, errors: [] });
    expect(await told(creator, { unread: true })).toEqual([]);
    expect(await told(creator)).toHaveLength(2);
    expect(await told(other, { unread: true })).toHaveLength(1);
    // Again is no failure, and says when it was.
    const [mine] = await told(creator);
    api.clock.advance(5000);
    expect(await read(creator, mine?.id)).toMatchObject({
      activityNotification: { readAt: mine?.readAt },
      errors: [],
    });
  });
});

test('the same event, fifty at once, is one notice and one mail', async () => {
  const creator = await api.rows.creator();
  const member = await follows(creator);
  await Promise.all(
    Array.from({ length: 50 }, () =>
      tell(creator, { type: 'FOLLOW_RECEIVED', actorId: member, dedupeKey: `follow ${member}` }),
    ),
  );
  expect(await told(creator)).toMatchObject([{ othersCount: 0 }]);
});

test('a kind that is wanted by mail alone is not in the list and lights nothing', async () => {
  const creator = await api.rows.creator();
  await ask(
    `mutation { updateNotificationPreference(input: { kind: FOLLOW_RECEIVED, inApp: false, mail: AT_ONCE }) {
      errors { __typename } } }`,
    {},
    creator,
  );
  await follows(creator);
  expect(await told(creator)).toEqual([]);
  expect(await dots(creator)).toMatchObject({ hasUnreadNotification: false });
});

test('types can be chosen', async () => {
  const creator = await api.rows.creator();
  await follows(creator);
  await tell(creator, {
    type: 'PRODUCT_REVIEW',
    productId: await api.rows.product({ author_id: creator }),
  });
  expect(await told(creator, { types: ['FOLLOW_RECEIVED'] })).toMatchObject([{ type: 'FOLLOW_RECEIVED' }]);
  expect(await told(creator, { types: ['FOLLOW_RECEIVED', 'PRODUCT_REVIEW'] })).toHaveLength(2);
  expect(await told(creator, { types: ['JOB_OFFER'] })).toEqual([]);
});

describe('words of the house', () => {
  const put = (values: { audience?: 'ALL' | 'COMPANIES' | 'CREATORS'; content: string; publish_at: Date }) =>
    api.services.db
      .insertInto('platform_notifications')
      .values({
        id: api.services.newId(),
        action_type: 'INFORMATION',
        created_at: api.clock.now(),
        ...values,
      })
      .execute();
  const words = async (as: string, first = 50, after: string | null = null) =>
    ask(
      `query ($first: Int, $after: String) { tsumugiNotifications(first: $first, after: $after) {
        edges { node { id content readAt } } pageInfo { hasNextPage endCursor } } }`,
      { first, after },
      as,
    );
  const readWord = (as: string, notificationId?: string) =>
    ask(
      `mutation ($input: ReadTsumugiNotificationInput!) { readTsumugiNotification(input: $input) {
        tsumugiNotification { readAt } user { unreadTsumugiNotificationsCount } errors { __typename } } }`,
      { input: { notificationId } },
      as,
    );

  test('are read by whom they are for, once they are out, and marked for whoever read them', async () => {
    const [creator, member] = [await api.rows.creator(), await api.rows.member()];
    const now = api.clock.now();
    await put({ content: 'みなさまへ', publish_at: now });
    await put({ content: 'つくる人へ', audience: 'CREATORS', publish_at: now });
    await put({ content: 'あとで', publish_at: new Date(now.getTime() + 60_000) });
    expect(JSON.stringify(await words(creator))).toMatch(/つくる人へ.*みなさまへ|みなさまへ.*つくる人へ/u);
    expect(JSON.stringify(await words(member))).not.toMatch(/つくる人へ|あとで/u);
    const ids = [...JSON.stringify(await words(member)).matchAll(/tsumugiNotification_[\w-]+/gu)];
    expect(ids).toHaveLength(1);
    expect(await readWord(member, ids[0]?.[0])).toMatchObject({
      tsumugiNotification: { readAt: expect.any(String) },
      user: { unreadTsumugiNotificationsCount: 0 },
      errors: [],
    });
    expect(await dots(creator)).toMatchObject({ unreadTsumugiNotificationsCount: 2 });
    await Promise.all(Array.from({ length: 5 }, () => readWord(creator)));
    expect(await dots(creator)).toMatchObject({ unreadTsumugiNotificationsCount: 0 });
    expect(await readWord(creator, encodeGlobalId('TsumugiNotification', creator))).toMatchObject({
      errors: [{ __typename: 'NotificationNotFoundError' }],
    });
    expect(await readWord(creator, encodeGlobalId('ActivityNotification', creator))).toMatchObject({
      errors: [{ __typename: 'WrongNotificationIdError' }],
    });
  });
});
