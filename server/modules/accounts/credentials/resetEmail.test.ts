import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('changing the address', () => {
  test('happens when the link in the new mailbox is opened, signed in or not, and tells the old one', async () => {
    const { email, id } = await person();
    const device = await confirmedDevice(api, email);
    const wanted = 'new.address@example.jp';
    const request = { email: 'new.address@EXAMPLE.jp', byConfirmation: true };
    expect(await call(api, 'requestEmail', request, bearer(device.accessToken))).toEqual({
      email: wanted,
      needsAgreement: false,
      errors: [],
    });
    expect(await mailsTo(api, wanted)).toMatchObject([
      { template: 'resetEmail', data: { url: expect.stringContaining('/email_reset?token=') } },
    ]);
    tokensIn(await call(api, 'signIn', { email, password }));

    const token = await mailedToken(api, wanted);
    const changed = await call(api, 'changeEmail', { token });
    expect(changed).toMatchObject({ user: { email: wanted }, errors: [] });
    const { accessToken } = tokensIn(changed?.['tokens']);
    expect(await call(api, 'me', {}, bearer(accessToken))).toMatchObject({ email: wanted });
    expect(await api.send(operations.me, {}, bearer(device.accessToken))).toMatchObject(unauthenticated);
    expect((await mailsTo(api, email)).at(-1)).toMatchObject({
      template: 'emailChanged',
      data: { newEmailMasked: 'ne***@example.jp' },
    });
    expect(await call(api, 'changeEmail', { token })).toMatchObject(error('TokenInvalidError'));
    const row = await api.services.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.email_verified_at).toEqual(api.clock.now());
  });

  test('wants to know who it is, another address, and one that is free', async () => {
    const { email } = await person();
    const { email: theirs } = await person();
    const { accessToken } = await signedIn(api, email);
    const ask = (wanted: string) =>
      call(api, 'requestEmail', { email: wanted, byConfirmation: true }, bearer(accessToken));
    expect(await ask('free@example.jp')).toMatchObject(error('ConfirmationRequiredError'));
    await call(api, 'confirm', { password }, bearer(accessToken));
    expect(await ask('free')).toMatchObject(error('UserInputInvalidError', { field: 'email' }));
    expect(await ask(email.toUpperCase())).toMatchObject(error('NotChangedEmailError'));
    expect(await ask(theirs)).toMatchObject(error('DuplicateEmailError'));
    expect(await mailsTo(api, 'free@example.jp')).toEqual([]);
  });

  test('to one that somebody else took meanwhile changes nothing and leaves the link', async () => {
    const { email } = await person();
    const device = await confirmedDevice(api, email);
    const wanted = 'contested@example.jp';
    await call(api, 'requestEmail', { email: wanted }, bearer(device.accessToken));
    const token = await mailedToken(api, wanted);
    const rival = await api.rows.user({ email: wanted });
    expect(await call(api, 'changeEmail', { token })).toMatchObject(error('DuplicateEmailError'));
    expect(await call(api, 'me', {}, bearer(device.accessToken))).toMatchObject({ email });
    await api.services.db.deleteFrom('users').where('id', '=', rival).execute();
    expect(await call(api, 'changeEmail', { token })).toMatchObject({ user: { email: wanted } });
  });

  test('kills the links that went to the old address', async () => {
    const { email } = await person();
    const device = await confirmedDevice(api, email);
    await call(api, 'requestReset', { email });
    const reset = await mailedToken(api, email);
    const wanted = 'moved@example.jp';
    await call(api, 'requestEmail', { email: wanted }, bearer(device.accessToken));
    await call(api, 'changeEmail', { token: await mailedToken(api, wanted) });
    expect(await call(api, 'reset', { token: reset, password: next })).toMatchObject(
      error('ResetPasswordTokenError'),
    );
  });

  test('is too late after an hour', async () => {
    const { email } = await person();
    const { accessToken } = await confirmedDevice(api, email);
    const wanted = `late-${email}`;
    await call(api, 'requestEmail', { email: wanted }, bearer(accessToken));
    const token = await mailedToken(api, wanted);
    api.clock.advance(3_600_001);
    expect(await call(api, 'changeEmail', { token })).toMatchObject(error('TokenInvalidError'));
  });

  test('a newer request kills the link of an older one, and a new password kills both', async () => {
    const { email } = await person();
    const { accessToken } = await confirmedDevice(api, email);
    await call(api, 'requestEmail', { email: 'older@example.jp' }, bearer(accessToken));
    await call(api, 'requestEmail', { email: 'newer@example.jp' }, bearer(accessToken));
    const older = await mailedToken(api, 'older@example.jp');
    expect(await call(api, 'changeEmail', { token: older })).toMatchObject(error('TokenInvalidError'));
    await call(api, 'changePassword', { next }, bearer(accessToken));
    const newer = await mailedToken(api, 'newer@example.jp');
    expect(await call(api, 'changeEmail', { token: newer })).toMatchObject(error('TokenInvalidError'));
  });
});

