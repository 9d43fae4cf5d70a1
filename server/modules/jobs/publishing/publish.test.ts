import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import {
  ask,
  draftOf,
  duplicate,
  newOpeningId,
  openingId,
  openingKeyOf,
  postingCompany,
  publish,
  refusals,
  save,
  wholeContract,
  wholeFullTime,
  wholeHourly,
} from '../drafts/testDrafts.ts';
import type { KindName } from '../drafts/testDrafts.ts';

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

const wholes = { Contract: wholeContract, Hourly: wholeHourly, FullTime: wholeFullTime } as const;

async function begun(
  kind: KindName,
  input: Readonly<Record<string, unknown>> = wholes[kind],
  as = owner,
): Promise<string> {
  const id = newOpeningId();
  expect(refusals(await save(api, as, kind, { jobOpeningId: id, version: 0, ...input }))).toEqual([]);
  return id;
}

const versionsOf = (id: string) =>
  api.services.db
    .selectFrom('job_opening_versions')
    .select(['version', 'content', 'published_by_user_id as by'])
    .where('job_opening_id', '=', openingKeyOf(id))
    .orderBy('version')
    .execute();
const rowOf = (id: string) =>
  api.services.db
    .selectFrom('job_openings')
    .select(['status', 'title', 'version', 'published_at', 'public_at', 'information_as_of', 'tool_ids'])
    .where('id', '=', openingKeyOf(id))
    .executeTakeFirstOrThrow();

describe('publishing', () => {
  test('leaves out what an answer has made pointless', async () => {
    const id = await begun('FullTime', {
      ...wholeFullTime,
      contractPeriodNote: '2027年4月1日から1年',
      contractRenewalNote: '通算5年まで',
      fixedOvertimeAmount: 42_000,
      hasProbation: false,
      workingPlaceType: 'FULL_REMOTE',
      workingPrefectureId: 'prefecture_1',
    });
    expect(refusals(await publish(api, owner, 'FullTime', id))).toEqual([]);
    expect(await versionsOf(id)).toMatchObject([
      {
        content: {
          contractPeriodNote: null,
          contractRenewalNote: null,
          fixedOvertimeAmount: null,
          probationNote: null,
          workingPrefectureId: null,
        },
      },
    ]);
  });

  test.each(['Contract', 'Hourly', 'FullTime'] as const)('a whole draft of the kind %s', async (kind) => {
    const id = await begun(kind, { ...wholes[kind], toolIds: ['tool_2'] });
    expect(await draftOf(api, owner, id)).toMatchObject({
      checklist: expect.not.arrayContaining([expect.objectContaining({ isMet: false })]),
    });
    expect(await publish(api, owner, kind, id)).toMatchObject({
      jobOpening: {
        id,
        status: 'PUBLIC',
        title: wholes[kind].title,
        informationAsOf: '2026-04-01',
        hasPendingChange: false,
      },
      errors: [],
    });
    expect(await rowOf(id)).toMatchObject({ public_at: api.clock.now(), tool_ids: [2], version: 1 });
    expect(await versionsOf(id)).toMatchObject([
      {
        version: 1,
        by: owner,
        content: { title: wholes[kind].title, informationAsOf: '2026-04-01', toolIds: [2] },
      },
    ]);
    // What is out already, without anything new, is not published once more.
    expect(refusals(await publish(api, owner, kind, id))).toEqual(['ArgumentInvalidError status']);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test('of an opening that is out, the change takes the place of what people saw; its status stays', async () => {
    const id = await begun('Contract');
    await publish(api, owner, 'Contract', id);
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'PRIVATE' })
      .where('id', '=', openingKeyOf(id))
      .execute();
    await save(api, agent, 'Contract', {
      jobOpeningId: id,
      version: 1,
      title: '変更後',
      toolIds: ['tool_1'],
      links: ['https://example.jp/'],
    });
    expect(await opening(owner, id)).toMatchObject({ title: wholeContract.title, hasPendingChange: true });
    expect(await publish(api, owner, 'Contract', id)).toMatchObject({
      jobOpening: { status: 'PRIVATE', title: '変更後', hasPendingChange: false },
      errors: [],
    });
    expect(await rowOf(id)).toMatchObject({ title: '変更後', version: 2, tool_ids: [1] });
    expect(await versionsOf(id)).toMatchObject([
      { version: 1, content: { title: wholeContract.title } },
      { version: 2, content: { title: '変更後', toolIds: [1] } },
    ]);
    // A form that showed just this goes on.
    expect(
      await save(api, owner, 'Contract', { jobOpeningId: id, version: 2, title: '次の変更' }),
    ).toMatchObject({ draft: { version: 3 }, errors: [] });
  });

  test('questions that stay keep their rows, to which answers point', async () => {
    const { db, newId } = api.services;
    const id = openingId(await api.rows.publicJobOpening({ company_id: company }));
    const keys = [newId(), newId()];
    await db
      .insertInto('job_opening_questions')
      .values(
        keys.map((key, position) => ({
          id: key,
          job_opening_id: openingKeyOf(id),
          question_text: `質問${position}`,
          position,
        })),
      )
      .execute();
    const change = (input: Readonly<Record<string, unknown>>) =>
      ask(
        api,
        owner,
        'mutation ($input: SaveJobOpeningQuestionInput!) { saveJobOpeningQuestion(input: $input) { question { id } errors { message } } }',
        { input: { jobOpeningId: id, ...input } },
      );
    await change({ questionText: '新しい質問', position: 0 });
    const [last] = keys.slice(-1);
    const written = await draftOf(api, owner, id);
    const ids = /"(draftJobOpeningQuestion_[\w-]{22})"/gu;
    const shown = [...JSON.stringify(written).matchAll(ids)].map(([, questionId]) => questionId);
    await change({ questionId: shown.at(-1), position: 0 });
    expect(refusals(await publish(api, owner, 'Contract', id))).toEqual([]);
    const stored = await db
      .selectFrom('job_opening_questions')
      .select(['id', 'question_text as text'])
      .where('job_opening_id', '=', openingKeyOf(id))
      .orderBy('position')
      .execute();
    expect(stored.map(({ text }) => text)).toEqual(['質問1', '新しい質問', '質問0']);
    expect(stored.at(0)?.id).toBe(last);
  });
});

