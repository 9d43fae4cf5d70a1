import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../db/testing/testDatabase.ts';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { deliveredMails } from '../mail/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());

const failures = 'errors { __typename }';
const follow = `mutation ($id: ID!) { follow(input: { userId: $id }) {
  follow { id follower { fullName company { name } } followee { id isFollowed followersCount } }
  followEdge { cursor }
  user { followeesCount profile { ... on PrivateCorporateProfile { todoStatus { initialFollowFeatureUsed } } } }
  ${failures} } }`;
const unfollow = `mutation ($id: ID!) { unfollow(input: { userId: $id }) {
  unfollowedId creator { isFollowed followersCount } user { followeesCount } ${failures} } }`;
const idOf = (creator: string): string => encodeGlobalId('CreatorUser', creator);

describe('following', () => {
  test('a first follow tells the creator in the app and by mail, counts, and ticks off the to-do', async () => {
    const creator = await api.rows.creator();
    const member = await api.rows.member();
    const { data } = await api.post(follow, { id: idOf(creator) }, member);
    expect(data).toMatchObject({
      follow: {
        follow: {
          follower: { fullName: '丹羽 佐和子', company: { name: '株式会社灯台舎' } },
          followee: { id: idOf(creator), isFollowed: true, followersCount: 1 },
        },
        user: { followeesCount: 1, profile: { todoStatus: { initialFollowFeatureUsed: true } } },
        errors: [],
      },
    });
    const notices = await api.services.db
      .selectFrom('activity_notifications')
      .select(['type', 'actor_id', 'in_app', 'mail'])
      .where('user_id', '=', creator)
      .execute();
    expect(notices).toEqual([{ type: 'FOLLOW_RECEIVED', actor_id: member, in_app: true, mail: 'AT_ONCE' }]);
    const mails = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(creator));
    expect(mails.map(({ subject }) => subject)).toEqual([
      '【つむぎ】株式会社灯台舎の丹羽 佐和子さんがあなたをフォローしました',
    ]);

    expect((await api.post(follow, { id: idOf(creator) }, member)).data).toMatchObject({
      follow: { follow: null, errors: [{ __typename: 'UserHasAlreadyFollowedError' }] },
    });
    expect((await api.post(unfollow, { id: idOf(creator) }, member)).data).toMatchObject({
      unfollow: {
        creator: { isFollowed: false, followersCount: 0 },
        user: { followeesCount: 0 },
        errors: [],
      },
    });
    expect((await api.post(unfollow, { id: idOf(creator) }, member)).data).toMatchObject({
      unfollow: { unfollowedId: null, errors: [{ __typename: 'UserDidNotFollowError' }] },
    });
    // Following again is no news.
    await api.post(follow, { id: idOf(creator) }, member);
    expect((await deliveredMails(api.services)).filter(({ to }) => to.startsWith(creator))).toEqual([]);
  });

  test.each([
    ['NEVER', true, ['NONE', true]],
    ['DAILY', false, ['DAILY', false]],
    ['NEVER', false, undefined],
  ] as const)('is told as was chosen: mail %s, in the app %s', async (mail, in_app, told) => {
    const creator = await api.rows.creator();
    await api.services.db
      .insertInto('notification_preferences')
      .values({ user_id: creator, kind: 'FOLLOW_RECEIVED', in_app, mail, updated_at: api.clock.now() })
      .execute();
    await api.post(follow, { id: idOf(creator) }, await api.rows.member());
    const notice = await api.services.db
      .selectFrom('activity_notifications')
      .select(['mail', 'in_app'])
      .where('user_id', '=', creator)
      .executeTakeFirst();
    expect(notice && [notice.mail, notice.in_app]).toEqual(told);
    expect((await deliveredMails(api.services)).filter(({ to }) => to.startsWith(creator))).toEqual([]);
  });

  test('somebody hidden, unknown or of another kind is not found', async () => {
    const member = await api.rows.member();
    const hidden = await api.rows.creator();
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
      .where('id', '=', hidden)
      .execute();
    for (const id of [idOf(hidden), idOf(member), encodeGlobalId('Product', hidden), 'x']) {
      for (const [name, text] of [['follow', follow] as const, ['unfollow', unfollow] as const])
        expect((await api.post(text, { id }, member)).data).toMatchObject({
          [name]: { errors: [{ __typename: 'UserNotFoundError' }] },
        });
    }
  });
});

