import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import {
  accountOf,
  bearer,
  call,
  mailedToken,
  mailsTo,
  operations,
  password,
  signedIn,
  tokensIn,
} from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const wrong = {
  accessToken: null,
  refreshToken: null,
  user: null,
  errors: [
    {
      __typename: 'UserInputInvalidError',
      message: 'メールアドレスかパスワードが違います。',
      field: null,
    },
  ],
};
const unauthenticated = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('signing in', () => {
  test('answers tokens and the account, whatever the capitals of its address', async () => {
    const id = await accountOf(api, { email: 'In@example.jp' });
    const payload = await call(api, 'signIn', { email: 'iN@EXAMPLE.jp', password });
    expect(payload).toMatchObject({ user: { email: 'In@example.jp' }, errors: [] });
    expect(await call(api, 'me', {}, bearer(tokensIn(payload).accessToken))).toMatchObject({
      email: 'In@example.jp',
    });
    const sessions = await api.services.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(sessions).toHaveLength(1);
    const stored = JSON.stringify(await api.services.db.selectFrom('refresh_tokens').selectAll().execute());
    expect(stored).not.toContain(tokensIn(payload).refreshToken);
  });

  test('answers as the one who signed in what the payload tells of them', async () => {
    await accountOf(api, { email: 'whole@example.jp' });
    const { data } = await api.send(
      `mutation { signIn(signInInput: { email: "whole@example.jp", password: "${password}" }) {
        user { hasPassword isGoogleLoggedIn sessions { isCurrent } } errors { message } } }`,
    );
    expect(data?.['signIn']).toEqual({
      user: { hasPassword: true, isGoogleLoggedIn: false, sessions: [{ isCurrent: true }] },
      errors: [],
    });
  });

  test('a wrong address and a wrong password are told, and cost, the same', async () => {
    await accountOf(api, { email: 'same@example.jp' });
    const work = vi.spyOn(api.services.hashing, 'run');
    const counted = async (variables: Record<string, unknown>): Promise<number> => {
      work.mockClear();
      expect(await call(api, 'signIn', variables)).toEqual(wrong);
      return work.mock.calls.length;
    };
    expect(await counted({ email: 'same@example.jp', password: 'not this one' })).toBe(1);
    expect(await counted({ email: 'nobody@example.jp', password: 'not this one' })).toBe(1);
    await api.rows.user({ email: 'without@example.jp' });
    expect(await counted({ email: 'without@example.jp', password: 'not this one' })).toBe(1);
    work.mockRestore();
  });

  test.each([
    [{ email: '', password }, 'email'],
    [{ email: 'not an address', password }, 'email'],
    [{ email: 'in@example.jp', password: '' }, 'password'],
  ])('%j is told at its field', async (variables, field) => {
    expect(await call(api, 'signIn', variables)).toMatchObject({
      errors: [{ __typename: 'UserInputInvalidError', field }],
    });
  });

  test('a suspended account is told so to whoever knows its password, and to nobody else', async () => {
    const email = 'suspended@example.jp';
    await accountOf(api, { email, status: 'SUSPENDED', suspended_at: api.clock.now() });
    expect(await call(api, 'signIn', { email, password })).toMatchObject({
      errors: [{ __typename: 'ForbiddenError' }],
    });
    expect(await call(api, 'signIn', { email, password: 'not this one' })).toEqual(wrong);
  });

  test('from a device that was never used tells the owner, the first time excepted', async () => {
    const email = 'device@example.jp';
    await accountOf(api, { email });
    await signedIn(api, email, { userAgent: windows });
    await signedIn(api, email, { userAgent: windows });
    expect(await mailsTo(api, email)).toEqual([]);
    await signedIn(api, email, { userAgent: iPhone });
    expect(await mailsTo(api, email)).toMatchObject([
      { template: 'newDevice', data: { deviceName: 'iPhoneのSafari' } },
    ]);
  });
});