describe('the gate', () => {
  test.each([
    ['Contract', ['title', 'offerDetail', 'workingPlace', 'netPrice', 'contactEmail']],
    ['Hourly', ['title', 'roleResponsibilityArea', 'workingPlace', 'netPrice', 'contactEmail']],
    [
      'FullTime',
      [
        'title',
        'jobDetail',
        'jobChangeScope',
        'workingPlace',
        'workingPlaceChangeScope',
        'employerName',
        'isDispatch',
        'contractPeriodType',
        'hasProbation',
        'payUnit',
        'payMin',
        'hasFixedOvertime',
        'workingHours',
        'breakTime',
        'overtimeNote',
        'isDiscretionaryWork',
        'holiday',
        'socialInsurance',
        'secondhandSmokeControl',
        'contactEmail',
      ],
    ],
  ] as const)('names every item that an empty draft of the kind %s lacks', async (kind, missing) => {
    const id = await begun(
      kind,
      kind === 'FullTime' ? { contactEmail: null, employerName: null } : { contactEmail: null },
    );
    expect(refusals(await publish(api, owner, kind, id))).toEqual(
      missing.map((field) => `ArgumentInvalidError ${field}`),
    );
    expect(await draftOf(api, owner, id)).toMatchObject({
      status: 'DRAFT',
      checklist: expect.arrayContaining(missing.map((field) => ({ field, isMet: false }))),
    });
  });

  test.each([
    ['payMax', { payMax: 1 }],
    ['probationNote', { probationNote: null }],
    ['contractPeriodNote', { contractPeriodType: 'FIXED_TERM', contractRenewalNote: '更新の上限は3回' }],
    ['contractRenewalNote', { contractPeriodType: 'FIXED_TERM', contractPeriodNote: '1年' }],
    ['fixedOvertimeAmount', { hasFixedOvertime: true, fixedOvertimeHours: 20, paysOvertimeExcess: true }],
    ['fixedOvertimeHours', { hasFixedOvertime: true, fixedOvertimeAmount: 40_000, paysOvertimeExcess: true }],
    [
      'paysOvertimeExcess',
      {
        hasFixedOvertime: true,
        fixedOvertimeAmount: 40_000,
        fixedOvertimeHours: 20.5,
        paysOvertimeExcess: false,
      },
    ],
    ['informationAsOf', { informationAsOf: '2026-04-02' }],
    ['validThrough', { validThrough: '2026-03-31' }],
  ])('asks for %s where what stands beside it makes it needed', async (field, changed) => {
    const id = await begun('FullTime', { ...wholeFullTime, ...changed });
    expect(refusals(await publish(api, owner, 'FullTime', id))).toEqual([`ArgumentInvalidError ${field}`]);
  });

  test.each([
    [
      'a service that is described instead of a role',
      'Hourly',
      { roleResponsibilityArea: null, serviceDescription: '家計簿アプリ' },
    ],
    [
      'a telephone instead of an address',
      'Contract',
      { contactEmail: null, contactPhoneNumber: '03-1234-5678' },
    ],
    [
      'a form instead of an address',
      'Contract',
      { contactEmail: null, contactFormUrl: 'https://example.jp/form' },
    ],
    ['the last day being today', 'Contract', { validThrough: '2026-04-01' }],
    ['no probation', 'FullTime', { hasProbation: false, probationNote: null }],
  ] as const)('lets pass %s', async (_what, kind, changed) => {
    const id = await begun(kind, { ...wholes[kind], ...changed });
    expect(refusals(await publish(api, owner, kind, id))).toEqual([]);
  });

  test.each([
    ['desiredDeliveryAt', '2026-03-31T14:59:00.000Z', '2026-04-01T14:59:00.000Z'],
    ['deliveryDecidedBy', '2026-03-31', '2026-04-01'],
  ])('asks for a later day where %s is over', async (field, over, today) => {
    const id = await begun('Contract', { ...wholeContract, [field]: over });
    expect(refusals(await publish(api, owner, 'Contract', id))).toEqual([`ArgumentInvalidError ${field}`]);
    const other = await begun('Contract', { ...wholeContract, [field]: today });
    expect(refusals(await publish(api, owner, 'Contract', other))).toEqual([]);
  });

  test.each(['Contract', 'Hourly'] as const)(
    'no %s that may be paid later than 60 days after the work',
    async (kind) => {
      const id = await begun(kind, {
        ...wholes[kind],
        paymentTerms: '検収した月の翌々月末に、銀行振込で支払う',
      });
      expect(refusals(await publish(api, owner, kind, id))).toEqual(['ArgumentInvalidError paymentTerms']);
      expect(await draftOf(api, owner, id)).toMatchObject({
        checklist: expect.arrayContaining([expect.objectContaining({ field: 'paymentTerms', isMet: false })]),
      });
    },
  );

  test('asks the company for its address and its contact', async () => {
    const bare = await api.rows.company();
    const member = await api.rows.member({ company_id: bare });
    const id = await begun('Contract', { ...wholeContract, contactEmail: 'saiyo@example.jp' }, member);
    expect(refusals(await publish(api, member, 'Contract', id))).toEqual([
      'ArgumentInvalidError company.address',
      'ArgumentInvalidError company.contact',
    ]);
  });
});

