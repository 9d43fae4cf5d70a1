import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import {
  ask,
  draftOf,
  newOpeningId,
  openingId,
  openingKeyOf,
  postingCompany,
  refusals,
  save,
  wholeContract,
  wholeFullTime,
  wholeHourly,
} from './testDrafts.ts';
import type { KindName } from './testDrafts.ts';

let api: TestApi;
let company: string;
let owner: string;
let agent: string;
let stranger: string;

beforeAll(async () => {
  api = await testApi();
  company = await postingCompany(api);
  owner = await api.rows.member({ company_id: company });
  agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
  stranger = await api.rows.member();
}, 60_000);
afterAll(() => api.close());

const begun = async (kind: KindName = 'Contract', input: Readonly<Record<string, unknown>> = {}) => {
  const id = newOpeningId();
  expect(refusals(await save(api, owner, kind, { jobOpeningId: id, version: 0, ...input }))).toEqual([]);
  return id;
};

describe('a new draft', () => {
  test.each([
    ['Contract', wholeContract],
    ['Hourly', wholeHourly],
    ['FullTime', wholeFullTime],
  ] as const)('of the kind %s stands as it was sent', async (kind, input) => {
    const id = newOpeningId();
    const { employerName: _name, ...sent } = { employerName: '', ...input };
    expect(await save(api, agent, kind, { jobOpeningId: id, version: 0, ...input })).toMatchObject({
      draft: {
        __typename: `Draft${kind}JobOpening`,
        jobOpeningId: id,
        version: 1,
        status: 'DRAFT',
        title: sent.title,
      },
      errors: [],
    });
    expect(await draftOf(api, owner, id)).toMatchObject({
      version: 1,
      workingPlace: sent.workingPlace,
      editedBy: { fullName: '丹羽 佐和子' },
    });
  });

  test('says of its company what a posting has to say, until it is told otherwise', async () => {
    expect(await draftOf(api, owner, await begun('FullTime'))).toMatchObject({
      contact: { email: 'saiyo@todaisha.example' },
      employerName: '株式会社灯台舎',
      title: '',
      isOpenToOutside: false,
    });
    const told = await begun('FullTime', { contactEmail: null, employerName: '株式会社灯台舎 出版部' });
    expect(await draftOf(api, owner, told)).toMatchObject({
      contact: { email: null },
      employerName: '株式会社灯台舎 出版部',
    });
  });

  test('counts its texts as readers do, as long as there is room for them', async () => {
    const family = '👨‍👩‍👧';
    const id = await begun('Contract', { title: `${'題'.repeat(59)}${family}` });
    expect(await draftOf(api, owner, id)).toMatchObject({ title: `${'題'.repeat(59)}${family}` });
    for (const title of ['題'.repeat(61), family.repeat(49)])
      expect(refusals(await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title }))).toEqual([
        'UserInputInvalidError title',
      ]);
  });

  test('an id that is somebody else’s answers as one that does not exist', async () => {
    const id = await begun();
    expect(refusals(await save(api, stranger, 'Contract', { jobOpeningId: id, version: 0 }))).toEqual([
      'JobOpeningNotFoundError',
    ]);
    expect(refusals(await save(api, owner, 'Hourly', { jobOpeningId: id, version: 0 }))).toEqual([
      'JobOpeningNotFoundError',
    ]);
    expect(refusals(await save(api, owner, 'Contract', { jobOpeningId: 'w_AAAA', version: 0 }))).toEqual([
      'JobOpeningNotFoundError',
    ]);
    expect(
      refusals(await save(api, owner, 'Contract', { jobOpeningId: newOpeningId(), version: 1 })),
    ).toEqual(['JobOpeningNotFoundError']);
  });
});

