import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const shown = `firstName lastName firstNameKana lastNameKana userName introduction prefecture { id name }
  location hobby gender phoneNumber websiteUrl invoiceRegistrationNumber isIndividual
  skills { name } tools { name } jobProfile { id } engagementType { id } bankAccount { bankCode }
  onboardingStatus { creatorUserProfileRegistered isCreatorUserOnboardingTodoCompleted }`;
const write = (name: string) => `mutation ($input: CreatorUserProfileInput!) {
  ${name}(input: $input) {
    user { profile { ... on PrivateCreatorProfile { id ${shown} } } creator { profile { userName location websiteUrl } } }
    errors { __typename message ... on UserInputInvalidError { field } }
  }
}`;

const least = { lastName: '髙﨑', firstName: '澪', userName: '澪', skillNames: [], toolIds: [] };
const newcomer = () => api.rows.user({ registration_step: 'PROFILE' });
const create = (input: object, as: string) =>
  api.post(write('createCreatorUserProfile'), { input: { ...least, ...input } }, as);
const update = (input: object, as: string) =>
  api.post(write('updateCreatorUserProfile'), { input: { ...least, ...input } }, as);

describe('createCreatorUserProfile', () => {
  test('keeps every field as it should stand and answers it with the public face', async () => {
    const id = await newcomer();
    const { data } = await create(
      {
        lastNameKana: 'たかさき',
        firstNameKana: 'ﾐｵ',
        introduction: '一行目\r\n二行目 ',
        prefectureId: 'prefecture_13',
        location: '東京　谷中',
        hobby: '銭湯めぐり',
        gender: 'NO_ANSWER',
        phoneNumber: '０９０ー１２３４ー５６７８',
        websiteUrl: 'https://example.jp/澪',
        invoiceRegistrationNumber: 'ｔ1234567890123'.normalize('NFKC'),
        skillNames: [' 組版 ', 'Illustrator'],
        toolIds: ['tool_2', 'tool_1', 'tool_2'],
      },
      id,
    );
    expect(data?.['createCreatorUserProfile']).toMatchObject({
      user: {
        profile: {
          lastName: '髙﨑',
          lastNameKana: 'タカサキ',
          firstNameKana: 'ミオ',
          introduction: '一行目\n二行目',
          prefecture: { id: 'prefecture_13', name: '東京都' },
          location: '東京 谷中',
          gender: 'NO_ANSWER',
          phoneNumber: '+819012345678',
          websiteUrl: 'https://example.jp/澪',
          invoiceRegistrationNumber: 'T1234567890123',
          isIndividual: true,
          skills: [{ name: '組版' }, { name: 'Illustrator' }],
          tools: [expect.anything(), expect.anything()],
          jobProfile: null,
          engagementType: null,
          bankAccount: null,
          onboardingStatus: {
            creatorUserProfileRegistered: true,
            isCreatorUserOnboardingTodoCompleted: false,
          },
        },
        creator: {
          profile: { userName: '澪', location: '東京 谷中', websiteUrl: 'https://example.jp/澪' },
        },
      },
      errors: [],
    });
  });

  test('has room for as many signs as are let through, whatever they are made of', async () => {
    const id = await newcomer();
    // A kanji with the mark of its variant: two code points, as a reader one.
    const signs = (count: number) => '葛\u{e0100}'.repeat(count);
    const input = {
      lastName: signs(50),
      firstName: signs(50),
      userName: signs(50),
      introduction: signs(2_000),
      location: signs(100),
      hobby: signs(500),
      skillNames: [signs(40)],
    };
    const { skillNames, ...texts } = input;
    const { data } = await create(input, id);
    expect(data?.['createCreatorUserProfile']).toMatchObject({
      errors: [],
      user: { profile: { ...texts, skills: [{ name: skillNames[0] }] } },
    });
    const mountain = await update({ userName: `澪${'\u0301'.repeat(5_000)}` }, id);
    expect(mountain.data?.['updateCreatorUserProfile']).toMatchObject({ errors: [{ field: 'userName' }] });
  });

  test('wants no more than the names', async () => {
    const id = await newcomer();
    const { data } = await create({}, id);
    expect(data?.['createCreatorUserProfile']).toMatchObject({
      user: {
        profile: {
          introduction: '',
          prefecture: null,
          phoneNumber: null,
          skills: [],
          onboardingStatus: { creatorUserProfileRegistered: false },
        },
      },
    });
  });

  test('says all that is wrong at once, each at its field, and writes nothing', async () => {
    const id = await newcomer();
    const { data } = await create(
      {
        lastName: ' 　',
        firstName: 'あ'.repeat(51),
        lastNameKana: 'Takasaki',
        userName: '\u200b\u0000',
        introduction: 'あ'.repeat(5000),
        prefectureId: 'prefecture_48',
        location: '😀'.repeat(101),
        hobby: 'x'.repeat(501),
        phoneNumber: '110',
        websiteUrl: 'javascript:alert(1)',
        invoiceRegistrationNumber: 'T123',
        skillNames: ['組版', '組版', '', 'あ'.repeat(41)],
        toolIds: ['tool_1', 'category_1'],
      },
      id,
    );
    const payload = data?.['createCreatorUserProfile'];
    const fields = [
      'lastName',
      'firstName',
      'lastNameKana',
      'userName',
      'introduction',
      'prefectureId',
      'location',
      'hobby',
      'phoneNumber',
      'websiteUrl',
      'invoiceRegistrationNumber',
      'skillNames.1',
      'skillNames.2',
      'skillNames.3',
      'toolIds',
    ];
    expect(payload).toEqual({
      user: null,
      errors: expect.arrayContaining(
        fields.map((field) => ({
          __typename: 'UserInputInvalidError',
          field,
          message: expect.stringMatching(/。$/u),
        })),
      ),
    });
    expect(payload).toMatchObject({ errors: { length: fields.length } });
    const user = await api.services.db
      .selectFrom('users')
      .select('registration_step')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(user?.registration_step).toBe('PROFILE');
  });

  test.each([
    ['as many code points as fit', { lastName: '😀'.repeat(50), introduction: '𠮟'.repeat(2000) }],
    ['NUL, bells and marks of direction', { lastName: '\u0000髙\u0007﨑\u202e', introduction: '\u0000' }],
    ['Hebrew and Arabic', { lastName: 'שלום', introduction: 'مرحبا' }],
    ['half a surrogate', { lastName: '\ud83d澪' }],
    ['a name with a selector', { lastName: '葛\u{e0100}城' }],
    ['SQL and markup', { lastName: `'; drop table users; --`, introduction: '<script>alert(1)</script>' }],
    ['letters that the database folds', { skillNames: ['İ', 'i', 'ß', 'SS'] }],
  ])('takes %s', async (_what, input) => {
    const id = await newcomer();
    const { data } = await create(input, id);
    expect(data).toMatchObject({ createCreatorUserProfile: { errors: [] } });
  });

  test.each([
    ['skillNames', { skillNames: Array.from({ length: 31 }, (_, index) => `技${index}`) }],
    ['toolIds', { toolIds: Array.from({ length: 61 }, (_, index) => `tool_${index}`) }],
  ])('refuses too many %s', async (field, input) => {
    const id = await newcomer();
    const { data } = await create(input, id);
    expect(data).toMatchObject({
      createCreatorUserProfile: { user: null, errors: [{ __typename: 'UserInputInvalidError', field }] },
    });
  });
});

