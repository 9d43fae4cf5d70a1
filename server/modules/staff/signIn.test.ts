import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { codeAt } from '../accounts/second-factor/totp.ts';
import { paperAuthenticator } from '../accounts/passkeys/testing.ts';
import { disableStaff, makeStaff, resetStaff } from './accounts.ts';
import { staffApi } from './testing.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
beforeAll(async () => {
  api = await testApi({ poolSize: 10 });
  desk = staffApi(api);
});
afterAll(() => api.close());
// A code serves once: each test begins in another half minute.
beforeEach(() => api.clock.advance(60_000));

const refusal = `errors { __typename message }`;
const begin = `mutation ($email: String!, $password: String!) {
  beginStaffSignIn(email: $email, password: $password) { stepToken passkeyOptions totp { secret uri } ${refusal} }
}`;
const confirm = `mutation ($stepToken: String!, $code: String, $recoveryCode: String, $passkey: String) {
  confirmStaffSignIn(stepToken: $stepToken, code: $code, recoveryCode: $recoveryCode, passkey: $passkey) {
    accessToken refreshToken recoveryCodes ${refusal}
  }
}`;
const refresh = `mutation ($refreshToken: String!) {
  refreshStaffTokens(refreshToken: $refreshToken) { accessToken refreshToken ${refusal} }
}`;
const me = '{ staff { name roles sessions { id isThis } } }';

const begun = v.object({
  stepToken: v.string(),
  passkeyOptions: v.nullable(v.string()),
  totp: v.nullable(v.object({ secret: v.string() })),
});
const entered = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  recoveryCodes: v.nullable(v.array(v.string())),
});
const beginAs = async (login: { readonly email: string; readonly password: string }) =>
  v.parse(begun, (await desk.send(begin, login)).data?.['beginStaffSignIn']);
const confirmWith = async (variables: Record<string, unknown>) =>
  (await desk.send(confirm, variables)).data?.['confirmStaffSignIn'];
const whoIs = (accessToken: string) => desk.send(me, {}, { authorization: `Bearer ${accessToken}` });

let people = 0;
const made = () =>
  makeStaff(api.services, {
    email: `staff-${(people += 1)}@desk.example`,
    name: '永井 葉',
    roles: ['REVIEWER'],
  });

const enrolled = async () => {
  const login = await made();
  const { stepToken, totp } = await beginAs(login);
  const secret = totp?.secret ?? '';
  const first = v.parse(entered, await confirmWith({ stepToken, code: codeAt(secret, api.clock.now()) }));
  return { login, secret, ...first };
};

