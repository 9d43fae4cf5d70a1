import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { accountOf, bearer, call, confirmedDevice, mailsTo, signedIn, tokensIn } from '../testing.ts';
import { paperAuthenticator } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());

const error = (name: string) => ({ errors: [{ __typename: name }] });
const notShown = error('TokenInvalidError');
const optionsIn = v.object({ options: v.string() });
const rowsIn = v.object({
  me: v.object({
    passkeys: v.array(v.object({ id: v.string(), name: v.string(), lastUsedAt: v.nullable(v.string()) })),
  }),
});

let people = 0;
const person = async () => {
  const email = `passkey-${(people += 1)}@example.jp`;
  return { email, id: await accountOf(api, { email }), ...(await confirmedDevice(api, email)) };
};
type Person = Awaited<ReturnType<typeof person>>;

const begin = async (
  what: 'passkeyConfirmationOptions' | 'passkeyRegistrationOptions' | 'passkeySignInOptions',
  accessToken?: string,
): Promise<string> =>
  v.parse(optionsIn, await call(api, what, {}, accessToken === undefined ? {} : bearer(accessToken))).options;
const register = (accessToken: string, response: string) =>
  call(api, 'registerPasskey', { response }, bearer(accessToken));
const passkeysOf = async (accessToken: string) =>
  v.parse(
    rowsIn,
    (await api.send('{ me { passkeys { id name lastUsedAt } } }', {}, bearer(accessToken))).data,
  ).me.passkeys;
const withPasskey = async (someone: Person) => {
  const authenticator = paperAuthenticator();
  const response = authenticator.register(await begin('passkeyRegistrationOptions', someone.accessToken));
  expect(await register(someone.accessToken, response)).toMatchObject({ errors: [] });
  return authenticator;
};
const signIn = (response: string) => call(api, 'signInPasskey', { response });

describe('registering a passkey', () => {
  test('is asked once more, mailed, listed, and signs in without an address', async () => {
    const someone = await person();
    const unasked = bearer((await signedIn(api, someone.email)).accessToken);
    expect(await call(api, 'passkeyRegistrationOptions', {}, unasked)).toMatchObject(
      error('ConfirmationRequiredError'),
    );
    const authenticator = await withPasskey(someone);
    expect(await passkeysOf(someone.accessToken)).toMatchObject([{ lastUsedAt: null }]);
    expect((await mailsTo(api, someone.email)).at(-1)).toMatchObject({
      template: 'securityChanged',
      data: { change: 'PASSKEY_ADDED' },
    });
    expect(
      (await api.send('{ me { securityChanges { kind } } }', {}, bearer(someone.accessToken))).data,
    ).toMatchObject({ me: { securityChanges: [{ kind: 'PASSKEY_ADDED' }] } });

    const entered = await signIn(authenticator.show(await begin('passkeySignInOptions')));
    expect(entered).toMatchObject({ user: { email: someone.email }, errors: [] });
    const [row] = await passkeysOf(tokensIn(entered).accessToken);
    expect(row?.lastUsedAt).toBe(api.clock.now().toISOString());
  });

  test('keeps nothing secret readable, and only ways to reach it that there are', async () => {
    const someone = await person();
    await withPasskey(someone);
    const rows = await api.services.db
      .selectFrom('passkeys')
      .select(['transports', 'is_backed_up', 'is_multi_device'])
      .where('user_id', '=', someone.id)
      .execute();
    expect(rows).toEqual([{ transports: ['hybrid', 'internal'], is_backed_up: true, is_multi_device: true }]);
  });

  test('of another origin, without verification, replayed, late, or begun elsewhere is refused', async () => {
    const someone = await person();
    const other = await person();
    const token = someone.accessToken;
    const options = () => begin('passkeyRegistrationOptions', token);
    const made = (sent: string, pose = {}) => paperAuthenticator().register(sent, pose);
    expect(await register(token, made(await options(), { origin: 'https://evil.example' }))).toMatchObject(
      notShown,
    );
    expect(await register(token, made(await options(), { rpId: 'evil.example' }))).toMatchObject(notShown);
    expect(await register(token, made(await options(), { isVerified: false }))).toMatchObject(notShown);
    const used = await options();
    expect(await register(token, made(used))).toMatchObject({ errors: [] });
    expect(await register(token, made(used))).toMatchObject(notShown);
    const theirs = made(await begin('passkeyRegistrationOptions', other.accessToken));
    expect(await register(token, theirs)).toMatchObject(notShown);
    expect(await register(token, made(await begin('passkeySignInOptions')))).toMatchObject(notShown);
    for (const odd of ['', '{}', 'null', 'x'.repeat(70_000), '{"id":1}'])
      expect(await register(token, odd)).toMatchObject(notShown);
    const late = made(await options());
    api.clock.advance(5 * 60_000 + 1);
    expect(await register(token, late)).toMatchObject(notShown);
    expect(await passkeysOf(token)).toHaveLength(1);
  });

  test('of a key that somebody else has is refused', async () => {
    const [one, two] = [await person(), await person()];
    const authenticator = await withPasskey(one);
    const again = authenticator.register(await begin('passkeyRegistrationOptions', two.accessToken));
    expect(await register(two.accessToken, again)).toMatchObject(notShown);
    expect(await passkeysOf(two.accessToken)).toEqual([]);
  });

  test.runIf(isOnPostgres)('50 at once with one answer make one', async () => {
    const someone = await person();
    const response = paperAuthenticator().register(
      await begin('passkeyRegistrationOptions', someone.accessToken),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => register(someone.accessToken, response)),
    );
    expect(answers.filter((answer) => answer?.['user'] !== null)).toHaveLength(1);
    expect(await passkeysOf(someone.accessToken)).toHaveLength(1);
  });
});