describe('saving', () => {
  test('has the fields of its kind, empty where a draft has none', async () => {
    const id = await begun('FullTime');
    const companyId = expect.stringMatching(/^co_/);
    const empty = { closedAt: null, coverImagePath: null, entryDetail: null, candidates: { edges: [] } };
    expect(
      await ask(
        api,
        owner,
        `query ($id: ID!) { draftJobOpening(id: $id) { companyId closedAt coverImagePath isOwnedJobOpening
          entryDetail { id } candidates { edges { node { id } } }
          ... on DraftFullTimeJobOpening { organizationStructureImagePath } } }`,
        { id },
      ),
    ).toEqual({ ...empty, companyId, isOwnedJobOpening: true, organizationStructureImagePath: null });
  });

  test('changes what was sent, empties what is null and leaves the rest', async () => {
    const id = await begun('Contract', {
      ...wholeContract,
      categoryIds: ['category_3', 'category_1', 'category_3'],
      links: ['https://example.jp/a', ' ', 'https://example.jp/b', 'https://example.jp/a'],
      hasAvailableAsset: true,
      desiredDeliveryAt: '2026-09-30T14:59:00.000Z',
      workingPrefectureId: 'prefecture_1',
      workingPlaceType: 'PARTIAL_REMOTE',
    });
    const first = await draftOf(api, owner, id);
    expect(first).toMatchObject({
      categories: [{ id: 'category_3' }, { id: 'category_1' }],
      links: [{ url: 'https://example.jp/a' }, { url: 'https://example.jp/b' }],
      netPrice: 10_909,
      grossPrice: 12_000,
      tsumugiCommissionFee: 1_091,
      desiredDeliveryAt: '2026-09-30T14:59:00.000Z',
    });
    const answer = await save(api, agent, 'Contract', {
      jobOpeningId: id,
      version: 1,
      title: '  宿の\n予約画面 ',
      offerDetail: null,
      grossPrice: 12,
      categoryIds: [],
      links: ['https://example.jp/c', 'https://example.jp/b'],
      hasAvailableAsset: null,
      contactPhoneNumber: '０９０ー１２３４ー５６７８',
      contactEmail: 'ＳＡＩＹＯ@Todaisha.example',
      contactFormUrl: 'Https://todaisha.example/form',
    });
    expect(answer).toMatchObject({
      draft: {
        version: 2,
        title: '宿の 予約画面',
        offerDetail: null,
        netPrice: 10,
        grossPrice: 11,
        categories: [],
        links: [{ url: 'https://example.jp/c' }, { url: 'https://example.jp/b' }],
        hasAvailableAsset: null,
        workingPlace: wholeContract.workingPlace,
        workingPlaceType: 'PARTIAL_REMOTE',
        workingPrefecture: { id: 'prefecture_1' },
        contact: {
          phoneNumber: '+819012345678',
          email: 'SAIYO@todaisha.example',
          formUrl: 'https://todaisha.example/form',
        },
      },
      errors: [],
    });
    expect(
      await save(api, agent, 'Contract', { jobOpeningId: id, version: 2, netPrice: null }),
    ).toMatchObject({
      draft: { version: 3, netPrice: null, grossPrice: null },
    });
  });

  test('a list that is longer than may be chosen now stays until it is changed itself', async () => {
    const id = await begun('Contract');
    const chosen = (most: number) => Array.from({ length: most }, (_, each) => `category_${each + 1}`);
    const values = chosen(7).map((_, each) => ({
      job_opening_id: openingKeyOf(id),
      category_id: each + 1,
      position: each,
    }));
    await api.services.db.insertInto('job_opening_categories').values(values).execute();
    const saved = await save(api, agent, 'Contract', { jobOpeningId: id, version: 1, title: '装幀' });
    expect(saved).toMatchObject({ errors: [], draft: { categories: { length: 7 } } });
    const cut = (most: number) =>
      save(api, agent, 'Contract', { jobOpeningId: id, version: 2, categoryIds: chosen(most) });
    expect(refusals(await cut(6))).toEqual(['UserInputInvalidError categoryIds']);
    expect(await cut(5)).toMatchObject({ errors: [], draft: { categories: { length: 5 } } });
  });

  test('a range may be typed one end after the other', async () => {
    const id = await begun('FullTime', { payMax: 300_000 });
    expect(
      await save(api, owner, 'FullTime', { jobOpeningId: id, version: 1, payMin: 400_000 }),
    ).toMatchObject({
      draft: { version: 2, payMin: 400_000, payMax: 300_000 },
      errors: [],
    });
  });

  test('what cannot be kept is refused at its field, all of it at once, and nothing is written', async () => {
    const id = await begun('FullTime', { title: '装幀' });
    const answer = await save(api, owner, 'FullTime', {
      jobOpeningId: id,
      version: 1,
      title: 'あ'.repeat(61),
      contactEmail: 'saiyo',
      contactPhoneNumber: '12',
      contactFormUrl: 'javascript:alert(1)',
      links: ['https://example.jp', 'ftp://example.jp'],
      informationAsOf: '2026-02-30',
      validThrough: '明日',
      payMin: 0,
      fixedOvertimeHours: 0,
      workingPrefectureId: 'prefecture_99',
      tagIds: ['tool_1'],
      occupationIds: Array.from({ length: 11 }, (_, index) => `occupation_${index + 1}`),
      coverImageId: 'nothing',
      holiday: '休'.repeat(1001),
    });
    expect(refusals(answer).sort()).toEqual(
      [
        'title',
        'contactEmail',
        'contactPhoneNumber',
        'contactFormUrl',
        'links.1',
        'informationAsOf',
        'validThrough',
        'payMin',
        'fixedOvertimeHours',
        'workingPrefectureId',
        'tagIds',
        'occupationIds',
        'holiday',
      ]
        .map((field) => `UserInputInvalidError ${field}`)
        .sort(),
    );
    expect(await draftOf(api, owner, id)).toMatchObject({ version: 1, title: '装幀' });
  });

  test.each([
    ['netPrice', 0],
    ['netPrice', 100_000_001],
    ['grossPrice', 1],
    ['grossPrice', 110_000_001],
  ])('no price: %s %i', async (field, value) => {
    const id = await begun();
    const answer = await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, [field]: value });
    expect(refusals(answer)).toEqual([`UserInputInvalidError ${field}`]);
  });

  test('a moment of another age is refused', async () => {
    const id = await begun();
    const desiredDeliveryAt = '+020000-01-01T00:00:00.000Z';
    expect(
      refusals(await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, desiredDeliveryAt })),
    ).toEqual(['UserInputInvalidError desiredDeliveryAt']);
  });

  test('a picture is one’s own upload, no message’s and no film', async () => {
    const { rows } = api;
    const id = await begun();
    const coverImageId = await rows.media({ owner_id: owner });
    expect(await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, coverImageId })).toMatchObject({
      draft: { coverImage: { id: coverImageId } },
    });
    // It stands there already: a colleague's save that names it is none of their choosing.
    expect(
      refusals(
        await save(api, agent, 'Contract', { jobOpeningId: id, version: 2, coverImageId, title: '表紙' }),
      ),
    ).toEqual([]);
    const others = [
      await rows.media({ owner_id: stranger }),
      await rows.media({ owner_id: owner, is_private: true }),
      await rows.media({ owner_id: owner, type: 'VIDEO', extension: 'mp4' }),
      'x',
    ];
    for (const other of others)
      expect(
        refusals(await save(api, owner, 'Contract', { jobOpeningId: id, version: 3, coverImageId: other })),
      ).toEqual(['InvalidImageInputError coverImageId']);
    expect(
      await save(api, owner, 'Contract', { jobOpeningId: id, version: 3, coverImageId: null }),
    ).toMatchObject({ draft: { version: 4, coverImage: null } });
  });
});