describe('lists of follows and activities', () => {
  const list = (field: string, selection: string) =>
    `query ($first: Int, $after: String, $last: Int, $before: String) {
      ${field}(first: $first, after: $after, last: $last, before: $before) {
        edges { cursor node { ${selection} } } pageInfo { endCursor hasNextPage } ${field === 'followingUserActivities' ? '' : 'totalCount'} } }`;
  const valuesIn = (data: unknown, key: string): string[] =>
    [...JSON.stringify(data).matchAll(new RegExp(`"${key}":"([^"]*)"`, 'gu'))].map(
      ([, value]) => value ?? '',
    );

  test('are walked forward and backward without gap or repetition, newest first', async () => {
    const member = await api.rows.member();
    const { db, newId } = api.services;
    const creators: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const creator = await api.rows.creator({ last_name: `人${n}` });
      creators.push(creator);
      await db
        .insertInto('follows')
        .values({
          id: newId(),
          follower_id: member,
          followee_id: creator,
          followed_at: new Date(2026, 2, 1 + Math.floor(n / 2)),
        })
        .execute();
      for (let day = 0; day < 5; day += 1)
        await db
          .insertInto('activities')
          .values({
            id: newId(),
            user_id: creator,
            type: 'EDIT_JOB_SEEKING_STATUS',
            job_seeking_status: 'SEEKING',
            // Some did much on one day, and several things share their moment.
            occurred_at: new Date(2026, 1, n === 0 ? 20 : 1 + day + n),
          })
          .execute();
    }
    const walk = async (text: string): Promise<string[]> => {
      const cursors: string[] = [];
      let after: string | undefined;
      for (let pages = 0; pages < 30; pages += 1) {
        const { data } = await api.post(text, { first: 4, after }, member);
        cursors.push(...valuesIn(data, 'cursor'));
        after = cursors.at(-1);
        if (JSON.stringify(data).includes('"hasNextPage":false')) break;
      }
      return cursors;
    };
    for (const [text, total] of [
      [list('followees', 'id'), 7],
      [list('followingUserActivities', 'id'), 35],
    ] as const) {
      const seen = await walk(text);
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
      const whole = valuesIn((await api.post(text, { first: 100 }, member)).data, 'cursor');
      expect(seen).toEqual(whole);
      const back = valuesIn((await api.post(text, { last: 3, before: whole[5] }, member)).data, 'cursor');
      expect(back).toEqual(whole.slice(2, 5));
      expect(valuesIn((await api.post(text, { last: 3 }, member)).data, 'cursor')).toEqual(whole.slice(-3));
    }
    const moments = valuesIn(
      (await api.post(list('followingUserActivities', 'occurredAt'), { first: 100 }, member)).data,
      'occurredAt',
    );
    expect(moments).toEqual(moments.toSorted().toReversed());
    const followed = await api.post(
      list('followers', 'follower { id fullName }'),
      { first: 5 },
      await grown(creators[0] ?? ''),
    );
    expect(followed.data).toMatchObject({
      followers: {
        totalCount: 1,
        edges: [{ node: { follower: { id: encodeGlobalId('CorporateUser', member) } } }],
      },
    });
    const counted = await api.post('{ me { companiesFollowingCount } }', {}, await grown(creators[0] ?? ''));
    expect(counted.data).toEqual({ me: { companiesFollowingCount: 1 } });
    expect((await api.post('{ me { companiesFollowingCount } }', {}, member)).data).toEqual({
      me: { companiesFollowingCount: 0 },
    });
  });

  /** A creator who may see what is for members. */
  async function grown(creator: string): Promise<string> {
    await api.services.db
      .updateTable('users')
      .set({ first_work_approved_at: api.clock.now() })
      .where('id', '=', creator)
      .execute();
    return creator;
  }

  test('a work that members no longer see is not told of', async () => {
    const member = await api.rows.member();
    const creator = await api.rows.creator();
    const shown = await api.rows.publicProduct({ author_id: creator });
    const gone = await api.rows.publicProduct({ author_id: creator, taken_down_at: api.clock.now() });
    const { db, newId } = api.services;
    await db
      .insertInto('follows')
      .values({ id: newId(), follower_id: member, followee_id: creator, followed_at: api.clock.now() })
      .execute();
    for (const product_id of [shown, gone])
      await db
        .insertInto('activities')
        .values({
          id: newId(),
          user_id: creator,
          type: 'CREATE_PRODUCT',
          product_id,
          occurred_at: api.clock.now(),
        })
        .execute();
    const { data, errors } = await api.post(
      list('followingUserActivities', 'product { id }'),
      { first: 9 },
      member,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      followingUserActivities: { edges: [{ node: { product: { id: encodeGlobalId('Product', shown) } } }] },
    });
  });
});