describe('the door', () => {
  test('a first sign-in sets the second factor up and shows ten codes once; later ones ask for it', async () => {
    const { login, secret, recoveryCodes, accessToken } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    expect((await whoIs(accessToken)).data).toMatchObject({
      staff: { name: '永井 葉', roles: ['REVIEWER'] },
    });
    api.clock.advance(60_000);
    const { stepToken, totp } = await beginAs(login);
    expect(totp).toBeNull();
    expect(await confirmWith({ stepToken, code: '000000' })).toMatchObject({
      accessToken: null,
      errors: [{ __typename: 'UserInputInvalidError' }],
    });
    const again = v.parse(entered, await confirmWith({ stepToken, code: codeAt(secret, api.clock.now()) }));
    expect(again.recoveryCodes).toBeNull();
    // A code is taken once.
    expect(await confirmWith({ stepToken, code: codeAt(secret, api.clock.now()) })).toMatchObject({
      accessToken: null,
    });
  });

  test('a written code opens it once', async () => {
    const { login, recoveryCodes } = await enrolled();
    const recoveryCode = recoveryCodes?.[0] ?? '';
    const { stepToken } = await beginAs(login);
    v.parse(entered, await confirmWith({ stepToken, recoveryCode }));
    expect(await confirmWith({ stepToken, recoveryCode })).toMatchObject({ accessToken: null });
  });

  test('a wrong address and a wrong password are one failure, and are limited', async () => {
    const { email } = await made();
    const wrong = {
      data: { beginStaffSignIn: { stepToken: null, errors: [{ __typename: 'UserInputInvalidError' }] } },
    };
    expect(await desk.send(begin, { email: 'nobody@desk.example', password: 'x' })).toMatchObject(wrong);
    for (let times = 0; times < 10; times += 1)
      expect(await desk.send(begin, { email, password: 'wrong' })).toMatchObject(wrong);
    expect(await desk.send(begin, { email, password: 'wrong' })).toMatchObject({
      data: { beginStaffSignIn: { errors: [{ __typename: 'RateLimitExceededError' }] } },
    });
    api.clock.advance(3_600_000);
  });

  test('the step alone opens nothing, and a new password voids it', async () => {
    const { login } = await enrolled();
    api.clock.advance(60_000);
    const { stepToken } = await beginAs(login);
    expect(await whoIs(stepToken)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await resetStaff(api.services, login.email);
    expect(await confirmWith({ stepToken, code: '000000' })).toMatchObject({
      errors: [{ __typename: 'TokenInvalidError' }],
    });
  });
});

describe('a session', () => {
  test('ends after a quarter of an hour without a request, and after eight hours', async () => {
    const { accessToken, refreshToken } = await enrolled();
    api.clock.advance(4 * 60_000);
    expect((await whoIs(accessToken)).errors).toBeUndefined();
    api.clock.advance(16 * 60_000);
    expect(await desk.send(refresh, { refreshToken })).toMatchObject({
      data: { refreshStaffTokens: { accessToken: null, errors: [{ __typename: 'TokenInvalidError' }] } },
    });
    let { refreshToken: token } = await enrolled();
    for (let minutes = 0; minutes < 8 * 60; minutes += 10) {
      const answer = (await desk.send(refresh, { refreshToken: token })).data?.['refreshStaffTokens'];
      const next = v.parse(v.object({ refreshToken: v.string() }), answer);
      token = next.refreshToken;
      api.clock.advance(10 * 60_000);
    }
    expect(await desk.send(refresh, { refreshToken: token })).toMatchObject({
      data: { refreshStaffTokens: { accessToken: null } },
    });
  });

  test('a refresh token used twice ends it', async () => {
    const { refreshToken } = await enrolled();
    const next = v.parse(
      v.object({ accessToken: v.string() }),
      (await desk.send(refresh, { refreshToken })).data?.['refreshStaffTokens'],
    );
    api.clock.advance(20_001);
    expect(await desk.send(refresh, { refreshToken })).toMatchObject({
      data: { refreshStaffTokens: { accessToken: null } },
    });
    expect(await whoIs(next.accessToken)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('of an account that was disabled is over at once', async () => {
    const { login, accessToken } = await enrolled();
    await disableStaff(api.services, login.email);
    expect(await whoIs(accessToken)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

describe('two houses', () => {
  test('no member’s token opens anything of the staff’s', async () => {
    const member = await api.rows.creator();
    const authorization = await api.authorizationOf(member);
    expect(await desk.send(me, {}, { authorization })).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('no staff’s token opens anything of the members’', async () => {
    const { accessToken, refreshToken } = await enrolled();
    for (const token of [accessToken, refreshToken])
      expect(await api.send('{ me { id } }', {}, { authorization: `Bearer ${token}` })).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
  });
});

describe('a passkey', () => {
  const withKey = async () => {
    const person = await enrolled();
    const authorization = `Bearer ${person.accessToken}`;
    const device = paperAuthenticator();
    const optionsFor = async (password: string) =>
      (
        await desk.send(
          `mutation ($password: String!) { staffPasskeyOptions(password: $password) { options ${refusal} } }`,
          { password },
          { authorization },
        )
      ).data?.['staffPasskeyOptions'];
    const register = async (response: string) =>
      (
        await desk.send(
          `mutation ($response: String!) { registerStaffPasskey(response: $response) { ok ${refusal} } }`,
          { response },
          { authorization },
        )
      ).data?.['registerStaffPasskey'];
    expect(await optionsFor('違うパスワード')).toMatchObject({
      options: null,
      errors: [{ __typename: 'UserInputInvalidError' }],
    });
    const asked = v.parse(v.object({ options: v.string() }), await optionsFor(person.login.password));
    const answer = device.register(asked.options);
    expect(await register(answer)).toEqual({ ok: true, errors: [] });
    // What was asked to be signed serves once.
    expect(await register(answer)).toMatchObject({
      ok: false,
      errors: [{ __typename: 'TokenInvalidError' }],
    });
    return { ...person, authorization, device };
  };
  const refused = { accessToken: null, errors: [{ __typename: 'TokenInvalidError' }] };

  test('opens the door in the place of the code, after the password and never alone', async () => {
    const { login, device } = await withKey();
    const { stepToken, passkeyOptions } = await beginAs(login);
    const passkey = device.show(passkeyOptions ?? '');
    expect(await confirmWith({ stepToken: 'none', passkey })).toMatchObject(refused);
    const { accessToken } = v.parse(entered, await confirmWith({ stepToken, passkey }));
    expect((await whoIs(accessToken)).data).toMatchObject({ staff: { name: '永井 葉' } });
    expect(await confirmWith({ stepToken, passkey })).toMatchObject(refused);
    const line = await api.services.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'staff.signIn')
      .orderBy('occurred_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line?.detail).toEqual({ by: 'PASSKEY' });
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without its owner', { isVerified: false }],
  ])('that was signed %s is refused, and so is somebody else’s', async (_name, pose) => {
    const { login, device } = await withKey();
    const first = await beginAs(login);
    expect(
      await confirmWith({
        stepToken: first.stepToken,
        passkey: device.show(first.passkeyOptions ?? '', pose),
      }),
    ).toMatchObject(refused);
    const other = await withKey();
    const second = await beginAs(login);
    expect(
      await confirmWith({
        stepToken: second.stepToken,
        passkey: other.device.show(second.passkeyOptions ?? ''),
      }),
    ).toMatchObject(refused);
  });

  test('that was removed, or of an account that was reset, is asked for no more', async () => {
    const { login, authorization, device } = await withKey();
    const { stepToken, passkeyOptions } = await beginAs(login);
    const { data } = await desk.send('{ staff { passkeys { id name } } }', {}, { authorization });
    const { passkeys } = v.parse(
      v.object({ passkeys: v.tuple([v.object({ id: v.string() })]) }),
      data?.['staff'],
    );
    await desk.send(
      'mutation ($id: ID!) { removeStaffPasskey(id: $id) { ok } }',
      { id: passkeys[0].id },
      { authorization },
    );
    expect(await confirmWith({ stepToken, passkey: device.show(passkeyOptions ?? '') })).toMatchObject(
      refused,
    );
    expect((await beginAs(login)).passkeyOptions).toBeNull();
    const other = await withKey();
    const { password } = await resetStaff(api.services, other.login.email);
    expect((await beginAs({ email: other.login.email, password })).passkeyOptions).toBeNull();
  });
});