describe('who publishes', () => {
  test('not an agent, nobody of another company, nothing of another kind', async () => {
    const id = await begun('Contract');
    expect(refusals(await publish(api, agent, 'Contract', id))).toEqual(['UserEditPrivilegeError']);
    expect(refusals(await publish(api, stranger, 'Contract', id))).toEqual(['JobOpeningNotFoundError']);
    expect(refusals(await publish(api, owner, 'Hourly', id))).toEqual(['JobOpeningNotFoundError']);
    expect(refusals(await publish(api, owner, 'Contract', 'nothing'))).toEqual(['JobOpeningNotFoundError']);
    expect(refusals(await duplicate(api, agent, id))).toEqual(['UserEditPrivilegeError']);
    expect(await rowOf(id)).toMatchObject({ status: 'DRAFT' });
  });

  test('no suspended company', async () => {
    const suspended = await api.rows.company({
      status: 'SUSPENDED',
      suspended_at: testMoment,
      prefecture_id: 1,
      city: '函館市',
      street: '末広町1-1',
      contact_email: 'saiyo@example.jp',
    });
    const member = await api.rows.member({ company_id: suspended });
    const id = await begun('Contract', wholeContract, member);
    expect(refusals(await publish(api, member, 'Contract', id))).toEqual(['ForbiddenError']);
  });
});

