import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
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
import { secondFactorEffects } from './recovery.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());
// A code serves once: each test begins in another half minute.
beforeEach(() => api.clock.advance(60_000));

const error = (name: string, more: Record<string, unknown> = {}) => ({
  errors: [{ __typename: name, ...more }],
});
const wrong = error('UserInputInvalidError');
const begun = v.object({ secret: v.string(), uri: v.string() });
const made = v.object({ recoveryCodes: v.array(v.string()) });
const asked = v.object({ errors: v.tuple([v.object({ signInToken: v.string() })]) });
const answered = v.object({ accessToken: v.string(), rememberedDevice: v.nullable(v.string()) });
const factor = v.object({
  me: v.object({ secondFactor: v.nullable(v.object({ recoveryCodesLeft: v.number() })) }),
});

let people = 0;
const person = async () => {
  const email = `factor-${(people += 1)}@example.jp`;
  return { email, id: await accountOf(api, { email }), ...(await confirmedDevice(api, email)) };
};
const codeOf = (secret: string, at = api.clock.now().getTime()) =>
  new TOTP({ secret }).generate({ timestamp: at });

const withTotp = async () => {
  const someone = await person();
  const caller = bearer(someone.accessToken);
  const { secret } = v.parse(begun, await call(api, 'beginTotp', {}, caller));
  const { recoveryCodes } = v.parse(made, await call(api, 'enableTotp', { code: codeOf(secret) }, caller));
  api.clock.advance(30_000);
  return { ...someone, caller, secret, recoveryCodes };
};
const passwordOf = async (email: string, device?: string | null, caller = {}) =>
  call(api, 'signIn', { email, password, device }, caller);
const ticketOf = async (email: string, caller = {}) =>
  v.parse(asked, await passwordOf(email, null, caller)).errors[0].signInToken;
const answer = (signInToken: string, more: Record<string, unknown>, caller = {}) =>
  call(api, 'answerSecondFactor', { signInToken, ...more }, caller);
const factorOf = async (caller: object) =>
  v.parse(factor, (await api.send('{ me { secondFactor { recoveryCodesLeft } } }', {}, caller)).data).me
    .secondFactor;
const sessionsOf = (userId: string) =>
  api.services.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();

