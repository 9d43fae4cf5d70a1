import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
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
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());

const unauthenticated = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const next = 'あたらしい合い言葉 34';
const error = (name: string, more: Record<string, unknown> = {}) => ({
  errors: [{ __typename: name, ...more }],
});

let people = 0;
async function person() {
  const email = `person-${(people += 1)}@example.jp`;
  return { email, id: await accountOf(api, { email }) };
}

describe('a forgotten password', () => {
  test('is replaced through the link, once, and every device is signed out', async () => {
    const { email } = await person();
    const device = await signedIn(api, email);
    expect(await call(api, 'requestReset', { email })).toEqual({ email, errors: [] });
    const [mail] = await mailsTo(api, email);
    expect(mail).toMatchObject({
      template: 'resetPassword',
      data: { url: expect.stringMatching(/^http:\/\/localhost:4000\/password_reset\?token=[\w-]{43}$/) },
    });
    const token = await mailedToken(api, email);
    const isLive = async () =>
      (await api.send('query ($token: String!) { isPasswordResetLive(token: $token) }', { token })).data;
    expect(await isLive()).toEqual({ isPasswordResetLive: true });
    expect(await call(api, 'reset', { token, password: next })).toEqual({ ok: true, errors: [] });
    expect(await isLive()).toEqual({ isPasswordResetLive: false });
    expect(await api.send(operations.me, {}, bearer(device.accessToken))).toMatchObject(unauthenticated);
    expect(await call(api, 'refresh', {}, bearer(device.refreshToken))).toMatchObject(
      error('TokenInvalidError'),
    );
    expect(await call(api, 'signIn', { email, password })).toMatchObject(error('UserInputInvalidError'));
    tokensIn(await call(api, 'signIn', { email, password: next }));
    expect(await call(api, 'reset', { token, password })).toMatchObject(error('ResetPasswordTokenError'));
    expect((await mailsTo(api, email)).at(-1)).toMatchObject({ template: 'passwordChanged' });
  });

  test('of an address that nobody registered, or did not go on with, is refused', async () => {
    expect(await call(api, 'requestReset', { email: 'nobody@example.jp' })).toMatchObject(
      error('WrongEmailError'),
    );
    await call(api, 'register', { email: 'begun@example.jp' });
    expect(await call(api, 'requestReset', { email: 'begun@example.jp' })).toMatchObject(
      error('WrongEmailError'),
    );
    expect(await call(api, 'requestReset', { email: 'no address' })).toMatchObject(
      error('UserInputInvalidError', { field: 'email' }),
    );
  });

  test('is asked for five times an hour at most', async () => {
    const { email } = await person();
    for (let times = 0; times < 5; times += 1)
      expect(await call(api, 'requestReset', { email })).toMatchObject({ errors: [] });
    expect(await call(api, 'requestReset', { email })).toMatchObject(
      error('RateLimitExceededError', { retryAt: expect.any(String) }),
    );
    expect(await mailsTo(api, email)).toHaveLength(5);
  });

  test('is not closed to its owner by others who ask for it, who cause no more than a few mails', async () => {
    const { email } = await person();
    const addresses = Array.from({ length: 50 }, (_, index) => `198.18.${index}.1`);
    const strangers = await Promise.all(addresses.map((ip) => call(api, 'requestReset', { email }, { ip })));
    for (const answer of strangers) expect(answer).toEqual({ email, errors: [] });
    expect(await call(api, 'requestReset', { email })).toEqual({ email, errors: [] });
    expect(await mailsTo(api, email)).toHaveLength(5);
    // The last one works for 40 minutes yet when the next can be had.
    api.clock.advance(20 * 60_000);
    expect(await call(api, 'requestReset', { email })).toEqual({ email, errors: [] });
    expect(await mailsTo(api, email)).toHaveLength(6);
    expect(await call(api, 'reset', { token: await mailedToken(api, email), password: next })).toMatchObject({
      ok: true,
    });
  });

  test('a link is dead after an hour, after another one was used, and when it is none', async () => {
    const { email } = await person();
    await call(api, 'requestReset', { email });
    const first = await mailedToken(api, email);
    await call(api, 'requestReset', { email });
    await call(api, 'reset', { token: await mailedToken(api, email), password: next });
    await call(api, 'requestReset', { email });
    const last = await mailedToken(api, email);
    api.clock.advance(3_600_001);
    for (const token of [first, last, 'A'.repeat(43), ''])
      expect(await call(api, 'reset', { token, password })).toMatchObject(error('ResetPasswordTokenError'));
  });

  test.runIf(isOnPostgres)('one link used 50 times at once sets one password', async () => {
    const { email, id } = await person();
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    const passwords = Array.from({ length: 50 }, (_, index) => `${next} ${index}`);
    const answers = await Promise.all(passwords.map((one) => call(api, 'reset', { token, password: one })));
    const winner = passwords[answers.findIndex((answer) => answer?.['ok'] === true)];
    expect(answers.filter((answer) => answer?.['ok'] === true)).toEqual([{ ok: true, errors: [] }]);
    const refused = answers.filter((answer) => answer?.['ok'] !== true);
    expect(refused).toHaveLength(49);
    for (const answer of refused) expect(answer).toMatchObject(error('ResetPasswordTokenError'));
    expect((await mailsTo(api, email)).map(({ template }) => template)).toEqual([
      'resetPassword',
      'passwordChanged',
    ]);
    expect(await call(api, 'signIn', { email, password: winner })).toMatchObject({
      user: { email },
      errors: [],
    });
    const used = await api.services.db
      .selectFrom('one_time_tokens')
      .select('used_at')
      .where('user_id', '=', id)
      .execute();
    expect(used).toEqual([{ used_at: api.clock.now() }]);
  });

  test('a common password leaves the link usable and the devices signed in', async () => {
    const { email } = await person();
    const device = await signedIn(api, email);
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    expect(await call(api, 'reset', { token, password: 'qwertyuiop' })).toMatchObject(
      error('UserInputInvalidError', { field: 'password' }),
    );
    expect(await call(api, 'me', {}, bearer(device.accessToken))).toMatchObject({ email });
    expect(await call(api, 'reset', { token, password: next })).toMatchObject({ ok: true });
  });
});

