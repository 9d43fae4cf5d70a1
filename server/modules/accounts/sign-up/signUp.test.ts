import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { accountOf, bearer, call, mailedToken, mailsTo, password, tokensIn } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());

const userOf = (email: string) =>
  api.services.db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'registration_step', 'email_verified_at'])
    .where('email', '=', email)
    .execute();

const dead = { errors: [{ __typename: 'TokenInvalidError' }] };

describe('registering an address', () => {
  test('makes an account of which only the address is known, and mails a link', async () => {
    expect(await call(api, 'register', { email: ' ｔａｒｏ@Example.JP　' })).toEqual({
      email: 'taro@example.jp',
      errors: [],
    });
    expect(await userOf('taro@example.jp')).toMatchObject([
      { role: 'CREATOR_USER', registration_step: 'EMAIL_VERIFICATION', email_verified_at: null },
    ]);
    const [mail] = await mailsTo(api, 'taro@example.jp');
    expect(mail).toMatchObject({
      template: 'verifyEmail',
      data: {
        url: expect.stringMatching(/^http:\/\/localhost:4000\/sign_up\/creator\/step1\?token=[\w-]{43}$/),
      },
    });
  });

  test('asked again, mails again for the same account, whatever its capitals', async () => {
    await call(api, 'register', { email: 'again@example.jp' });
    await call(api, 'register', { email: 'Again@Example.jp' });
    expect(await userOf('again@example.jp')).toHaveLength(1);
    expect(await mailsTo(api, 'Again@example.jp')).toHaveLength(1);
  });

  test('of an account that is there already is refused, and nothing is mailed', async () => {
    await accountOf(api, { email: 'there@example.jp' });
    expect(await call(api, 'register', { email: 'THERE@example.jp' })).toMatchObject({
      email: null,
      errors: [{ __typename: 'UserAlreadyExistsError' }],
    });
    expect(await mailsTo(api, 'THERE@example.jp')).toEqual([]);
  });

  test.each([
    '',
    'taro',
    'taro@',
    '@example.jp',
    'ta ro@example.jp',
    'taro@example',
    'taro@-a.jp',
    'taro@example.jp\r\nBcc: a@example.jp',
    `${'a'.repeat(250)}@example.jp`,
  ])('%j is no address', async (email) => {
    expect(await call(api, 'register', { email })).toMatchObject({
      errors: [{ __typename: 'UserInputInvalidError', field: 'email' }],
    });
  });

  test.each(['a..b.@docomo.ne.jp', 'taro+works@sub.example.co.jp'])('%s is one', async (email) => {
    expect(await call(api, 'register', { email })).toEqual({ email, errors: [] });
  });

  test('is limited for each address, and says when to come back', async () => {
    const email = 'often@example.jp';
    for (let times = 0; times < 5; times += 1) await call(api, 'register', { email });
    expect(await call(api, 'register', { email })).toMatchObject({
      errors: [{ __typename: 'RateLimitExceededError', retryAt: expect.stringMatching(/^2026-04-01T10:/) }],
    });
    expect(await mailsTo(api, email)).toHaveLength(5);
    // Somebody else who asks for it is not stopped, and the mailbox is spared.
    expect(await call(api, 'register', { email }, { ip: '203.0.113.7' })).toEqual({ email, errors: [] });
    expect(await mailsTo(api, email)).toHaveLength(5);
  });
});