describe('two editors', () => {
  test('the second is told, gets what the first wrote, and nothing is lost', async () => {
    const id = await begun('Contract', { title: '一つ目' });
    await save(api, agent, 'Contract', { jobOpeningId: id, version: 1, title: '二つ目' });
    const answer = await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '三つ目' });
    expect(refusals(answer)).toEqual(['DraftConflictError']);
    expect(answer).toMatchObject({ draft: { version: 2, title: '二つ目' } });
    expect(await draftOf(api, owner, id)).toMatchObject({ version: 2, title: '二つ目' });
  });

  test('a save that says what another person wrote already is told all the same', async () => {
    const id = await begun('Contract', { title: '一つ目' });
    await save(api, agent, 'Contract', { jobOpeningId: id, version: 1, title: '二つ目' });
    expect(
      refusals(await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '二つ目' })),
    ).toEqual(['DraftConflictError']);
  });

  test('a version that never was conflicts', async () => {
    const id = await begun();
    expect(
      refusals(await save(api, owner, 'Contract', { jobOpeningId: id, version: 7, title: '未来' })),
    ).toEqual(['DraftConflictError']);
  });
});

describe('the same save twice, after its answer was lost', () => {
  test('is no conflict with oneself, and counts once', async () => {
    const id = newOpeningId();
    const first = { jobOpeningId: id, version: 0, title: '一つ目', links: ['https://example.jp/a'] };
    await save(api, owner, 'Contract', first);
    expect(await save(api, owner, 'Contract', first)).toMatchObject({ draft: { version: 1 }, errors: [] });
    const second = { jobOpeningId: id, version: 1, title: '二つ目' };
    await save(api, owner, 'Contract', second);
    expect(await save(api, owner, 'Contract', second)).toMatchObject({ draft: { version: 2 }, errors: [] });
    // It built on what the second save replaced.
    expect(refusals(await save(api, owner, 'Contract', first))).toEqual(['DraftConflictError']);
  });

  test('nor is one that took a colleague’s published words up again', async () => {
    const id = openingId(await api.rows.publicJobOpening({ company_id: company, title: '公開中' }));
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '変更後' });
    const back = { jobOpeningId: id, version: 2, title: '公開中' };
    expect(refusals(await save(api, agent, 'Contract', back))).toEqual([]);
    expect(await save(api, agent, 'Contract', back)).toMatchObject({
      draft: { version: 3, title: '公開中', editedBy: { fullName: expect.any(String) } },
      errors: [],
    });
  });

  test('a save that changes nothing is no new version', async () => {
    const id = await begun('Contract', { title: '同じ' });
    expect(await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '同じ' })).toMatchObject(
      {
        draft: { version: 1 },
        errors: [],
      },
    );
  });
});