describe('an authenticator app', () => {
  test('is set up with its first code, once asked who it is; and then a password opens nothing alone', async () => {
    const someone = await person();
    const unasked = bearer((await signedIn(api, someone.email)).accessToken);
    expect(await call(api, 'beginTotp', {}, unasked)).toMatchObject(error('ConfirmationRequiredError'));
    const caller = bearer(someone.accessToken);
    const { secret, uri } = v.parse(begun, await call(api, 'beginTotp', {}, caller));
    expect(uri).toContain(secret);
    // Begun and not gone on with: it asks nothing.
    tokensIn(await passwordOf(someone.email));
    expect(await call(api, 'enableTotp', { code: '000000' }, caller)).toMatchObject(wrong);
    const code = codeOf(secret);
    const { recoveryCodes } = v.parse(
      made,
      await call(api, 'enableTotp', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, caller),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await factorOf(caller)).toEqual({ recoveryCodesLeft: 10 });
    expect((await mailsTo(api, someone.email)).at(-1)).toMatchObject({
      template: 'securityChanged',
      data: { change: 'TOTP_ON' },
    });
    const stored = await api.services.db
      .selectFrom('totp_credentials')
      .select('secret_encrypted as sealed')
      .where('user_id', '=', someone.id)
      .executeTakeFirst();
    expect(stored?.sealed).not.toContain(secret);
    expect(await call(api, 'beginTotp', {}, caller)).toMatchObject(error('ForbiddenError'));

    const before = await sessionsOf(someone.id);
    const refused = await passwordOf(someone.email);
    expect(refused).toMatchObject({
      accessToken: null,
      refreshToken: null,
      user: null,
      ...error('SecondFactorRequiredError', { signInToken: expect.stringMatching(/^[\w-]{43}$/) }),
    });
    expect(await sessionsOf(someone.id)).toEqual(before);
    const { signInToken } = v.parse(asked, refused).errors[0];
    expect(await answer(signInToken, { code })).toMatchObject(wrong);
    api.clock.advance(30_000);
    expect(await answer(signInToken, { code: codeOf(secret) })).toMatchObject({
      user: { email: someone.email },
      rememberedDevice: null,
      errors: [],
    });
    expect(
      await answer(signInToken, { code: codeOf(secret, api.clock.now().getTime() + 30_000) }),
    ).toMatchObject(error('TokenInvalidError'));
  });

  test('takes the half minute before and after, none twice, and none further off', async () => {
    const { email, secret } = await withTotp();
    const now = api.clock.now().getTime();
    const enter = async (at: number) => answer(await ticketOf(email), { code: codeOf(secret, at) });
    expect(await enter(now - 60_000)).toMatchObject(wrong);
    expect(await enter(now + 60_000)).toMatchObject(wrong);
    expect(await enter(now)).toMatchObject({ errors: [] });
    expect(await enter(now)).toMatchObject(wrong);
    expect(await enter(now - 30_000)).toMatchObject(wrong);
    expect(await enter(now + 30_000)).toMatchObject({ errors: [] });
  });

  test('a wrong password is as wrong as before, and a token that is made up, late or of an old password opens nothing', async () => {
    const { email, secret } = await withTotp();
    expect(await call(api, 'signIn', { email, password: 'wrong' })).toMatchObject(wrong);
    expect(await answer('made-up', { code: codeOf(secret) })).toMatchObject(error('TokenInvalidError'));
    const late = await ticketOf(email);
    api.clock.advance(10 * 60_000 + 1);
    expect(await answer(late, { code: codeOf(secret) })).toMatchObject(error('TokenInvalidError'));
    const old = await ticketOf(email);
    await call(api, 'requestReset', { email });
    await call(api, 'reset', { token: await mailedToken(api, email), password: 'あたらしい合い言葉 34' });
    expect(await answer(old, { code: codeOf(secret) })).toMatchObject(error('TokenInvalidError'));
  });

  test('guesses are limited where they come from, and lock no owner out', async () => {
    const { email, secret } = await withTotp();
    tokensIn(
      await answer(await ticketOf(email, { ip: '10.1.0.1' }), { code: codeOf(secret) }, { ip: '10.1.0.1' }),
    );
    const thief = { ip: '10.66.0.1' };
    const ticket = await ticketOf(email, thief);
    for (let times = 0; times < 10; times += 1)
      expect(await answer(ticket, { code: '000000' }, thief)).toMatchObject(wrong);
    expect(await answer(ticket, { code: codeOf(secret) }, thief)).toMatchObject(
      error('RateLimitExceededError'),
    );
    for (let place = 0; place < 30; place += 1) {
      const caller = { ip: `10.77.${place}.1` };
      await answer(ticket, { code: '000000' }, caller);
    }
    expect(await answer(ticket, { code: '000000' }, { ip: '10.88.0.1' })).toMatchObject(
      error('RateLimitExceededError'),
    );
    api.clock.advance(60_000);
    const owner = { ip: '10.1.0.1' };
    expect(await answer(await ticketOf(email, owner), { code: codeOf(secret) }, owner)).toMatchObject({
      errors: [],
    });
  });

  test('shows once more who one is; and is turned off only then', async () => {
    const { email, caller, secret, id } = await withTotp();
    const ticket = await ticketOf(email);
    const { accessToken } = v.parse(answered, await answer(ticket, { code: codeOf(secret) }));
    expect(await call(api, 'disableTotp', {}, bearer(accessToken))).toMatchObject(
      error('ConfirmationRequiredError'),
    );
    expect(await call(api, 'confirm', { totpCode: codeOf(secret) }, bearer(accessToken))).toMatchObject(
      wrong,
    );
    api.clock.advance(30_000);
    expect(await call(api, 'confirm', { totpCode: codeOf(secret) }, bearer(accessToken))).toMatchObject({
      ok: true,
    });
    expect(await call(api, 'disableTotp', {}, bearer(accessToken))).toMatchObject({ errors: [] });
    expect(await factorOf(caller)).toBeNull();
    tokensIn(await passwordOf(email));
    const left = await api.services.db.selectFrom('recovery_codes').where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test.runIf(isOnPostgres)('50 at once with one code open one session', async () => {
    const { email, secret, id } = await withTotp();
    const before = (await sessionsOf(id)).length;
    const tickets = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ticketOf(email, { ip: `10.${index}.0.1` })),
    );
    const code = codeOf(secret);
    const answers = await Promise.all(
      tickets.map((ticket, index) => answer(ticket, { code }, { ip: `10.${index}.0.1` })),
    );
    expect(answers.filter((one) => typeof one?.['accessToken'] === 'string')).toHaveLength(1);
    expect(await sessionsOf(id)).toHaveLength(before + 1);
  });
});