describe('the link', () => {
  test('is looked at as often as one likes, and signs up once', async () => {
    const email = 'link@example.jp';
    await call(api, 'register', { email });
    const token = await mailedToken(api, email);
    expect(await call(api, 'verify', { token })).toEqual({ email, verified: true, errors: [] });
    expect(await call(api, 'verify', { token })).toEqual({ email, verified: true, errors: [] });
    expect(await userOf(email)).toMatchObject([{ registration_step: 'PASSWORD' }]);

    const payload = await call(api, 'signUp', { token, password });
    expect(payload).toMatchObject({ user: { email, registrationStep: 'PROFILE' }, errors: [] });
    const { accessToken } = tokensIn(payload);
    expect(await call(api, 'me', {}, bearer(accessToken))).toMatchObject({
      email,
      registrationStep: 'PROFILE',
    });
    expect(await userOf(email)).toMatchObject([{ email_verified_at: api.clock.now() }]);

    expect(await call(api, 'signUp', { token, password })).toMatchObject(dead);
    expect(await call(api, 'verify', { token })).toMatchObject(dead);
    expect(await call(api, 'signIn', { email, password })).toMatchObject({ errors: [] });
  });

  test('uses up the links of earlier mails', async () => {
    const email = 'earlier@example.jp';
    await call(api, 'register', { email });
    const first = await mailedToken(api, email);
    await call(api, 'register', { email });
    await call(api, 'signUp', { token: await mailedToken(api, email), password });
    expect(await call(api, 'signUp', { token: first, password })).toMatchObject(dead);
  });

  test('that is forged, foreign or too old does nothing', async () => {
    const email = 'old@example.jp';
    await call(api, 'register', { email });
    const token = await mailedToken(api, email);
    for (const other of ['', 'x', 'A'.repeat(43), `${token}A`]) {
      expect(await call(api, 'verify', { token: other })).toMatchObject(dead);
      expect(await call(api, 'signUp', { token: other, password })).toMatchObject(dead);
      // A link to sign up with is none to set a password with.
      expect(await call(api, 'reset', { token, password })).toMatchObject({
        errors: [{ __typename: 'ResetPasswordTokenError' }],
      });
    }
    api.clock.advance(24 * 3_600_000 + 1);
    expect(await call(api, 'signUp', { token, password })).toMatchObject(dead);
    expect(await userOf(email)).toMatchObject([{ registration_step: 'EMAIL_VERIFICATION' }]);
  });

  test.each([
    ['', 'パスワードを入力してください。'],
    ['1234567', 'パスワードは8文字以上にしてください。'],
    ['𠮷'.repeat(129), 'パスワードは128文字以内にしてください。'],
    ['Password1', 'よく使われている、推測されやすいパスワードです。別のパスワードにしてください。'],
  ])('with the password %j leaves everything as it was', async (weak, message) => {
    const email = `weak-${weak.length}@example.jp`;
    await call(api, 'register', { email });
    const token = await mailedToken(api, email);
    expect(await call(api, 'signUp', { token, password: weak })).toMatchObject({
      accessToken: null,
      errors: [{ __typename: 'UserInputInvalidError', field: 'password', message }],
    });
    expect(await userOf(email)).toMatchObject([{ registration_step: 'EMAIL_VERIFICATION' }]);
    expect(await call(api, 'signUp', { token, password: '𠮷'.repeat(8) })).toMatchObject({ errors: [] });
  });
});

describe('many at once', () => {
  test('50 registrations of one address make one account', async () => {
    const email = 'many@example.jp';
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(api, 'register', { email })));
    expect(await userOf(email)).toHaveLength(1);
    const sent = answers.filter((answer) => answer?.['email'] === email);
    expect(sent).toHaveLength(5);
    expect(await mailsTo(api, email)).toHaveLength(5);
    expect(answers.filter((answer) => answer?.['email'] === null)).toHaveLength(45);
  });

  test.runIf(isOnPostgres)('one link used twice at once signs up once', async () => {
    const email = 'twice@example.jp';
    await call(api, 'register', { email });
    const token = await mailedToken(api, email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(api, 'signUp', { token, password })),
    );
    expect(answers.filter((answer) => answer?.['accessToken'] !== null)).toHaveLength(1);
    const sessions = await api.services.db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select('s.id')
      .where('u.email', '=', email)
      .execute();
    expect(sessions).toHaveLength(1);
  });
});