const opening = (as: string, id: string): Promise<unknown> =>
  ask(
    api,
    as,
    'query ($id: ID!) { jobOpening(id: $id) { title status hasPendingChange isSuspended suspensionReason } }',
    { id },
  );

describe('a copy', () => {
  test('is a draft with everything, under ids of its own', async () => {
    const id = await begun('FullTime', {
      ...wholeFullTime,
      coverImageId: await api.rows.media({ owner_id: owner }),
      links: ['https://example.jp/'],
      tagIds: ['jobOpeningTag_1'],
      occupationIds: ['occupation_1'],
      isOpenToOutside: true,
      validThrough: '2026-05-01',
    });
    await ask(
      api,
      owner,
      'mutation ($id: ID!) { saveJobOpeningQuestion(input: { jobOpeningId: $id, questionText: "質問" }) { errors { message } } }',
      { id },
    );
    await publish(api, owner, 'FullTime', id);
    const before = await api.services.db
      .selectFrom('job_openings')
      .selectAll()
      .where('id', '=', openingKeyOf(id))
      .executeTakeFirstOrThrow();
    const answer = await duplicate(api, owner, id);
    expect(answer).toMatchObject({
      jobOpening: { status: 'DRAFT' },
      draft: {
        version: 1,
        status: 'DRAFT',
        title: '装幀の仕事をするデザイナーのコピー',
        coverImage: { id: before.cover_media_id },
        links: [{ url: 'https://example.jp/' }],
        questions: [{ questionText: '質問' }],
        tags: [{ id: 'jobOpeningTag_1' }],
        occupations: [{ id: 'occupation_1' }],
        isOpenToOutside: true,
        validThrough: '2026-05-01',
        informationAsOf: null,
        payMin: 280_000,
      },
      errors: [],
    });
  });

  test.each([
    ['あ'.repeat(60), `${'あ'.repeat(56)}のコピー`],
    ['👨‍👩‍👧'.repeat(12), `${'👨‍👩‍👧'.repeat(12)}のコピー`],
    // As much as there is room for.
    ['👨‍👩‍👧'.repeat(48), `${'👨‍👩‍👧'.repeat(47)}のコピー`],
    ['宿のコピー', '宿のコピー'],
    ['', ''],
  ])('of 「%s」 is called 「%s」', async (title, copied) => {
    const id = await begun('Contract', { title });
    expect(await duplicate(api, owner, id)).toMatchObject({ draft: { title: copied } });
  });

  test('is of what people see, or of what is written, as one asks', async () => {
    const id = await begun('Contract');
    await publish(api, owner, 'Contract', id);
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, offerDetail: '変更した内容' });
    expect(await duplicate(api, owner, id)).toMatchObject({
      draft: { offerDetail: wholeContract.offerDetail },
    });
    expect(await duplicate(api, owner, id, true)).toMatchObject({ draft: { offerDetail: '変更した内容' } });
  });

  test('leaves dates behind that are over, and somebody else’s opening alone', async () => {
    const id = await begun('Contract', {
      title: '日付',
      validThrough: '2026-03-01',
      desiredDeliveryAt: '2026-03-02T00:00:00.000Z',
    });
    expect(await duplicate(api, owner, id)).toMatchObject({
      draft: { validThrough: null, desiredDeliveryAt: null },
    });
    expect(refusals(await duplicate(api, stranger, id))).toEqual(['JobOpeningNotFoundError']);
  });
});

test.each([
  [
    'netPrice: 1500000, isIndividual: true',
    { grossPrice: 1_650_000, withholdingTax: 204_200, payout: 1_445_800 },
  ],
  [
    'grossPrice: 12, isIndividual: false',
    { netPrice: 10, grossPrice: 11, tsumugiCommissionFee: 1, payout: 11 },
  ],
])('what %s means for both sides', async (args, expected) => {
  const query = `{ jobPriceBreakdown(${args}) { netPrice grossPrice tsumugiCommissionFee consumptionTaxOfNet consumptionTaxOfGross withholdingTax payout totalPayment } }`;
  expect(await ask(api, undefined, query)).toMatchObject(expected);
});

test.each(['netPrice: 0', 'grossPrice: 1', ''])('no price: %s', async (args) => {
  const query = `{ jobPriceBreakdown(${args} isIndividual: true) { payout } }`;
  await expect(ask(api, undefined, query)).rejects.toThrow(
    '報酬が1円から1億円までになるように、整数で入力してください。',
  );
});
