import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi, type TestApi, refusalOf } from '../../../graphql/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 12 });
});
afterAll(() => api.close());

const errors = 'errors { __typename message ... on UserInputInvalidError { field } }';
const job = `jobProfile { jobSeekingStatus operationalHours operationalAvailabilities wayOfWorkings rewardNote
  rewardPrices { rewardCategory rewardType netPrice grossPrice tsumugiCommissionFee } latestJobSeekingStatusChangedAt }`;
const updateText = `mutation ($input: CreatorUserJobProfileInput!) { updateCreatorUserJobProfile(input: $input) {
  user { profile { ... on PrivateCreatorProfile { ${job} onboardingStatus { creatorUserJobProfileRegistered } } } } ${errors} } }`;
const statusText = `mutation ($input: UpdateJobSeekingStatusInput!) { updateJobSeekingStatus(input: $input) {
  user { profile { ... on PrivateCreatorProfile { ${job} } } } ${errors} } }`;

const plain = {
  jobSeekingStatus: 'SEEKING',
  operationalHours: 'FROM_10_TO_20_HOURS_PER_WEEK',
  operationalAvailabilities: ['HOLIDAY', 'HOLIDAY'],
  wayOfWorkings: ['OFFICE', 'FULL_REMOTE'],
  rewardPrices: [
    { rewardCategory: ' ロゴ ', rewardType: 'CONTRACT_UNIT', netPrice: 30_001 },
    { rewardType: 'HOURLY_RATE', netPrice: 1 },
  ],
  rewardNote: '相談して\n決めたいです',
};
const update = (input: object, as?: string) => api.post(updateText, { input: { ...plain, ...input } }, as);
const setStatus = (jobSeekingStatus: string, as?: string) =>
  api.post(statusText, { input: { jobSeekingStatus } }, as);

async function activitiesOf(id: string) {
  const rows = await api.services.db
    .selectFrom('activities')
    .select('job_seeking_status')
    .where('user_id', '=', id)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.job_seeking_status);
}

describe('updateCreatorUserJobProfile', () => {
  test('makes the job profile that was skipped, with the company’s prices worked out', async () => {
    const id = await api.rows.creator();
    const { data } = await update({}, id);
    expect(data?.['updateCreatorUserJobProfile']).toMatchObject({
      user: {
        profile: {
          jobProfile: {
            jobSeekingStatus: 'SEEKING',
            operationalAvailabilities: ['HOLIDAY'],
            rewardNote: '相談して\n決めたいです',
            rewardPrices: [
              { rewardCategory: 'ロゴ', netPrice: 30_001, grossPrice: 33_002, tsumugiCommissionFee: 3001 },
              { rewardCategory: null, netPrice: 1, grossPrice: 2, tsumugiCommissionFee: 1 },
            ],
          },
          onboardingStatus: { creatorUserJobProfileRegistered: true },
        },
      },
      errors: [],
    });
    expect(await activitiesOf(id)).toEqual(['SEEKING']);
  });

  test('replaces all of it; followers are told of the status when it changes, and only then', async () => {
    const id = await api.rows.creator();
    await update({}, id);
    const first = api.clock.now().toISOString();
    api.clock.advance(60_000);
    const same = await update({ rewardPrices: [], operationalHours: null, rewardNote: ' ' }, id);
    expect(same.data?.['updateCreatorUserJobProfile']).toMatchObject({
      user: {
        profile: {
          jobProfile: {
            operationalHours: null,
            rewardPrices: [],
            rewardNote: null,
            latestJobSeekingStatusChangedAt: first,
          },
        },
      },
    });
    await update({ jobSeekingStatus: 'NOT_SEEKING' }, id);
    expect(await activitiesOf(id)).toEqual(['SEEKING', 'NOT_SEEKING']);
  });

  test('says all that is wrong at once and writes nothing', async () => {
    const id = await api.rows.creator();
    const { data } = await update(
      {
        rewardNote: 'あ'.repeat(1001),
        rewardPrices: [
          { rewardType: 'HOURLY_RATE', netPrice: 0 },
          { rewardType: 'HOURLY_RATE', netPrice: 100_000_001, rewardCategory: 'あ'.repeat(61) },
          { rewardType: 'HOURLY_RATE', netPrice: -5 },
        ],
      },
      id,
    );
    expect(data?.['updateCreatorUserJobProfile']).toMatchObject({
      user: null,
      errors: [
        { field: 'rewardNote' },
        { field: 'rewardPrices.0.netPrice' },
        { field: 'rewardPrices.1.netPrice' },
        { field: 'rewardPrices.1.rewardCategory' },
        { field: 'rewardPrices.2.netPrice' },
      ],
    });
    const many = await update(
      { rewardPrices: Array.from({ length: 21 }, () => ({ rewardType: 'HOURLY_RATE', netPrice: 5 })) },
      id,
    );
    expect(many.data).toMatchObject({ updateCreatorUserJobProfile: { errors: [{ field: 'rewardPrices' }] } });
    expect(await activitiesOf(id)).toEqual([]);
  });

  test('a fraction of a yen, or a gross price of one’s own, is no document', async () => {
    const id = await api.rows.creator();
    for (const price of [{ netPrice: 1.5 }, { netPrice: 5, grossPrice: 5 }]) {
      const answer = await update({ rewardPrices: [{ rewardType: 'HOURLY_RATE', ...price }] }, id);
      expect(answer.errors?.[0]?.message).toBeDefined();
      expect(answer.data ?? null).toBeNull();
    }
  });
});

