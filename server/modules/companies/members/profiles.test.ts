import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, refusalOf } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { call, operations, refusals } from '../testing.ts';

let api: TestApi;
let agent: string;
let categories: readonly number[];
beforeAll(async () => {
  api = await testApi();
  agent = await api.rows.member({ role: 'CORPORATE_AGENT' });
  const rows = await api.services.db.selectFrom('categories').select('id').orderBy('id').execute();
  categories = rows.map(({ id }) => id);
});
afterAll(() => api.close());

const category = (id: number) => encodeGlobalId('Category', id);

describe('a person of a company', () => {
  test('changes what they are called', async () => {
    const input = {
      lastName: ' 髙橋 ',
      firstName: '﨑子',
      lastNameKana: 'たかはし',
      firstNameKana: 'ｻｷｺ',
      phoneNumber: '０３−１２３４−５６７８',
    };
    expect(await call(api, 'profile', { input }, agent)).toEqual({
      user: {
        profile: {
          fullName: '髙橋 﨑子',
          lastNameKana: 'タカハシ',
          firstNameKana: 'サキコ',
          phoneNumber: '+81312345678',
          companyName: '株式会社灯台舎',
        },
      },
      errors: [],
    });
  });

  test('is told of each field that is wrong', async () => {
    const input = { lastName: '', firstName: 'あ'.repeat(51), lastNameKana: '漢字', phoneNumber: '1' };
    expect(refusals(await call(api, 'profile', { input }, agent)).toSorted()).toEqual([
      'UserInputInvalidError firstName',
      'UserInputInvalidError lastName',
      'UserInputInvalidError lastNameKana',
      'UserInputInvalidError phoneNumber',
    ]);
  });

  test('keeps up to ten interests, in their order, each once', async () => {
    const ids = categories.slice(0, 10).toReversed().map(category);
    const interested = (list: readonly string[]) => ({
      user: { profile: { interestCategories: list.map((id) => ({ id })) } },
      errors: [],
    });
    expect(await call(api, 'interests', { ids: [...ids, ...ids] }, agent)).toEqual(interested(ids));
    const more = categories.slice(0, 11).map(category);
    for (const wrong of [more, [category(999_999)], ['w_12'], ['x']])
      expect(refusals(await call(api, 'interests', { ids: wrong }, agent))).toEqual([
        'UserInputInvalidError categoryIds',
      ]);
    expect(await call(api, 'interests', { ids }, agent)).toEqual(interested(ids));
    expect(await call(api, 'interests', { ids: [] }, agent)).toEqual(interested([]));
  });

  test('ticks off what they were shown; the rest stays as it is', async () => {
    const statusAfter = async (input: Record<string, boolean>) =>
      (await api.post(operations.todo, { input }, agent)).data?.['completeCorporateUserTodoAction'];
    const nothing = {
      initialFollowFeatureUsed: false,
      initialAccessFollowingPageUsed: false,
      doNotShowInitialUseFollowFeatureAgain: false,
      doNotUseFollowFeatureInFollowingScreenAgain: false,
    };
    const status = (changed: object) => ({
      user: { profile: { todoStatus: { ...nothing, ...changed } } },
      errors: [],
    });
    expect(await statusAfter({})).toEqual(status({}));
    expect(await statusAfter({ initialFollowFeatureUsed: true })).toEqual(
      status({ initialFollowFeatureUsed: true }),
    );
    expect(await statusAfter({ doNotUseFollowFeatureInFollowingScreenAgain: true })).toEqual(
      status({ initialFollowFeatureUsed: true, doNotUseFollowFeatureInFollowingScreenAgain: true }),
    );
  });

  test('is no creator, and no guest', async () => {
    const creator = await api.rows.creator();
    for (const [operation, variables] of [
      ['profile', { input: { lastName: 'あ', firstName: 'い' } }],
      ['interests', { ids: [] }],
      ['todo', { input: {} }],
    ] as const) {
      const refused = await api.post(operations[operation], variables, creator);
      expect(refusalOf(refused)).toBe('ForbiddenError');
      const guest = await api.post(operations[operation], variables);
      expect(guest.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });
});

describe('companies by name', () => {
  const found = async (name: string, first = 20) => {
    const rows = await call(api, 'byName', { name, first }, agent);
    return Array.isArray(rows) ? rows.map((row: { name: string }) => row.name) : [];
  };

  test('are found however the name is written, those that begin so first', async () => {
    for (const [name, name_key] of [
      ['株式会社しおり', 'シオリ'],
      ['合同会社新しおり堂', '新シオリ堂'],
      ['100%デザイン', '100%デザイン'],
      ['100xデザイン', '100xデザイン'],
    ] as const)
      await api.rows.company({ name, name_key });
    await api.rows.company({
      name: '停止しおり',
      name_key: '停止シオリ',
      status: 'SUSPENDED',
      suspended_at: api.clock.now(),
    });
    expect(await found('㈱ シオリ')).toEqual(['株式会社しおり', '合同会社新しおり堂']);
    expect(await found('しお')).toEqual(['株式会社しおり', '合同会社新しおり堂']);
    expect(await found('しおり', 1)).toEqual(['株式会社しおり']);
    expect(await found('100%')).toEqual(['100%デザイン']);
    expect(await found('合同会社')).toEqual(['合同会社新しおり堂']);
    for (const nothing of ['', '　', '_', '%', '\\', '\u0000'])
      expect(await found(nothing)).toEqual(nothing === '%' ? ['100%デザイン'] : []);
  });

  test('are never more than twenty', async () => {
    for (let n = 0; n < 25; n += 1) await api.rows.company({ name: `はこ${n}`, name_key: `ハコ${n}` });
    expect(await found('はこ', 100)).toHaveLength(20);
    expect(await found('はこ', 0)).toEqual([]);
    expect(await found('はこ', -1)).toEqual([]);
  });
});

describe('a profile is one of four', () => {
  test('one’s own is private; others in a room are public, without telephone and to-dos', async () => {
    const names = async (type: string) => {
      const { data } = await api.post(
        'query ($type: String!) { __type(name: $type) { possibleTypes { name } fields { name } } }',
        { type },
      );
      return data?.['__type'];
    };
    expect(await names('Profile')).toEqual({
      fields: null,
      possibleTypes: [
        { name: 'CreatorProfile' },
        { name: 'PrivateCorporateProfile' },
        { name: 'PrivateCreatorProfile' },
        { name: 'PublicCorporateProfile' },
      ],
    });
    expect(await names('PublicCorporateProfile')).toEqual({
      possibleTypes: null,
      fields: ['companyName', 'firstName', 'fullName', 'interestCategories', 'lastName', 'profileImage'].map(
        (name) => ({ name }),
      ),
    });
    const creator = await api.rows.creator();
    const profileOf = async (viewer: string) =>
      (await api.post('{ me { profile { __typename } } }', {}, viewer)).data;
    expect(await profileOf(agent)).toEqual({ me: { profile: { __typename: 'PrivateCorporateProfile' } } });
    expect(await profileOf(creator)).toEqual({ me: { profile: { __typename: 'PrivateCreatorProfile' } } });
  });
});