describe('limits', () => {
  const guess = (email: string, ip: string) => call(api, 'signIn', { email, password: 'wrong' }, { ip });
  const closed = { errors: [{ __typename: 'RateLimitExceededError', retryAt: expect.any(String) }] };

  test('ten wrong passwords close an account for a while, there; right ones do not count', async () => {
    const email = 'limited@example.jp';
    await accountOf(api, { email });
    for (let times = 0; times < 12; times += 1) await signedIn(api, email);
    for (let times = 0; times < 10; times += 1)
      expect(await guess(times % 2 ? email : 'Limited@example.jp', '203.0.113.5')).toEqual(wrong);
    const here = { ip: '203.0.113.5' };
    expect(await call(api, 'signIn', { email, password }, here)).toMatchObject(closed);
    // Nobody locks anybody out but where they are themselves.
    await signedIn(api, email, { ip: '203.0.113.6' });
    api.clock.advance(30 * 60_000);
    await signedIn(api, email, here);
  });

  test('who goes on all day waits longer', async () => {
    const email = 'patient@example.jp';
    await accountOf(api, { email });
    const answers: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let times = 0; times < 10; times += 1) answers.push(await guess(email, '203.0.113.9'));
      api.clock.advance(30 * 60_000);
    }
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => wrong));
    for (const answer of answers.slice(30)) expect(answer).toMatchObject(closed);
  });

  test('one house has one limit, however many addresses it gets', async () => {
    const email = 'house@example.jp';
    await accountOf(api, { email });
    for (let times = 0; times < 10; times += 1)
      expect(await guess(email, `2001:db8:7:1::${times}`)).toEqual(wrong);
    expect(await guess(email, '2001:db8:7:1:ffff::1')).toMatchObject(closed);
    expect(await guess(email, '2001:db8:7:2::1')).toEqual(wrong);
  });

  test('guessing from very many places closes an account to strangers, and to its owner nowhere', async () => {
    const email = 'famous@example.jp';
    await accountOf(api, { email });
    const home = { ip: '2001:db8:5:5::1' };
    await signedIn(api, email, home);
    for (let times = 0; times < 100; times += 1)
      expect(await guess(email, `198.18.${times}.1`)).toEqual(wrong);
    const abroad = { ip: '192.0.2.44' };
    expect(await call(api, 'signIn', { email, password }, abroad)).toMatchObject(closed);
    // Home is where the first half of the address is.
    await signedIn(api, email, { ip: '2001:db8:5:5:abcd::9' });
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    await call(api, 'reset', { token, password: 'まったく別の合い言葉' }, abroad);
    expect(await call(api, 'signIn', { email, password: 'まったく別の合い言葉' }, abroad)).toMatchObject({
      errors: [],
    });
  });

  test('the same many places close an address that is nobody’s in the same way', async () => {
    const email = 'nobody-at-all@example.jp';
    for (let times = 0; times < 100; times += 1)
      expect(await guess(email, `198.19.${times}.1`)).toEqual(wrong);
    expect(await guess(email, '192.0.2.45')).toMatchObject(closed);
  });

  test('the same number of unknown addresses is closed in the same way', async () => {
    const email = 'unknown@example.jp';
    for (let times = 0; times < 10; times += 1)
      expect(await call(api, 'signIn', { email, password })).toEqual(wrong);
    expect(await call(api, 'signIn', { email, password })).toMatchObject({
      errors: [{ __typename: 'RateLimitExceededError' }],
    });
  });

  test('50 guesses at once get ten looks', async () => {
    const email = 'guessed@example.jp';
    await accountOf(api, { email });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => call(api, 'signIn', { email, password: `guess ${index}` })),
    );
    const looked = answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(wrong));
    expect(looked).toHaveLength(10);
  });

  test('50 right passwords at once are no guesses: all of them are let in, and nothing is counted', async () => {
    const email = 'right@example.jp';
    await accountOf(api, { email });
    const { accessToken } = await signedIn(api, email);
    const confirm =
      'mutation ($password: String!) { requestDataExport(password: $password) { errors { __typename } } }';
    const confirmed = await Promise.all(
      Array.from({ length: 50 }, () => api.send(confirm, { password }, bearer(accessToken))),
    );
    const limited = confirmed.filter((answer) => JSON.stringify(answer).includes('RateLimitExceeded'));
    expect(limited).toEqual([]);
    const entered = await Promise.all(
      Array.from({ length: 50 }, () => call(api, 'signIn', { email, password })),
    );
    for (const answer of entered) expect(answer).toMatchObject({ errors: [] });
    for (let times = 0; times < 10; times += 1) expect(await guess(email, '127.0.0.1')).toEqual(wrong);
  });

  test('one address may sign in 300 people, and is stopped long after', async () => {
    const ip = '198.51.100.7';
    const email = (index: number) => `office-${index}@example.jp`;
    for (let index = 0; index < 300; index += 1) await call(api, 'nonce', {}, { ip });
    await accountOf(api, { email: email(0) });
    await signedIn(api, email(0), { ip });
    for (let index = 0; index < 299; index += 1) await call(api, 'nonce', {}, { ip });
    expect(await call(api, 'signIn', { email: email(0), password }, { ip })).toMatchObject({
      errors: [{ __typename: 'RateLimitExceededError' }],
    });
    // An answer without a place for errors tells it all the same.
    expect(await api.send(operations.nonce, {}, { ip })).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAt: expect.any(String) } }],
    });
    await signedIn(api, email(0), { ip: '198.51.100.8' });
  });
});