describe('an opening that is published', () => {
  test('keeps what people see; the change waits beside it', async () => {
    const key = await api.rows.publicJobOpening({ company_id: company, title: '公開中' });
    const id = openingId(key);
    expect(await draftOf(api, agent, id)).toMatchObject({ status: 'PUBLIC', version: 1, title: '公開中' });
    expect(
      await save(api, agent, 'Contract', {
        jobOpeningId: id,
        version: 1,
        title: '変更後',
        toolIds: ['tool_1'],
      }),
    ).toMatchObject({ draft: { status: 'PUBLIC', version: 2, title: '変更後' }, errors: [] });
    expect(
      await api.services.db
        .selectFrom('job_openings')
        .select(['title', 'version', 'tool_ids'])
        .where('id', '=', key)
        .executeTakeFirst(),
    ).toEqual({ title: '公開中', version: 1, tool_ids: [] });
    expect(
      await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '遅れた' }),
    ).toMatchObject({
      draft: { title: '変更後' },
      errors: [{ __typename: 'DraftConflictError' }],
    });
    expect(await draftOf(api, owner, id)).toMatchObject({ version: 2, title: '変更後' });
  });

  test('one that is over is not written any more', async () => {
    const key = await api.rows.publicJobOpening({
      company_id: company,
      status: 'CLOSED',
      closed_at: api.clock.now(),
    });
    const id = openingId(key);
    expect(await draftOf(api, owner, id)).toBeNull();
    expect(
      refusals(await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '後から' })),
    ).toEqual(['JobOpeningNotFoundError']);
  });
});

describe('who reads a draft', () => {
  test('those of its company who may write, by either id, and nobody else', async () => {
    const id = await begun('Hourly');
    const draftId = encodeGlobalId('DraftJobOpening', openingKeyOf(id));
    expect(await draftOf(api, agent, draftId)).toMatchObject({ id: draftId, jobOpeningId: id });
    expect(await draftOf(api, stranger, id)).toBeNull();
    expect(await draftOf(api, owner, newOpeningId())).toBeNull();
    expect(await draftOf(api, owner, 'nothing')).toBeNull();
    const recruiter = await api.rows.member({ company_id: company, role: 'OUTSOURCING_RECRUITER' });
    await expect(draftOf(api, recruiter, id)).rejects.toThrow('この操作はできません。');
  });
});
