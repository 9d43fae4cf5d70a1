import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import {
  accountOf,
  bearer,
  call,
  confirmedDevice,
  mailedToken,
  mailsTo,
  password,
  signedIn,
  tokensIn,
} from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());

const nonceIn = v.object({ nonce: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
const error = (name: string, more: Record<string, unknown> = {}) => ({
  errors: [{ __typename: name, ...more }],
});

async function idTokenOf(email: string): Promise<string> {
  const { nonce } = v.parse(nonceIn, await call(api, 'nonce'));
  return api.google.issueToken({ email, name: '西野 はな' }, nonce);
}
const signUp = async (email: string, card?: boolean) =>
  call(api, 'signUpGoogle', { idToken: await idTokenOf(email), card });
const signIn = async (email: string) => call(api, 'signInGoogle', { idToken: await idTokenOf(email) });

describe('signing up with Google', () => {
  test('makes a creator whose profile comes next, and signs in from then on', async () => {
    const email = 'new@example.jp';
    const payload = await signUp(email, true);
    expect(payload).toMatchObject({ user: { email, registrationStep: 'PROFILE' }, errors: [] });
    const caller = bearer(tokensIn(payload).accessToken);
    const { data } = await api.send(
      '{ me { viaPrairieCard emailVerified isGoogleLoggedIn hasPassword roles contentVisibilityType } }',
      {},
      caller,
    );
    expect(data?.['me']).toEqual({
      viaPrairieCard: true,
      emailVerified: true,
      isGoogleLoggedIn: true,
      hasPassword: false,
      roles: ['CREATOR_USER'],
      contentVisibilityType: 'ONLY_PUBLIC',
    });
    expect(await signIn(email)).toMatchObject({ user: { email }, errors: [] });
    expect(await signUp(email)).toMatchObject({ user: { email }, errors: [] });
  });

  test('takes over what was begun by mail and not gone on with; its link is dead then', async () => {
    const email = 'begun@example.jp';
    await call(api, 'register', { email });
    const token = await mailedToken(api, email);
    expect(await signUp(email)).toMatchObject({ user: { email }, errors: [] });
    expect(await call(api, 'signUp', { token, password })).toMatchObject(error('TokenInvalidError'));
  });

  test('with the address of an account asks for its password, and of a company’s is refused', async () => {
    await accountOf(api, { email: 'has@example.jp' });
    expect(await signUp('HAS@example.jp')).toMatchObject(
      error('UserAlreadyExistsError', { message: expect.stringContaining('パスワード') }),
    );
    await accountOf(api, { email: 'corp@example.jp', role: 'CORPORATE_USER' });
    expect(await signUp('corp@example.jp')).toMatchObject(error('ForbiddenError'));
  });

  test.runIf(isOnPostgres)('twice at once makes one account', async () => {
    const email = 'at-once@example.jp';
    const tokens = await Promise.all(Array.from({ length: 8 }, () => idTokenOf(email)));
    await Promise.all(tokens.map((idToken) => call(api, 'signUpGoogle', { idToken })));
    const users = await api.services.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(users).toHaveLength(1);
    expect(await signIn(email)).toMatchObject({ user: { email } });
  });
});

describe('signing in with Google', () => {
  test('of somebody unknown is refused', async () => {
    expect(await signIn('stranger@example.jp')).toMatchObject(error('UserDoesNotExistError'));
  });

  test('of an account with that address asks for its password, and the same token then ties both', async () => {
    const email = 'tie@example.jp';
    await accountOf(api, { email });
    const idToken = await idTokenOf(email);
    expect(await call(api, 'signInGoogle', { idToken })).toMatchObject(error('UserAlreadyExistsError'));
    expect(await call(api, 'linkGoogle', { idToken, password: 'wrong' })).toMatchObject(
      error('UserInputInvalidError', { field: 'password' }),
    );
    expect(await call(api, 'linkGoogle', { idToken, password })).toMatchObject({
      user: { email },
      errors: [],
    });
    expect(await signIn(email)).toMatchObject({ user: { email }, errors: [] });
  });

  test('goes by who it is, not by the address', async () => {
    const email = 'moves@example.jp';
    const { accessToken } = tokensIn(await signUp(email));
    const { data } = await api.send('{ me { id } }', {}, bearer(accessToken));
    await api.services.db
      .updateTable('users')
      .set({ email: 'elsewhere@example.jp' })
      .where('email', '=', email)
      .execute();
    expect(await signIn(email)).toMatchObject({ user: data?.['me'] });
  });

  test('of a suspended account is refused', async () => {
    const email = 'closed@example.jp';
    await signUp(email);
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
      .where('email', '=', email)
      .execute();
    expect(await signIn(email)).toMatchObject(error('ForbiddenError'));
  });
});

describe('the nonce', () => {
  test('is good for one sign-in, within ten minutes, and for nobody who made one up', async () => {
    const email = 'nonce@example.jp';
    const used = await idTokenOf(email);
    await call(api, 'signUpGoogle', { idToken: used });
    const late = await idTokenOf(email);
    api.clock.advance(10 * 60_000 + 1);
    const made = await api.google.issueToken({ email, name: '' }, 'made up');
    for (const idToken of [used, late, made, 'x', ''])
      expect(await call(api, 'signInGoogle', { idToken })).toMatchObject(error('TokenInvalidError'));
  });
});

describe('ties', () => {
  test('a signed-in person ties a Google account of another address, and unties it', async () => {
    const email = 'owner@example.jp';
    await accountOf(api, { email });
    const { accessToken } = await signedIn(api, email);
    const idToken = await idTokenOf('owner.private@example.jp');
    for (const operation of ['connectGoogle', 'unlinkGoogle'] as const)
      expect(await call(api, operation, { idToken }, bearer(accessToken))).toMatchObject(
        error('ConfirmationRequiredError'),
      );
    await call(api, 'confirm', { password }, bearer(accessToken));
    expect(await call(api, 'connectGoogle', { idToken }, bearer(accessToken))).toEqual({
      user: { email, isGoogleLoggedIn: true },
      errors: [],
    });
    expect(await signIn('owner.private@example.jp')).toMatchObject({ user: { email } });
    expect(await call(api, 'unlinkGoogle', {}, bearer(accessToken))).toEqual({
      user: { isGoogleLoggedIn: false },
      errors: [],
    });
    expect(await signIn('owner.private@example.jp')).toMatchObject(error('UserDoesNotExistError'));
    // Told once of each, at the account's own address.
    expect(await call(api, 'unlinkGoogle', {}, bearer(accessToken))).toMatchObject({ errors: [] });
    const letters = (await mailsTo(api, email)).filter(({ template }) => template.startsWith('google'));
    expect(letters).toMatchObject([
      { template: 'googleLinked', data: { googleEmailMasked: 'ow***@example.jp' } },
      { template: 'googleUnlinked' },
    ]);
  });

  test('one Google account is one person’s, and one person has one', async () => {
    await accountOf(api, { email: 'one@example.jp' });
    await accountOf(api, { email: 'two@example.jp' });
    const one = bearer((await confirmedDevice(api, 'one@example.jp')).accessToken);
    const two = bearer((await confirmedDevice(api, 'two@example.jp')).accessToken);
    const link = async (google: string, caller: typeof one) =>
      call(api, 'connectGoogle', { idToken: await idTokenOf(google) }, caller);
    expect(await link('shared@example.jp', one)).toMatchObject({ errors: [] });
    expect(await link('shared@example.jp', one)).toMatchObject({ errors: [] });
    const told = (await mailsTo(api, 'one@example.jp')).map(({ template }) => template);
    expect(told.filter((template) => template === 'googleLinked')).toHaveLength(1);
    expect(await link('shared@example.jp', two)).toMatchObject(error('ForbiddenError'));
    expect(await link('another@example.jp', one)).toMatchObject(error('ForbiddenError'));
  });

  test('guessing the password through it is limited as signing in is', async () => {
    const email = 'guess@example.jp';
    await accountOf(api, { email });
    const idToken = await idTokenOf(email);
    for (let times = 0; times < 10; times += 1) await call(api, 'linkGoogle', { idToken, password: 'wrong' });
    expect(await call(api, 'linkGoogle', { idToken, password })).toMatchObject(
      error('RateLimitExceededError', { retryAt: expect.any(String) }),
    );
    expect(await call(api, 'signIn', { email, password })).toMatchObject(error('RateLimitExceededError'));
  });

  test('Google stays while it is the only way in', async () => {
    const { accessToken } = tokensIn(await signUp('only@example.jp'));
    const googleIdToken = await idTokenOf('only@example.jp');
    expect(await call(api, 'confirm', { googleIdToken }, bearer(accessToken))).toMatchObject({ ok: true });
    expect(await call(api, 'unlinkGoogle', {}, bearer(accessToken))).toMatchObject({
      user: null,
      ...error('ForbiddenError'),
    });
    expect(await signIn('only@example.jp')).toMatchObject({ errors: [] });
  });
});