describe('recovery codes', () => {
  test('serve once each, are counted and told, and die when others are made', async () => {
    const { email, caller, recoveryCodes } = await withTotp();
    const [first = '', second = ''] = recoveryCodes;
    const enter = async (recoveryCode: string) => answer(await ticketOf(email), { recoveryCode });
    expect(await enter(`${first.slice(0, -1)}!`)).toMatchObject(wrong);
    expect(await enter('')).toMatchObject(wrong);
    expect(await enter(` ${first.toUpperCase().replaceAll('-', ' ')} `)).toMatchObject({ errors: [] });
    expect(await enter(first)).toMatchObject({
      errors: [{ message: 'コードが違うか、すでに使われています。別のコードを入力してください。' }],
    });
    expect(await factorOf(caller)).toEqual({ recoveryCodesLeft: 9 });
    expect((await mailsTo(api, email)).at(-1)).toMatchObject({ data: { change: 'RECOVERY_CODE_USED' } });
    const anew = v.parse(made, await call(api, 'renewRecoveryCodes', {}, caller)).recoveryCodes;
    expect(await enter(second)).toMatchObject(wrong);
    expect(await enter(anew[0] ?? '')).toMatchObject({ errors: [] });
  });

  test.runIf(isOnPostgres)('50 at once with one code open one session', async () => {
    const { email, id, recoveryCodes } = await withTotp();
    const before = (await sessionsOf(id)).length;
    const tickets = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ticketOf(email, { ip: `10.${index}.0.1` })),
    );
    const answers = await Promise.all(
      tickets.map((ticket, index) =>
        answer(ticket, { recoveryCode: recoveryCodes[0] }, { ip: `10.${index}.0.1` }),
      ),
    );
    expect(answers.filter((one) => typeof one?.['accessToken'] === 'string')).toHaveLength(1);
    expect(await sessionsOf(id)).toHaveLength(before + 1);
  });
});

describe('a remembered device', () => {
  const remembered = async () => {
    const someone = await withTotp();
    const { accessToken, rememberedDevice } = v.parse(
      answered,
      await answer(await ticketOf(someone.email), { code: codeOf(someone.secret), remembersDevice: true }),
    );
    return { ...someone, there: bearer(accessToken), device: rememberedDevice ?? '' };
  };

  test('needs no code for 30 days, with its own account alone', async () => {
    const { email, device } = await remembered();
    tokensIn(await passwordOf(email, device));
    const other = await withTotp();
    expect(await passwordOf(other.email, device)).toMatchObject(error('SecondFactorRequiredError'));
    expect(await passwordOf(email, 'made-up')).toMatchObject(error('SecondFactorRequiredError'));
    api.clock.advance(30 * 86_400_000);
    expect(await passwordOf(email, device)).toMatchObject(error('SecondFactorRequiredError'));
  });

  test('is told by mail and beside the devices when it is made, and when all are forgotten, once', async () => {
    const { email, there, caller } = await remembered();
    const shown = async () => {
      const { data } = await api.send(
        '{ me { securityChanges { kind } sessions { isCurrent needsNoCodeUntil } } }',
        {},
        there,
      );
      return v.parse(
        v.object({
          me: v.object({
            securityChanges: v.array(v.object({ kind: v.string() })),
            sessions: v.array(v.object({ isCurrent: v.boolean(), needsNoCodeUntil: v.nullable(v.string()) })),
          }),
        }),
        data,
      ).me;
    };
    const until = new Date(api.clock.now().getTime() + 30 * 86_400_000).toISOString();
    const before = await shown();
    expect(before.securityChanges[0]).toEqual({ kind: 'DEVICE_REMEMBERED' });
    expect(before.sessions.map((row) => row.needsNoCodeUntil)).toEqual(
      before.sessions.map((row) => (row.isCurrent ? until : null)),
    );
    expect(await mailsTo(api, email)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ change: 'DEVICE_REMEMBERED' }) }),
    );
    await call(api, 'forgetRememberedDevices', {}, caller);
    await call(api, 'forgetRememberedDevices', {}, caller);
    const after = await shown();
    expect(after.securityChanges.filter(({ kind }) => kind === 'DEVICES_FORGOTTEN')).toHaveLength(1);
    expect(after.sessions.every((row) => row.needsNoCodeUntil === null)).toBe(true);
    const told = (await mailsTo(api, email)).filter((one) =>
      JSON.stringify(one).includes('DEVICES_FORGOTTEN'),
    );
    expect(told).toHaveLength(1);
  });

  test.each(['ending it', 'a new password', 'forgetting all'])('is forgotten by %s', async (how) => {
    const { email, device, caller, there } = await remembered();
    if (how === 'ending it') {
      const { data } = await api.send('{ me { sessions { id isCurrent } } }', {}, there);
      const rows = v.parse(
        v.object({
          me: v.object({ sessions: v.array(v.object({ id: v.string(), isCurrent: v.boolean() })) }),
        }),
        data,
      ).me.sessions;
      await call(api, 'endSession', { id: rows.find((row) => row.isCurrent)?.id }, caller);
    } else if (how === 'forgetting all') await call(api, 'forgetRememberedDevices', {}, caller);
    else {
      await call(api, 'requestReset', { email });
      await call(api, 'reset', { token: await mailedToken(api, email), password });
    }
    expect(await passwordOf(email, device)).toMatchObject(error('SecondFactorRequiredError'));
  });
});