describe('devices', () => {
  test('are listed with what an owner knows them by, the asking one first', async () => {
    const email = 'list@example.jp';
    await accountOf(api, { email });
    const first = await signedIn(api, email, { userAgent: iPhone, ip: '203.0.113.77' });
    api.clock.advance(60_000);
    await signedIn(api, email, { userAgent: windows, ip: '2001:db8:1:2:3:4:5:6' });
    expect(await call(api, 'sessions', {}, bearer(first.accessToken))).toMatchObject({
      sessions: [
        { deviceName: 'iPhoneのSafari', address: '203.0.113.*', isCurrent: true },
        { deviceName: 'WindowsのChrome', address: '2001:db8:1:*', isCurrent: false },
      ],
    });
  });

  test('signing out ends this device alone: neither of its tokens works any more', async () => {
    const email = 'out@example.jp';
    await accountOf(api, { email });
    const [here, there] = [await signedIn(api, email), await signedIn(api, email)];
    expect(await call(api, 'signOut', {}, bearer(here.accessToken))).toEqual({ ok: true, errors: [] });
    expect(await api.send(operations.me, {}, bearer(here.accessToken))).toMatchObject(unauthenticated);
    expect(await call(api, 'refresh', {}, bearer(here.refreshToken))).toMatchObject({
      errors: [{ __typename: 'TokenInvalidError' }],
    });
    expect(await call(api, 'me', {}, bearer(there.accessToken))).toMatchObject({ email });
  });

  test('one is ended by its id; somebody else’s, and none at all, are left as they are', async () => {
    await accountOf(api, { email: 'owner@example.jp' });
    await accountOf(api, { email: 'other@example.jp' });
    const [here, there] = [await signedIn(api, 'owner@example.jp'), await signedIn(api, 'owner@example.jp')];
    const foreign = await signedIn(api, 'other@example.jp');
    const { sessions } = (await call(api, 'sessions', {}, bearer(there.accessToken))) ?? {};
    const [{ id }] = Array.isArray(sessions) ? sessions : [];

    for (const nothing of ['deviceSession_x', 'u_AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      expect(await call(api, 'endSession', { id: nothing }, bearer(foreign.accessToken))).toMatchObject({
        errors: [],
      });
    }
    await call(api, 'endSession', { id }, bearer(foreign.accessToken));
    expect(await call(api, 'me', {}, bearer(there.accessToken))).not.toBeNull();
    expect(await call(api, 'endSession', { id }, bearer(here.accessToken))).toMatchObject({
      user: { sessions: [{ isCurrent: true }] },
    });
    expect(await api.send(operations.me, {}, bearer(there.accessToken))).toMatchObject(unauthenticated);
  });

  test('all the others are ended at once', async () => {
    const email = 'all@example.jp';
    await accountOf(api, { email });
    const others = [await signedIn(api, email), await signedIn(api, email)];
    const here = await signedIn(api, email);
    expect(await call(api, 'endOthers', {}, bearer(here.accessToken))).toMatchObject({
      user: { sessions: [{ isCurrent: true }] },
    });
    for (const { accessToken } of others)
      expect(await api.send(operations.me, {}, bearer(accessToken))).toMatchObject(unauthenticated);
  });
});
