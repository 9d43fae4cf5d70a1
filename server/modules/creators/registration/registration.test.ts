import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi, type TestApi, refusalOf } from '../../../graphql/testing.ts';
import { trialMs } from '../../accounts/users/contentVisibility.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 12 });
});
afterAll(() => api.close());

const errors = 'errors { __typename message ... on UserInputInvalidError { field } }';
const call = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { user { registrationStep contentVisibilityType } ${errors} } }`;
const createProfile = call('createCreatorUserProfile', 'CreatorUserProfileInput');
const updateProfile = call('updateCreatorUserProfile', 'CreatorUserProfileInput');
const createEngagement = call('createCreatorUserEngagementType', 'CreatorUserEngagementTypeInput');
const updateEngagement = call('updateCreatorUserEngagementType', 'CreatorUserEngagementTypeInput');
const createJobProfile = call('createCreatorUserJobProfile', 'CreatorUserJobProfileInput');
const skip = `mutation { skipCreatorUserJobProfile { user { registrationStep } ${errors} } }`;

const profile = {
  lastName: '髙﨑',
  firstName: '澪',
  userName: '澪',
  introduction: '活版印刷と組版をしています。',
  skillNames: ['組版'],
  toolIds: ['tool_1'],
};
const freelance = { engagementType: 'FREELANCE' };
const job = {
  jobSeekingStatus: 'SEEKING',
  operationalHours: 'FROM_10_TO_20_HOURS_PER_WEEK',
  operationalAvailabilities: ['HOLIDAY'],
  wayOfWorkings: ['FULL_REMOTE'],
  rewardPrices: [{ rewardCategory: 'ロゴ', rewardType: 'CONTRACT_UNIT', netPrice: 30_001 }],
};

const newcomer = () => api.rows.user({ registration_step: 'PROFILE' });
const onlyError = (typename: string) => [expect.objectContaining({ __typename: typename })];

async function stepOf(id: string) {
  return api.services.db
    .selectFrom('users')
    .select(['registration_step', 'registration_completed_at', 'trial_ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('the registration of a creator', () => {
  test('goes from the profile to the end, each step answering what comes next', async () => {
    const id = await newcomer();
    const afterProfile = await api.post(createProfile, { input: profile }, id);
    expect(afterProfile.data?.['createCreatorUserProfile']).toEqual({
      user: { registrationStep: 'ENGAGEMENT_TYPE', contentVisibilityType: 'ONLY_PUBLIC' },
      errors: [],
    });
    const afterEngagement = await api.post(createEngagement, { input: freelance }, id);
    expect(afterEngagement.data).toMatchObject({
      createCreatorUserEngagementType: { user: { registrationStep: 'JOB_PROFILE' }, errors: [] },
    });
    const afterJob = await api.post(createJobProfile, { input: job }, id);
    expect(afterJob.data?.['createCreatorUserJobProfile']).toEqual({
      user: { registrationStep: 'COMPLETED', contentVisibilityType: 'TEMPORARILY_ALL' },
      errors: [],
    });
    const now = api.clock.now();
    expect(await stepOf(id)).toEqual({
      registration_step: 'COMPLETED',
      registration_completed_at: now,
      trial_ends_at: new Date(now.getTime() + trialMs),
    });
  });

  test('may end without a job profile, also for those who came with a Prairie Card', async () => {
    const id = await api.rows.user({ registration_step: 'PROFILE', via_prairie_card: true });
    await api.post(createProfile, { input: profile }, id);
    await api.post(createEngagement, { input: freelance }, id);
    expect((await api.post(skip, {}, id)).data).toMatchObject({
      skipCreatorUserJobProfile: { user: { registrationStep: 'COMPLETED' }, errors: [] },
    });
    expect(await stepOf(id)).toMatchObject({ trial_ends_at: new Date(api.clock.now().getTime() + trialMs) });
  });

  test('what was written in an earlier step may be changed before the end', async () => {
    const id = await newcomer();
    await api.post(createProfile, { input: profile }, id);
    const changed = await api.post(updateProfile, { input: { ...profile, userName: '澪の工房' } }, id);
    expect(changed.data).toMatchObject({
      updateCreatorUserProfile: { user: { registrationStep: 'ENGAGEMENT_TYPE' }, errors: [] },
    });
  });

  test.each([
    ['PROFILE', 'createCreatorUserEngagementType', createEngagement, freelance],
    ['PROFILE', 'updateCreatorUserProfile', updateProfile, profile],
    ['PROFILE', 'createCreatorUserJobProfile', createJobProfile, job],
    ['ENGAGEMENT_TYPE', 'createCreatorUserJobProfile', createJobProfile, job],
    ['ENGAGEMENT_TYPE', 'updateCreatorUserEngagementType', updateEngagement, freelance],
    ['ENGAGEMENT_TYPE', 'createCreatorUserProfile', createProfile, profile],
    ['JOB_PROFILE', 'createCreatorUserEngagementType', createEngagement, freelance],
    ['COMPLETED', 'createCreatorUserProfile', createProfile, profile],
    ['COMPLETED', 'createCreatorUserJobProfile', createJobProfile, job],
    ['EMAIL_VERIFICATION', 'createCreatorUserProfile', createProfile, profile],
    ['PASSWORD', 'createCreatorUserProfile', createProfile, profile],
  ] as const)('at %s, %s is refused and writes nothing', async (step, name, text, input) => {
    const id = await api.rows.user({ registration_step: step });
    const before = await stepOf(id);
    const { data } = await api.post(text, { input }, id);
    expect(data?.[name]).toEqual({ user: null, errors: onlyError('ForbiddenError') });
    expect(await stepOf(id)).toEqual(before);
    for (const table of ['creator_profiles', 'creator_engagement_types', 'creator_job_profiles'] as const) {
      const rows = await api.services.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', id)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('the end cannot be skipped to twice, so the first days are not begun anew', async () => {
    const id = await api.rows.user({ registration_step: 'JOB_PROFILE' });
    await api.post(skip, {}, id);
    const first = await stepOf(id);
    api.clock.advance(60_000);
    const again = await api.post(skip, {}, id);
    expect(again.data).toMatchObject({ skipCreatorUserJobProfile: { user: null } });
    expect(await stepOf(id)).toEqual(first);
  });

  test.each([
    ['a guest', () => Promise.resolve(undefined), 'UNAUTHENTICATED'],
    ['a corporate user', () => api.rows.member(), 'ForbiddenError'],
    ['an agent', () => api.rows.member({ role: 'CORPORATE_AGENT' }), 'ForbiddenError'],
    ['a recruiter', () => api.rows.member({ role: 'OUTSOURCING_RECRUITER' }), 'ForbiddenError'],
  ])('%s is refused', async (_who, make, code) => {
    const id = await make();
    for (const [text, input] of [
      [createProfile, profile],
      [updateProfile, profile],
      [createEngagement, freelance],
      [updateEngagement, freelance],
      [createJobProfile, job],
      [skip, undefined],
    ] as const) {
      expect(refusalOf(await api.post(text, { input }, id))).toBe(code);
    }
  });
});

describe.runIf(isOnPostgres)('fifty equal calls at once', () => {
  test('make one profile, one engagement type and one job profile', async () => {
    const id = await newcomer();
    const at = (text: string, input: unknown) =>
      Promise.all(Array.from({ length: 50 }, () => api.post(text, { input }, id)));
    for (const [name, text, input] of [
      ['createCreatorUserProfile', createProfile, profile],
      ['createCreatorUserEngagementType', createEngagement, freelance],
      ['createCreatorUserJobProfile', createJobProfile, job],
    ] as const) {
      const answers = (await at(text, input)).map(({ data }) => data?.[name]);
      const refused = answers.filter((answer) => JSON.stringify(answer).includes('ForbiddenError'));
      expect(refused).toHaveLength(49);
    }
    const { db } = api.services;
    const skills = await db.selectFrom('creator_skills').select('name').where('user_id', '=', id).execute();
    const prices = await db
      .selectFrom('creator_reward_prices')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect([skills.length, prices.length]).toEqual([1, 1]);
  });
});