describe('changing the password', () => {
  test('wants the present one, and ends the other devices', async () => {
    const { email } = await person();
    const [here, there] = [await signedIn(api, email), await signedIn(api, email)];
    const change = (variables: Record<string, unknown>) =>
      call(api, 'changePassword', variables, bearer(here.accessToken));
    expect(await change({ next })).toMatchObject(error('ConfirmationRequiredError'));
    await call(api, 'confirm', { password }, bearer(here.accessToken));
    expect(await change({ next: 'short' })).toMatchObject(
      error('UserInputInvalidError', { field: 'newPassword' }),
    );
    expect(await change({ next: password })).toMatchObject(
      error('UserInputInvalidError', { field: 'newPassword' }),
    );
    expect(await call(api, 'me', {}, bearer(there.accessToken))).toMatchObject({ email });

    expect(await change({ next })).toEqual({ user: { hasPassword: true }, errors: [] });
    expect(await call(api, 'me', {}, bearer(here.accessToken))).toMatchObject({ email });
    expect(await api.send(operations.me, {}, bearer(there.accessToken))).toMatchObject(unauthenticated);
    tokensIn(await call(api, 'signIn', { email, password: next }));
    expect(await mailsTo(api, email)).toMatchObject([{ template: 'passwordChanged' }]);
  });
});

describe('showing once more who one is', () => {
  test('takes the right password; wrong ones are counted with those of signing in', async () => {
    const { email } = await person();
    const { accessToken } = await signedIn(api, email);
    const show = (given?: string) => call(api, 'confirm', { password: given }, bearer(accessToken));
    expect(await show()).toMatchObject(error('UserInputInvalidError', { field: 'password' }));
    for (let times = 0; times < 10; times += 1)
      expect(await show('wrong')).toMatchObject(error('UserInputInvalidError', { field: 'password' }));
    expect(await show(password)).toMatchObject(error('RateLimitExceededError'));
    expect(await call(api, 'signIn', { email, password })).toMatchObject(error('RateLimitExceededError'));
    expect((await api.send('{ me { confirmedUntil } }', {}, bearer(accessToken))).data).toEqual({
      me: { confirmedUntil: null },
    });
  });
});
