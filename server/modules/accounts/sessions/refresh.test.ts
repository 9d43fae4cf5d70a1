import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { accessTokenMs } from './accessTokens.ts';
import { newRefreshToken, refreshTokenMs } from './refreshTokens.ts';
import { sweepAccounts } from '../users/sweep.ts';
import { accountOf, bearer, call, operations, password, signedIn, tokensIn } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());

const refused = { accessToken: null, refreshToken: null, errors: [{ __typename: 'TokenInvalidError' }] };
const unauthenticated = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const refresh = (token: string) => call(api, 'refresh', {}, bearer(token));

let people = 0;
async function signedInPerson() {
  const email = `person-${(people += 1)}@example.jp`;
  const id = await accountOf(api, { email });
  return { id, email, ...(await signedIn(api, email)) };
}

describe('refreshing', () => {
  test('answers a new pair, and the old access token goes on until it expires', async () => {
    const { email, accessToken, refreshToken } = await signedInPerson();
    api.clock.advance(accessTokenMs - 60_000);
    const next = tokensIn(await refresh(refreshToken));
    expect(next.refreshToken).not.toBe(refreshToken);
    for (const token of [accessToken, next.accessToken])
      expect(await call(api, 'me', {}, bearer(token))).toMatchObject({ email });
    api.clock.advance(60_001);
    expect(await api.send(operations.me, {}, bearer(accessToken))).toMatchObject(unauthenticated);
    expect(await call(api, 'me', {}, bearer(next.accessToken))).toMatchObject({ email });
  });

  test('again within 20 seconds answers the same successor', async () => {
    const { refreshToken } = await signedInPerson();
    const first = tokensIn(await refresh(refreshToken));
    api.clock.advance(20_000);
    expect(tokensIn(await refresh(refreshToken)).refreshToken).toBe(first.refreshToken);
    tokensIn(await refresh(first.refreshToken));
  });

  test('again after that ends the session: for whoever stole the token and for its owner', async () => {
    const { id, refreshToken } = await signedInPerson();
    const elsewhere = await signedIn(api, `person-${people}@example.jp`);
    const next = tokensIn(await refresh(refreshToken));
    api.clock.advance(20_001);
    expect(await refresh(refreshToken)).toMatchObject(refused);
    expect(await refresh(next.refreshToken)).toMatchObject(refused);
    expect(await api.send(operations.me, {}, bearer(next.accessToken))).toMatchObject(unauthenticated);
    const ended = await api.services.db
      .selectFrom('sessions')
      .select('end_reason')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
    // Another device of the same person is another family.
    expect(ended).toEqual([{ end_reason: 'TOKEN_REUSED' }, { end_reason: null }]);
    tokensIn(await refresh(elsewhere.refreshToken));
  });

  test('50 at once with one token have one successor', async () => {
    const { id, refreshToken } = await signedInPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => tokensIn(answer).refreshToken)).size).toBe(1);
    const rows = await api.services.db
      .selectFrom('refresh_tokens as t')
      .innerJoin('sessions as s', 's.id', 't.session_id')
      .select('t.id')
      .where('s.user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
  });

  test('each use buys 30 days; then the token is refused', async () => {
    const { refreshToken } = await signedInPerson();
    api.clock.advance(refreshTokenMs - 1_000);
    const next = tokensIn(await refresh(refreshToken));
    api.clock.advance(refreshTokenMs - 1_000);
    const last = tokensIn(await refresh(next.refreshToken));
    api.clock.advance(refreshTokenMs + 1);
    expect(await refresh(last.refreshToken)).toMatchObject(refused);
  });

  test('of a suspended account is refused, and works again once it is not', async () => {
    const { id, refreshToken } = await signedInPerson();
    const { db, clock } = api.services;
    await db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await refresh(refreshToken)).toMatchObject(refused);
    await db
      .updateTable('users')
      .set({ status: 'ACTIVE', suspended_at: null })
      .where('id', '=', id)
      .execute();
    tokensIn(await refresh(refreshToken));
  });

  test('is limited for each session, and what is refused leaves the token unused', async () => {
    let { refreshToken } = await signedInPerson();
    for (let times = 0; times < 120; times += 1)
      refreshToken = tokensIn(await refresh(refreshToken)).refreshToken;
    expect(await refresh(refreshToken)).toMatchObject({
      errors: [{ __typename: 'RateLimitExceededError', retryAt: expect.any(String) }],
    });
    api.clock.advance(20 * 60_000);
    tokensIn(await refresh(refreshToken));
  });
});

describe('tokens that are none of ours', () => {
  test('a refresh token that nobody was given', async () => {
    expect(await refresh(newRefreshToken())).toMatchObject(refused);
  });

  test('an access token, or none, refreshes nothing', async () => {
    const { accessToken } = await signedInPerson();
    expect(await api.send(operations.refresh, {}, bearer(accessToken))).toMatchObject({
      data: { refreshToken: { accessToken: null, errors: [{ __typename: 'ForbiddenError' }] } },
    });
    expect(await api.send(operations.refresh)).toMatchObject(unauthenticated);
  });

  test('a refresh token does nothing but refresh', async () => {
    const { refreshToken } = await signedInPerson();
    expect(await api.send(operations.me, {}, bearer(refreshToken))).toMatchObject(unauthenticated);
    expect(
      await api.send(operations.signIn, { email: 'a@example.jp', password }, bearer(refreshToken)),
    ).toMatchObject(unauthenticated);
  });

  const key = (secret: string) => new TextEncoder().encode(secret);
  const forged = {
    'signed with another secret': (id: string) => jwt(id).sign(key('another secret of the same length...')),
    'for another audience': (id: string) =>
      jwt(id).setAudience('elsewhere').sign(key(api.services.tokenSecret)),
    'without a session': (id: string) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setAudience('tsumugi:access')
        .setExpirationTime(new Date(api.clock.now().getTime() + 60_000))
        .sign(key(api.services.tokenSecret)),
    'not signed at all': async (id: string) => {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part({ sub: id, sid: id, aud: 'tsumugi:access', exp: 4e9 })}.`;
    },
    'of another person’s session': (id: string) => jwt(id).sign(key(api.services.tokenSecret)),
  };
  function jwt(id: string): SignJWT {
    return new SignJWT({ sid: api.services.newId() })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setAudience('tsumugi:access')
      .setExpirationTime(new Date(api.clock.now().getTime() + 60_000));
  }
  test.each(Object.entries(forged))('an access token %s', async (_what, make) => {
    const { id } = await signedInPerson();
    expect(await api.send(operations.me, {}, bearer(await make(id)))).toMatchObject(unauthenticated);
  });
});

test('sweeping takes what has expired and leaves what replaced it', async () => {
  const { id, refreshToken } = await signedInPerson();
  await signedInPerson();
  api.clock.advance(refreshTokenMs - 60_000);
  const next = tokensIn(await refresh(refreshToken));
  await call(api, 'nonce');
  await call(api, 'register', { email: 'swept@example.jp' });
  api.clock.advance(86_400_000 + 60_000);
  await sweepAccounts(api.services);
  const { db } = api.services;
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: id }]);
  expect(await db.selectFrom('refresh_tokens').select('parent_id').execute()).toEqual([{ parent_id: null }]);
  expect(await db.selectFrom('one_time_tokens').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('identity_nonces').select('nonce_hash').execute()).toEqual([]);
  tokensIn(await refresh(next.refreshToken));
});