describe('signing in by a passkey', () => {
  test('of another origin, unverified, replayed, late, or as somebody else is refused', async () => {
    const someone = await person();
    const authenticator = await withPasskey(someone);
    const show = async (pose = {}) => authenticator.show(await begin('passkeySignInOptions'), pose);
    for (const pose of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' },
    ])
      expect(await signIn(await show(pose))).toMatchObject(notShown);
    const response = await show();
    expect(await signIn(response)).toMatchObject({ errors: [] });
    expect(await signIn(response)).toMatchObject(notShown);
    const tampered = { ...JSON.parse(await show()), id: paperAuthenticator().id };
    expect(await signIn(JSON.stringify(tampered))).toMatchObject(notShown);
    const late = await show();
    api.clock.advance(5 * 60_000 + 1);
    expect(await signIn(late)).toMatchObject(notShown);
    for (const odd of ['', '[]', '{"id":"x"}']) expect(await signIn(odd)).toMatchObject(notShown);
  });

  test('whose counter stands still or goes back is a copy, and refused', async () => {
    const authenticator = await withPasskey(await person());
    const show = async (counter: number) =>
      signIn(authenticator.show(await begin('passkeySignInOptions'), { counter }));
    expect(await show(7)).toMatchObject({ errors: [] });
    expect(await show(7)).toMatchObject(notShown);
    expect(await show(3)).toMatchObject(notShown);
    expect(await show(8)).toMatchObject({ errors: [] });
  });

  test('that was removed, or of a closed account, is refused', async () => {
    const someone = await person();
    const [gone, stays] = [await withPasskey(someone), await withPasskey(someone)];
    const [first] = await passkeysOf(someone.accessToken);
    const begun = gone.show(await begin('passkeySignInOptions'));
    expect(await call(api, 'removePasskey', { id: first?.id }, bearer(someone.accessToken))).toMatchObject({
      errors: [],
    });
    expect((await mailsTo(api, someone.email)).at(-1)).toMatchObject({
      template: 'securityChanged',
      data: { change: 'PASSKEY_REMOVED' },
    });
    expect(await signIn(begun)).toMatchObject(notShown);
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
      .where('id', '=', someone.id)
      .execute();
    expect(await signIn(stays.show(await begin('passkeySignInOptions')))).toMatchObject(
      error('ForbiddenError'),
    );
  });

  test.runIf(isOnPostgres)('50 at once with one answer open one session', async () => {
    const someone = await person();
    const authenticator = await withPasskey(someone);
    const response = authenticator.show(await begin('passkeySignInOptions'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(response)));
    expect(answers.filter((answer) => answer?.['user'] !== null)).toHaveLength(1);
  });

  test.runIf(isOnPostgres)('50 at once of a counting key never leave it counting back', async () => {
    const authenticator = await withPasskey(await person());
    const responses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        authenticator.show(await begin('passkeySignInOptions'), { counter: index + 1 }),
      ),
    );
    const answers = await Promise.all(responses.map(signIn));
    const entered = answers.flatMap((answer, index) => (answer?.['user'] ? [index + 1] : []));
    const row = await api.services.db
      .selectFrom('passkeys')
      .select('counter')
      .where('credential_id', '=', authenticator.id)
      .executeTakeFirst();
    expect(row?.counter).toBe(Math.max(...entered));
  });
});