describe('updateJobSeekingStatus', () => {
  test('changes the status, when it was changed, and tells followers once', async () => {
    const id = await api.rows.creator();
    await update({ jobSeekingStatus: 'NOT_SEEKING' }, id);
    api.clock.advance(60_000);
    const changed = await setStatus('SEEKING_IF_YOU_HAVE_A_GOOD_OFFER', id);
    const jobProfile = {
      jobSeekingStatus: 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER',
      latestJobSeekingStatusChangedAt: api.clock.now().toISOString(),
      rewardNote: '相談して\n決めたいです',
    };
    expect(changed.data).toMatchObject({
      updateJobSeekingStatus: { user: { profile: { jobProfile } }, errors: [] },
    });
    api.clock.advance(60_000);
    const again = await setStatus('SEEKING_IF_YOU_HAVE_A_GOOD_OFFER', id);
    expect(again.data).toMatchObject({
      updateJobSeekingStatus: { user: { profile: { jobProfile } }, errors: [] },
    });
    expect(await activitiesOf(id)).toEqual(['SEEKING_IF_YOU_HAVE_A_GOOD_OFFER']);
  });

  test('is refused without a job profile, before the registration’s end, to guests and to companies', async () => {
    const without = await api.rows.creator();
    const early = await api.rows.user({ registration_step: 'JOB_PROFILE' });
    for (const id of [without, early])
      expect((await setStatus('SEEKING', id)).data).toMatchObject({
        updateJobSeekingStatus: { user: null, errors: [{ __typename: 'ForbiddenError' }] },
      });
    expect((await setStatus('SEEKING')).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const member = await api.rows.member();
    expect(refusalOf(await setStatus('SEEKING', member))).toBe('ForbiddenError');
    expect((await setStatus('DANCING', without)).data ?? null).toBeNull();
  });
});

describe('rewardBreakdown', () => {
  const query = `query ($netPrice: Int!) { rewardBreakdown(netPrice: $netPrice) { netPrice grossPrice tsumugiCommissionFee } }`;
  const ask = (netPrice: number, as?: string) => api.post(query, { netPrice }, as);

  test('says what the company pays, to whoever is signed in', async () => {
    const member = await api.rows.member();
    expect((await ask(10_909, member)).data).toEqual({
      rewardBreakdown: { netPrice: 10_909, grossPrice: 12_000, tsumugiCommissionFee: 1091 },
    });
    for (const odd of [0, -1, 100_000_001])
      expect((await ask(odd, member)).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect((await ask(1)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});

describe('who sees what a creator asks for', () => {
  const query = `query ($id: ID!) { publicCreatorUser(id: $id) { profile { jobProfile { rewardPrices { netPrice } } } } }`;
  test('members and the creator, not a guest nor one who sees only public things', async () => {
    const id = await api.rows.creator();
    await update({}, id);
    const { data } = await api.post(
      `{ me { creator { id profile { jobProfile { rewardPrices { netPrice } } } } } }`,
      {},
      id,
    );
    expect(data).toMatchObject({
      me: { creator: { profile: { jobProfile: { rewardPrices: { length: 2 } } } } },
    });
    const globalId = JSON.stringify(data).match(/c_[\w-]{22}/u)?.[0];
    const pricesFor = async (as?: string) => (await api.post(query, { id: globalId }, as)).data;
    const countOf = (length: number) => ({
      publicCreatorUser: { profile: { jobProfile: { rewardPrices: { length } } } },
    });
    expect(await pricesFor(await api.rows.member())).toMatchObject(countOf(2));
    expect(await pricesFor()).toMatchObject(countOf(0));
    expect(await pricesFor(await api.rows.creator())).toMatchObject(countOf(0));
  });
});

describe.runIf(isOnPostgres)('fifty equal changes at once', () => {
  test('of the status are one change, and of the whole leave one list of prices', async () => {
    const id = await api.rows.creator();
    await Promise.all(Array.from({ length: 50 }, () => update({}, id)));
    await Promise.all(Array.from({ length: 50 }, () => setStatus('NOT_SEEKING', id)));
    expect(await activitiesOf(id)).toEqual(['SEEKING', 'NOT_SEEKING']);
    const prices = await api.services.db
      .selectFrom('creator_reward_prices')
      .select('position')
      .where('user_id', '=', id)
      .execute();
    expect(prices).toHaveLength(2);
  });
});