describe('changing the address without the password', () => {
  const asked = async () => {
    const { email } = await person();
    const device = await signedIn(api, email);
    const wanted = `wanted-${email}`;
    expect(await call(api, 'requestEmail', { email: wanted }, bearer(device.accessToken))).toEqual({
      email: wanted,
      needsAgreement: true,
      errors: [],
    });
    const links = { current: await mailedToken(api, email), next: await mailedToken(api, wanted) };
    return { email, device, wanted, ...links };
  };
  const waiting = (waitsFor: string) => ({ user: null, tokens: null, waitsFor, errors: [] });
  const pending = async ({ accessToken }: { readonly accessToken: string }) =>
    (await api.send('{ me { email pendingEmail } }', {}, bearer(accessToken))).data?.['me'];

  test.each(['current', 'next'] as const)('wants both addresses, the %s one first', async (first) => {
    const { email, device, wanted, ...links } = await asked();
    const there = await signedIn(api, email);
    for (const one of [device, there]) expect(await pending(one)).toEqual({ email, pendingEmail: wanted });
    const other = first === 'current' ? 'next' : 'current';
    const waitsFor = first === 'current' ? 'NEW_ADDRESS' : 'CURRENT_ADDRESS';
    for (let times = 0; times < 2; times += 1)
      expect(await call(api, 'changeEmail', { token: links[first] })).toEqual(waiting(waitsFor));
    expect(await pending(device)).toEqual({ email, pendingEmail: wanted });
    const changed = await call(api, 'changeEmail', { token: links[other] });
    expect(changed).toMatchObject({ user: { email: wanted }, waitsFor: null, errors: [] });
    expect(await pending(tokensIn(changed?.['tokens']))).toEqual({ email: wanted, pendingEmail: null });
    expect(await api.send(operations.me, {}, bearer(device.accessToken))).toMatchObject(unauthenticated);
    for (const token of [links.current, links.next])
      expect(await call(api, 'changeEmail', { token })).toMatchObject(error('TokenInvalidError'));
    expect((await mailsTo(api, email)).map(({ template }) => template)).toEqual([
      'agreeEmail',
      'emailChanged',
    ]);
  });

  test('a stolen token takes no account: the new address alone changes nothing, within the hour or after', async () => {
    const { email, device, current, next: link } = await asked();
    expect(await call(api, 'changeEmail', { token: link })).toEqual(waiting('CURRENT_ADDRESS'));
    api.clock.advance(3_600_001);
    for (const token of [link, current])
      expect(await call(api, 'changeEmail', { token })).toMatchObject(error('TokenInvalidError'));
    const { accessToken } = tokensIn(await call(api, 'refresh', {}, bearer(device.refreshToken)));
    expect(await pending({ accessToken })).toEqual({ email, pendingEmail: null });
  });

  test('two askings do not add up: what the old address agreed to is the last one', async () => {
    const { email, device, current, wanted } = await asked();
    await call(api, 'changeEmail', { token: current });
    await call(api, 'requestEmail', { email: `thief-${email}` }, bearer(device.accessToken));
    const theirs = await mailedToken(api, `thief-${email}`);
    expect(await call(api, 'changeEmail', { token: theirs })).toEqual(waiting('CURRENT_ADDRESS'));
    expect(await call(api, 'changeEmail', { token: current })).toMatchObject(error('TokenInvalidError'));
    expect(await call(api, 'changeEmail', { token: await mailedToken(api, wanted) })).toMatchObject(
      error('TokenInvalidError'),
    );
  });

  test('is off once there is another password', async () => {
    const { device, current, next: link } = await asked();
    await call(api, 'confirm', { password }, bearer(device.accessToken));
    await call(api, 'changePassword', { next }, bearer(device.accessToken));
    for (const token of [link, current])
      expect(await call(api, 'changeEmail', { token })).toMatchObject(error('TokenInvalidError'));
  });

  test('goes without the old address for ten minutes after one was asked once more, on that device alone', async () => {
    const { email } = await person();
    const [here, there] = [await confirmedDevice(api, email), await signedIn(api, email)];
    const needs = async (device: typeof here) => {
      const answer = await call(api, 'requestEmail', { email: `then-${email}` }, bearer(device.accessToken));
      return answer?.['needsAgreement'];
    };
    expect(await needs(here)).toBe(false);
    expect(await needs(there)).toBe(true);
    api.clock.advance(10 * 60_000 - 1);
    expect(await needs(here)).toBe(false);
    api.clock.advance(1);
    expect(await needs(here)).toBe(true);
  });

  test.runIf(isOnPostgres)('both links at once, 20 times each, change it once', async () => {
    const { email, wanted, current, next: link } = await asked();
    const presses = Array.from({ length: 40 }, (_, index) =>
      call(api, 'changeEmail', { token: index % 2 === 0 ? current : link }),
    );
    const answers = await Promise.all(presses);
    expect(answers.filter((answer) => answer?.['user'] !== null)).toHaveLength(1);
    expect((await mailsTo(api, email)).map(({ template }) => template)).toEqual([
      'agreeEmail',
      'emailChanged',
    ]);
    tokensIn(await call(api, 'signIn', { email: wanted, password }));
  });
});