describe('whoever has lost all of it', () => {
  const work = () =>
    new OutboxWorker({ ...api.services, handlers: secondFactorEffects(api.services) }).drain();
  const dueOf = async (caller: object) =>
    (await api.send('{ me { factorRecoveryDueAt } }', {}, caller)).data?.['me'];
  const started = async () => {
    const someone = await withTotp();
    await call(api, 'requestFactorRecovery', { signInToken: await ticketOf(someone.email) });
    const token = await mailedToken(api, someone.email);
    expect(await call(api, 'startFactorRecovery', { token })).toMatchObject({ errors: [] });
    return { ...someone, token };
  };
  const days = (count: number) => count * 86_400_000;

  test('waits three days after the mail, while every device and the mailbox say so', async () => {
    const { email, caller, token } = await started();
    const dueAt = new Date(api.clock.now().getTime() + days(3)).toISOString();
    expect(await dueOf(caller)).toEqual({ factorRecoveryDueAt: dueAt });
    expect((await mailsTo(api, email)).at(-1)).toMatchObject({ template: 'factorRecoveryStarted' });
    expect(await call(api, 'startFactorRecovery', { token })).toMatchObject(error('TokenInvalidError'));
    api.clock.advance(days(3) - 60_000);
    await work();
    expect(await passwordOf(email)).toMatchObject(error('SecondFactorRequiredError'));
    api.clock.advance(60_000);
    await work();
    tokensIn(await passwordOf(email));
    expect((await mailsTo(api, email)).at(-1)).toMatchObject({ data: { change: 'FACTOR_REMOVED' } });
  });

  test.each(['a device', 'the mail'])('is stopped from %s, and then nothing happens', async (from) => {
    const { email, caller } = await started();
    const stop = from === 'a device' ? {} : { token: await mailedStop(email) };
    expect(await call(api, 'stopFactorRecovery', stop, from === 'a device' ? caller : {})).toMatchObject({
      errors: [],
    });
    expect((await mailsTo(api, email)).at(-1)).toMatchObject({ data: { change: 'RECOVERY_STOPPED' } });
    api.clock.advance(days(4));
    await work();
    expect(await passwordOf(email)).toMatchObject(error('SecondFactorRequiredError'));
  });
  const mailedStop = async (email: string) => {
    const url = (await mailsTo(api, email)).at(-1)?.data['stopUrl'];
    return new URL(String(url)).searchParams.get('token');
  };

  test('gets nowhere without the password, nor with one’s device that is another’s', async () => {
    const { email } = await withTotp();
    const other = await started();
    expect(await call(api, 'requestFactorRecovery', { signInToken: 'made-up' })).toMatchObject(
      error('TokenInvalidError'),
    );
    expect(await call(api, 'startFactorRecovery', { token: 'made-up' })).toMatchObject(
      error('TokenInvalidError'),
    );
    const stranger = await person();
    await call(api, 'stopFactorRecovery', {}, bearer(stranger.accessToken));
    expect(await dueOf(other.caller)).not.toEqual({ factorRecoveryDueAt: null });
    expect(await passwordOf(email)).toMatchObject(error('SecondFactorRequiredError'));
  });
});

describe('other ways past the code', () => {
  const nonceIn = v.object({ nonce: v.string() });
  test('Google asks for it as the password does', async () => {
    const { email, caller } = await withTotp();
    const idToken = async () => {
      const { nonce } = v.parse(nonceIn, await call(api, 'nonce'));
      return api.google.issueToken({ email, name: '西野 はな' }, nonce);
    };
    expect(await call(api, 'linkGoogle', { idToken: await idToken(), password })).toMatchObject(
      error('SecondFactorRequiredError'),
    );
    await call(api, 'connectGoogle', { idToken: await idToken() }, caller);
    expect(await call(api, 'signInGoogle', { idToken: await idToken() })).toMatchObject(
      error('SecondFactorRequiredError'),
    );
    expect(await call(api, 'signUpGoogle', { idToken: await idToken() })).toMatchObject(
      error('SecondFactorRequiredError'),
    );
  });

  test('the link to another address changes it, and opens nothing', async () => {
    const { email, caller, id } = await withTotp();
    const wanted = `moved-${email}`;
    await call(api, 'requestEmail', { email: wanted }, caller);
    expect(await call(api, 'changeEmail', { token: await mailedToken(api, wanted) })).toMatchObject(
      error('SecondFactorRequiredError'),
    );
    expect(await sessionsOf(id)).toEqual([]);
    expect(await passwordOf(wanted)).toMatchObject(error('SecondFactorRequiredError'));
  });
});