describe('updateCreatorUserProfile', () => {
  test('replaces what was there, lists too, and leaves the tax kind alone where nothing is said of it', async () => {
    const id = await newcomer();
    await create(
      { skillNames: ['組版', '活版'], hobby: '銭湯', introduction: 'はじめまして', isIndividual: false },
      id,
    );
    const { data } = await update({ userName: '工房 澪', skillNames: ['活版'] }, id);
    expect(data?.['updateCreatorUserProfile']).toMatchObject({
      user: {
        profile: {
          userName: '工房 澪',
          hobby: null,
          isIndividual: false,
          skills: [{ name: '活版' }],
          // Without a word about herself the to-do asks again.
          onboardingStatus: { creatorUserProfileRegistered: false },
        },
      },
    });
  });

  test('changes nobody else’s', async () => {
    const [id, other] = [await newcomer(), await newcomer()];
    await create({ skillNames: ['組版'] }, id);
    await create({ skillNames: ['写真'], userName: 'よその人' }, other);
    await update({ userName: '澪の工房', skillNames: [] }, id);
    const { data } = await api.post(
      `{ me { profile { ... on PrivateCreatorProfile { ${shown} } } } }`,
      {},
      other,
    );
    expect(data).toMatchObject({ me: { profile: { userName: 'よその人', skills: [{ name: '写真' }] } } });
  });
});

describe('what is a person’s own', () => {
  test('is not in the public type, and not under another’s id', async () => {
    const { data, errors } = await api.post(`{ __type(name: "CreatorProfile") { fields { name } } }`);
    expect(errors).toBeUndefined();
    const text = JSON.stringify(data);
    for (const name of ['phoneNumber', 'gender', 'bankAccount', 'lastNameKana', 'invoiceRegistrationNumber'])
      expect(text).not.toContain(name);
  });

  test('a creator sees her own page while she sees only public things, members see it with creatorUser', async () => {
    const id = await newcomer();
    await create({ introduction: 'はじめまして' }, id);
    const { data } = await api.post(`{ me { creator { id profile { userName } } } }`, {}, id);
    const found = data?.['me'];
    expect(found).toMatchObject({ creator: { profile: { userName: '澪' } } });
    const globalId = JSON.stringify(found).match(/c_[\w-]{22}/u)?.[0];
    const query = `query ($id: ID!) { creatorUser(id: $id) { profile { userName } } }`;
    const member = await api.rows.member();
    expect((await api.post(query, { id: globalId }, member)).data).toEqual({
      creatorUser: { profile: { userName: '澪' } },
    });
    // She herself has not finished her registration, and a guest is no member.
    expect((await api.post(query, { id: globalId }, id)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect((await api.post(query, { id: globalId })).errors?.[0]?.extensions?.['code']).toBe(
      'UNAUTHENTICATED',
    );
    for (const odd of ['', 'c_1', 'w_AAAAAAAAAAAAAAAAAAAAAA', 'x'.repeat(5000)])
      expect((await api.post(query, { id: odd }, member)).data).toEqual({ creatorUser: null });
  });

  test('prefectures are for everyone, north to south', async () => {
    const { data } = await api.post(`{ prefectures { id name } node(id: "prefecture_47") { id } }`);
    expect(data?.['prefectures']).toHaveLength(47);
    expect(data).toMatchObject({
      prefectures: { 0: { id: 'prefecture_1', name: '北海道' } },
      node: { id: 'prefecture_47' },
    });
  });
});
