import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guestAccessToken } from '../../relay/network/accessToken.ts';
import { NetworkError, ServerError } from '../../relay/network/transportErrors.ts';
import { NoViewerError } from './session.ts';
import { endSession, loadMe, renewTokens } from './sessionCalls.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (data: object, status = 200): void => {
  fetch.mockResolvedValueOnce(new Response(JSON.stringify({ data }), { status }));
};
const bearer = (): string | null => new Headers(fetch.mock.lastCall?.[1]?.headers).get('authorization');

const me = {
  id: 'u1',
  roles: ['CREATOR_USER'],
  email: 'mio@example.jp',
  registrationStep: 'COMPLETED',
  contentVisibilityType: 'TEMPORARILY_ALL',
  contentVisibilityEndsAt: '2026-04-15T00:00:00.000Z',
  unreadRoomsCount: 2,
  hasUnreadNotification: false,
  hasRegisteredJobChangeMotivation: false,
  viaPrairieCard: true,
  closedPrairieCardSignUpCampaignEndedDialogAt: null,
  deletionDueAt: null,
  pendingEmail: null,
  factorRecoveryDueAt: null,
  textsToAgree: [],
  company: null,
  profile: {
    userName: '早瀬 みお',
    profileImage: { url: '/media/m.webp' },
    onboardingStatus: { isCreatorUserOnboardingTodoCompleted: true },
  },
};

describe('me', () => {
  test('of a creator is their name and picture', async () => {
    answer({ me });
    expect(await loadMe(guestAccessToken)).toMatchObject({
      status: 'member',
      audience: 'creator',
      viewer: {
        name: '早瀬 みお',
        imageUrl: '/media/m.webp',
        isOnboardingCompleted: true,
        contentVisibilityEndsAt: '2026-04-15T00:00:00.000Z',
      },
    });
  });

  test('is what was asked before this code was there, once and for the same token', async () => {
    const token = { get: async () => 'good', refresh: async () => null };
    const early = (accessToken: string, given: unknown) =>
      vi.stubGlobal('tsumugiEarlyMe', { accessToken, answer: Promise.resolve(given) });
    early('good', { data: { me } });
    expect((await loadMe(token)).viewer.id).toBe('u1');
    expect(fetch).not.toHaveBeenCalled();
    answer({ me: { ...me, id: 'u2' } });
    expect((await loadMe(token)).viewer.id).toBe('u2');
    for (const [accessToken, given] of [
      ['another', { data: { me } }],
      ['good', null],
      ['good', { data: null, errors: [{ message: 'x' }] }],
    ] as const) {
      early(accessToken, given);
      answer({ me: { ...me, id: 'u3' } });
      expect((await loadMe(token)).viewer.id).toBe('u3');
    }
  });

  test('of a creator without a profile is the address', async () => {
    answer({ me: { ...me, registrationStep: 'PROFILE', profile: null } });
    expect((await loadMe(guestAccessToken)).viewer).toMatchObject({
      name: 'mio@example.jp',
      imageUrl: null,
      isOnboardingCompleted: false,
    });
  });

  test('of a recruiter is their company', async () => {
    const company = { name: '株式会社灯台舎', avatarImagePath: '/media/t.webp' };
    answer({ me: { ...me, roles: ['OUTSOURCING_RECRUITER'], company, profile: {} } });
    expect(await loadMe(guestAccessToken)).toMatchObject({
      audience: 'company',
      viewer: { name: '株式会社灯台舎', imageUrl: '/media/t.webp' },
    });
  });

  test('that is null is an error', async () => {
    answer({ me: null });
    await expect(loadMe(guestAccessToken)).rejects.toThrow(NoViewerError);
  });
});

describe('refreshing', () => {
  test('is authorised with the refresh token, and answers both', async () => {
    answer({ refreshToken: { accessToken: 'a2', refreshToken: 'r2', errors: [] } });
    expect(await renewTokens('r1')).toEqual({ tokens: { accessToken: 'a2', refreshToken: 'r2' } });
    expect(bearer()).toBe('Bearer r1');
  });

  const refusal = (kind: string) => ({
    refreshToken: {
      accessToken: null,
      refreshToken: null,
      errors: [{ __typename: kind, message: 'いいえ' }],
    },
  });

  test('with a token that is over is refused, in the answer or by its status', async () => {
    answer(refusal('TokenInvalidError'));
    expect(await renewTokens('r1')).toEqual({ refused: true });
    answer({}, 401);
    expect(await renewTokens('r1')).toEqual({ refused: true });
  });

  test('that was limited, failed or never came ends nothing', async () => {
    answer(refusal('RateLimitExceededError'));
    await expect(renewTokens('r1')).rejects.toThrow('いいえ');
    answer({}, 503);
    await expect(renewTokens('r1')).rejects.toThrow(ServerError);
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(renewTokens('r1')).rejects.toThrow(NetworkError);
  });
});

describe('signing out', () => {
  const token = { ...guestAccessToken, get: () => Promise.resolve('a1') };

  test('is done when the server did it, or had done it before', async () => {
    answer({ signOut: { ok: true, errors: [] } });
    await endSession(token);
    expect(bearer()).toBe('Bearer a1');
    answer({ signOut: { ok: false, errors: [{ __typename: 'TokenInvalidError', message: '' }] } });
    await endSession(token);
    answer({}, 401);
    await endSession(token);
  });

  test('is not when it refuses', async () => {
    answer({ signOut: { ok: false, errors: [{ __typename: 'ForbiddenError', message: 'いいえ' }] } });
    await expect(endSession(token)).rejects.toThrow('いいえ');
  });
});