describe.runIf(isOnPostgres)('fifty at once', () => {
  const counted = (answers: readonly { readonly data?: unknown }[], name: string): number =>
    answers.filter(({ data }) => JSON.stringify(data).includes(name)).length;
  const fifty = (text: string, variables: object, as: string) =>
    Promise.all(Array.from({ length: 50 }, () => api.post(text, { ...variables }, as)));

  test('of the same follow and unfollow have one effect', async () => {
    const creator = await api.rows.creator();
    const member = await api.rows.member();
    await api.authorizationOf(member);
    const made = await fifty(follow, { id: idOf(creator) }, member);
    expect(counted(made, '"errors":[]')).toBe(1);
    expect(counted(made, 'UserHasAlreadyFollowedError')).toBe(49);
    const state = await api.services.db
      .selectFrom('creator_profiles as c')
      .select('c.followers_count as followers')
      .select((eb) =>
        eb
          .selectFrom('activity_notifications as n')
          .whereRef('n.user_id', '=', 'c.user_id')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .as('notices'),
      )
      .where('c.user_id', '=', creator)
      .executeTakeFirst();
    expect(state).toEqual({ followers: 1, notices: 1 });
    const ended = await fifty(unfollow, { id: idOf(creator) }, member);
    expect(counted(ended, '"errors":[]')).toBe(1);
    expect(counted(ended, 'UserDidNotFollowError')).toBe(49);
  });

  test('of the same bookmark have one effect', async () => {
    const id = encodeGlobalId('Product', await api.rows.publicProduct());
    const member = await api.rows.member();
    await api.authorizationOf(member);
    const made = await fifty(
      'mutation ($id: ID!) { createBookmark(productId: $id) { errors { __typename } } }',
      { id },
      member,
    );
    expect(counted(made, '"errors":[]')).toBe(1);
    expect(counted(made, 'ProductHasAlreadyBookmarkedError')).toBe(49);
    const { data } = await api.post(
      '{ bookmarkedProducts(first: 5) { totalCount edges { node { bookmarksCount } } } }',
      {},
      member,
    );
    expect(data).toEqual({ bookmarkedProducts: { totalCount: 1, edges: [{ node: { bookmarksCount: 1 } }] } });
    const ended = await fifty(
      'mutation ($id: ID!) { deleteBookmark(productId: $id) { errors { __typename } } }',
      { id },
      member,
    );
    expect(counted(ended, '"errors":[]')).toBe(1);
    expect(counted(ended, 'ProductDoesNotBookmarkedError')).toBe(49);
  });
});
