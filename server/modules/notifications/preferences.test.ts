import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { notificationKinds } from './preferences.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const mine = '{ me { notificationPreferences { kind inApp mail } } }';
const update = `mutation ($input: UpdateNotificationPreferenceInput!) { updateNotificationPreference(input: $input) {
  user { notificationPreferences { kind inApp mail } } errors { __typename ... on ArgumentInvalidError { field } } } }`;

interface Preference {
  readonly kind: string;
  readonly inApp: boolean;
  readonly mail: string;
}

async function preferences(userId: string): Promise<readonly Preference[]> {
  const { data } = await api.post(mine, {}, userId);
  const text = JSON.stringify(data?.['me']);
  const { notificationPreferences }: { notificationPreferences: readonly Preference[] } = JSON.parse(text);
  return notificationPreferences;
}

describe('what a person is told of', () => {
  test.each([
    [
      'CREATOR_USER',
      [
        'CHAT_MESSAGE',
        'INTERVIEW',
        'JOB_CONSULTATION',
        'JOB_OFFER',
        'ENGAGEMENT',
        'ENTRY_PROGRESS',
        'SAVED_JOB_OPENING',
        'FOLLOW_RECEIVED',
        'PRODUCT_REVIEW',
        'SAVED_SEARCH',
        'PLATFORM',
      ],
    ],
    [
      'CORPORATE_USER',
      [
        'CHAT_MESSAGE',
        'INTERVIEW',
        'ENTRY_JOB_OPENING',
        'JOB_CONSULTATION',
        'JOB_OFFER',
        'ENGAGEMENT',
        'OPENING_REVIEW',
        'SAVED_SEARCH',
        'PLATFORM',
      ],
    ],
    [
      'CORPORATE_AGENT',
      ['CHAT_MESSAGE', 'INTERVIEW', 'ENTRY_JOB_OPENING', 'JOB_CONSULTATION', 'SAVED_SEARCH', 'PLATFORM'],
    ],
    ['OUTSOURCING_RECRUITER', ['CHAT_MESSAGE', 'INTERVIEW', 'ENTRY_JOB_OPENING', 'SAVED_SEARCH', 'PLATFORM']],
  ] as const)('as %s, in the app and by mail at once unless chosen otherwise', async (role, kinds) => {
    const id = role === 'CREATOR_USER' ? await api.rows.creator() : await api.rows.member({ role });
    expect(await preferences(id)).toEqual(kinds.map((kind) => ({ kind, inApp: true, mail: 'AT_ONCE' })));
    const refused = notificationKinds.filter((kind) => !kinds.some((one) => one === kind));
    for (const kind of refused) {
      const { data } = await api.post(update, { input: { kind, inApp: false, mail: 'NEVER' } }, id);
      expect(data).toEqual({
        updateNotificationPreference: {
          user: null,
          errors: [{ __typename: 'ArgumentInvalidError', field: 'kind' }],
        },
      });
    }
    for (const kind of kinds) {
      const input = { kind, inApp: kind === 'CHAT_MESSAGE', mail: 'NEVER' };
      const { data } = await api.post(update, { input }, id);
      expect(data).toMatchObject({ updateNotificationPreference: { errors: [] } });
    }
    expect(await preferences(id)).toEqual(
      kinds.map((kind) => ({ kind, inApp: kind === 'CHAT_MESSAGE', mail: 'NEVER' })),
    );
  });

  test('is chosen again and again, each for themselves', async () => {
    const [one, other] = [await api.rows.creator(), await api.rows.creator()];
    for (const mail of ['DAILY', 'NEVER', 'DAILY']) {
      await api.post(update, { input: { kind: 'JOB_CONSULTATION', inApp: true, mail } }, one);
    }
    expect((await preferences(one)).find(({ kind }) => kind === 'JOB_CONSULTATION')?.mail).toBe('DAILY');
    expect((await preferences(other)).find(({ kind }) => kind === 'JOB_CONSULTATION')?.mail).toBe('AT_ONCE');
  });

  test.each([
    { kind: 'NO_SUCH_KIND', inApp: true, mail: 'DAILY' },
    { kind: 'JOB_CONSULTATION', inApp: true, mail: 'WEEKLY' },
    { kind: 'JOB_CONSULTATION', inApp: null, mail: 'DAILY' },
  ])('takes no %j', async (input) => {
    const { errors } = await api.post(update, { input }, await api.rows.creator());
    expect(errors).toHaveLength(1);
  });
});