describe('showing once more who one is by a passkey', () => {
  const confirm = (accessToken: string, passkey: string) =>
    call(api, 'confirm', { passkey }, bearer(accessToken));

  test('opens what asks, on that device alone', async () => {
    const someone = await person();
    const authenticator = await withPasskey(someone);
    const { accessToken } = await signedIn(api, someone.email);
    const unasked = () => call(api, 'passkeyRegistrationOptions', {}, bearer(accessToken));
    const elsewhere = authenticator.show(await begin('passkeyConfirmationOptions', someone.accessToken));
    expect(await confirm(accessToken, elsewhere)).toMatchObject(notShown);
    expect(await confirm(accessToken, authenticator.show(await begin('passkeySignInOptions')))).toMatchObject(
      notShown,
    );
    expect(await unasked()).toMatchObject(error('ConfirmationRequiredError'));
    const right = authenticator.show(await begin('passkeyConfirmationOptions', accessToken));
    expect(await confirm(accessToken, right)).toMatchObject({ ok: true });
    expect(await unasked()).toMatchObject({ errors: [] });
  });

  test('takes nobody else’s', async () => {
    const [one, two] = [await person(), await person()];
    const [, theirs] = [await withPasskey(one), await withPasskey(two)];
    const { accessToken } = await signedIn(api, one.email);
    const response = theirs.show(await begin('passkeyConfirmationOptions', accessToken));
    expect(await confirm(accessToken, response)).toMatchObject(notShown);
  });
});

describe('one’s passkeys', () => {
  test('are renamed and removed by their owner alone', async () => {
    const [one, two] = [await person(), await person()];
    await withPasskey(one);
    const [row] = await passkeysOf(one.accessToken);
    const rename = (name: string, token: string) =>
      call(api, 'renamePasskey', { id: row?.id, name }, bearer(token));
    await rename('のっとり', two.accessToken);
    await call(api, 'removePasskey', { id: row?.id }, bearer(two.accessToken));
    expect(await rename('', one.accessToken)).toMatchObject(error('UserInputInvalidError'));
    expect(await rename('名'.repeat(61), one.accessToken)).toMatchObject(error('UserInputInvalidError'));
    expect(await rename(' 仕事用の \n ノート ', one.accessToken)).toMatchObject({ errors: [] });
    expect(await passkeysOf(one.accessToken)).toMatchObject([{ name: '仕事用の ノート' }]);
    const unasked = bearer((await signedIn(api, one.email)).accessToken);
    expect(await call(api, 'removePasskey', { id: row?.id }, unasked)).toMatchObject(
      error('ConfirmationRequiredError'),
    );
  });

  test('removing one ends what other devices had confirmed', async () => {
    const someone = await person();
    await withPasskey(someone);
    const other = await confirmedDevice(api, someone.email);
    const [row] = await passkeysOf(someone.accessToken);
    await call(api, 'removePasskey', { id: row?.id }, bearer(someone.accessToken));
    expect(await call(api, 'passkeyRegistrationOptions', {}, bearer(other.accessToken))).toMatchObject(
      error('ConfirmationRequiredError'),
    );
    expect(await call(api, 'passkeyRegistrationOptions', {}, bearer(someone.accessToken))).toMatchObject({
      errors: [],
    });
  });

  test('one is offered once, and to nobody who has one', async () => {
    const someone = await person();
    const may = async () =>
      (await api.send('{ me { mayOfferPasskey } }', {}, bearer(someone.accessToken))).data?.['me'];
    expect(await may()).toEqual({ mayOfferPasskey: true });
    await call(api, 'notePasskeyOffered', {}, bearer(someone.accessToken));
    expect(await may()).toEqual({ mayOfferPasskey: false });
    const other = await person();
    await withPasskey(other);
    expect((await api.send('{ me { mayOfferPasskey } }', {}, bearer(other.accessToken))).data).toEqual({
      me: { mayOfferPasskey: false },
    });
  });
});
