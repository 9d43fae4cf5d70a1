import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi, refusalOf } from '../../graphql/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const status = `isCreatorUserOnboardingTodoCompleted creatorUserProfileRegistered creatorUserProductRegistered
  creatorUserJobProfileRegistered creatorUserBankAccountRegistered doNotShowAgain doNotShowAgainSp`;
const user = `user { hasRegisteredJobChangeMotivation closedPrairieCardSignUpCampaignEndedDialogAt
  profile { ... on PrivateCreatorProfile { onboardingStatus { ${status} } } } }`;
const call = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${user} errors { __typename } } }`;
const dismiss = call('completeOnboardingTodoAction', 'CompleteOnboardingTodoActionInput');
const answer = call('registerJobChangeMotivation', 'RegisterJobChangeMotivationInput');
const close = `mutation { closePrairieCardSignUpCampaignDialog { ${user} errors { __typename } } }`;

const statusOf = async (id: string) => {
  const { data } = await api.post(
    `{ me { profile { ... on PrivateCreatorProfile { onboardingStatus { ${status} } } } } }`,
    {},
    id,
  );
  return data;
};
const withStatus = (onboardingStatus: object) => ({ me: { profile: { onboardingStatus } } });

describe('the onboarding to-do', () => {
  test('is ticked off by each write, and complete with the last', async () => {
    const id = await api.rows.creator();
    expect(await statusOf(id)).toEqual(
      withStatus({
        isCreatorUserOnboardingTodoCompleted: false,
        creatorUserProfileRegistered: false,
        creatorUserProductRegistered: false,
        creatorUserJobProfileRegistered: false,
        creatorUserBankAccountRegistered: false,
        doNotShowAgain: false,
        doNotShowAgainSp: false,
      }),
    );
    const profile = {
      lastName: '早瀬',
      firstName: 'みお',
      userName: 'みお',
      introduction: 'はじめまして',
      skillNames: [],
      toolIds: [],
    };
    await api.post(
      'mutation ($input: CreatorUserProfileInput!) { updateCreatorUserProfile(input: $input) { errors { message } } }',
      { input: profile },
      id,
    );
    expect(await statusOf(id)).toMatchObject(withStatus({ creatorUserProfileRegistered: true }));
    await api.post(
      'mutation ($input: CreatorUserJobProfileInput!) { updateCreatorUserJobProfile(input: $input) { errors { message } } }',
      {
        input: {
          jobSeekingStatus: 'SEEKING',
          operationalAvailabilities: [],
          wayOfWorkings: [],
          rewardPrices: [],
        },
      },
      id,
    );
    await api.confirm(id);
    await api.post(
      'mutation ($input: RegisterBankAccountInput!) { registerBankAccount(input: $input) { errors { message } } }',
      {
        input: {
          bankCode: '0001',
          branchCode: '001',
          accountType: 'ORDINARY',
          accountNumber: '1',
          accountHolderKana: 'ハヤセ ミオ',
        },
      },
      id,
    );
    expect(await statusOf(id)).toMatchObject(
      withStatus({
        isCreatorUserOnboardingTodoCompleted: false,
        creatorUserProductRegistered: false,
        creatorUserJobProfileRegistered: true,
        creatorUserBankAccountRegistered: true,
      }),
    );
    const work = await api.rows.product({ author_id: id });
    const complete = withStatus({
      isCreatorUserOnboardingTodoCompleted: true,
      creatorUserProductRegistered: true,
    });
    expect(await statusOf(id)).toMatchObject(complete);
    // With the only work the tick goes.
    await api.services.db.deleteFrom('products').where('id', '=', work).execute();
    expect(await statusOf(id)).toMatchObject(
      withStatus({
        isCreatorUserOnboardingTodoCompleted: false,
        creatorUserProductRegistered: false,
        creatorUserProfileRegistered: true,
      }),
    );
  });

  test('is put away on one kind of device at a time', async () => {
    const id = await api.rows.creator();
    const put = (input: object) => api.post(dismiss, { input }, id);
    expect((await put({ doNotShowAgain: true })).data).toMatchObject({
      completeOnboardingTodoAction: {
        user: { profile: { onboardingStatus: { doNotShowAgain: true, doNotShowAgainSp: false } } },
        errors: [],
      },
    });
    expect((await put({ doNotShowAgainSp: true, doNotShowAgain: null })).data).toMatchObject({
      completeOnboardingTodoAction: {
        user: { profile: { onboardingStatus: { doNotShowAgain: true, doNotShowAgainSp: true } } },
      },
    });
    expect((await put({})).data).toMatchObject({
      completeOnboardingTodoAction: {
        user: { profile: { onboardingStatus: { doNotShowAgain: true, doNotShowAgainSp: true } } },
      },
    });
    const other = await api.rows.creator();
    expect(await statusOf(other)).toMatchObject(
      withStatus({ doNotShowAgain: false, doNotShowAgainSp: false }),
    );
  });

  test('is a creator’s', async () => {
    const input = { doNotShowAgain: true };
    expect((await api.post(dismiss, { input })).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const member = await api.rows.member();
    expect(refusalOf(await api.post(dismiss, { input }, member))).toBe('ForbiddenError');
  });
});

describe('the job-change survey', () => {
  test('keeps one answer a person, the last', async () => {
    const id = await api.rows.creator();
    const send = (jobChangeMotivation: string, doNotShowAgain?: boolean) =>
      api.post(answer, { input: { jobChangeMotivation, doNotShowAgain } }, id);
    expect((await send('ACTIVELY_CONSIDERING')).data).toMatchObject({
      registerJobChangeMotivation: { user: { hasRegisteredJobChangeMotivation: true }, errors: [] },
    });
    await send('NOT_CONSIDERING', true);
    const rows = await api.services.db
      .selectFrom('job_change_motivations')
      .select(['motivation', 'do_not_show_again', 'registered_at'])
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([
      { motivation: 'NOT_CONSIDERING', do_not_show_again: true, registered_at: api.clock.now() },
    ]);
  });

  test('takes no other answer, and none of a guest', async () => {
    const id = await api.rows.creator();
    const odd = await api.post(answer, { input: { jobChangeMotivation: 'MAYBE' } }, id);
    expect(odd.data ?? null).toBeNull();
    expect(odd.errors).toBeDefined();
    const guest = await api.post(answer, { input: { jobChangeMotivation: 'CONSIDERING' } });
    expect(guest.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});

describe('the campaign dialog', () => {
  test('is closed once: the first time counts', async () => {
    const id = await api.rows.creator({ user_id: await api.rows.user({ via_prairie_card: true }) });
    const at = api.clock.now().toISOString();
    const closed = {
      closePrairieCardSignUpCampaignDialog: {
        user: { closedPrairieCardSignUpCampaignEndedDialogAt: at },
        errors: [],
      },
    };
    expect((await api.post(close, {}, id)).data).toMatchObject(closed);
    api.clock.advance(60_000);
    expect((await api.post(close, {}, id)).data).toMatchObject(closed);
    expect((await api.post(close)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
