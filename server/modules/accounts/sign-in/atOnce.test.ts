import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { accountOf, bearer, call, confirmedDevice, mailedToken, password, signedIn } from '../testing.ts';

const next = 'あたらしい合い言葉 34';
const nonceIn = v.object({ nonce: v.string() });
const addressOf = (index: number) => `10.${index}.0.1`;

/** What was let in by a way that is closed at the same moment: PGlite has one connection and cannot show this. */
describe.runIf(isOnPostgres)('a way in that is closed while many are on it', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ poolSize: 20 });
  });
  afterAll(() => api.close());

  let people = 0;
  const person = async () => {
    const email = `at-once-${(people += 1)}@example.jp`;
    return { email, id: await accountOf(api, { email }) };
  };
  const openSessions = (userId: string) =>
    api.services.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
  const signIns = (count: number, email: string) =>
    Array.from({ length: count }, (_, index) =>
      call(api, 'signIn', { email, password }, { ip: addressOf(index) }),
    );
  /** Every one's password is looked at and found right before `change` comes, and none of them goes on until it is done. */
  const afterVerified = async (
    start: () => readonly Promise<unknown>[],
    change: () => Promise<unknown>,
  ): Promise<void> => {
    const { hashing } = api.services;
    const run = hashing.run.bind(hashing);
    const changed = Promise.withResolvers<void>();
    let [all, begun, verified] = [Infinity, 0, 0];
    const held = vi.spyOn(hashing, 'run').mockImplementation(async (work) => {
      const isTheirs = (begun += 1) <= all;
      const result = await run(work);
      verified += 1;
      if (isTheirs) await changed.promise;
      return result;
    });
    const attempts = start();
    all = attempts.length;
    await expect.poll(() => verified, { timeout: 20_000 }).toBe(all);
    await change();
    changed.resolve();
    await Promise.all(attempts);
    held.mockRestore();
  };
  const waitingForLocks = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.services.db);
    return rows[0]?.waiting;
  };
  const idTokenOf = async (email: string) => {
    const { nonce } = v.parse(nonceIn, await call(api, 'nonce'));
    return api.google.issueToken({ email, name: '西野 はな' }, nonce);
  };

  test('50 sign-ins against a reset: no session of the old password lives', async () => {
    const { email, id } = await person();
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    const reset = call(api, 'reset', { token, password: next }, { ip: addressOf(99) });
    await Promise.all([reset, ...signIns(50, email)]);
    expect(await reset).toEqual({ ok: true, errors: [] });
    expect(await openSessions(id)).toEqual([]);
  });

  test('50 sign-ins against a change of the password: the device that changed it stays, alone', async () => {
    const { email, id } = await person();
    const { accessToken } = await confirmedDevice(api, email);
    const change = call(api, 'changePassword', { next }, bearer(accessToken));
    await Promise.all([change, ...signIns(50, email)]);
    expect(await change).toMatchObject({ errors: [] });
    expect(await openSessions(id)).toHaveLength(1);
  });

  test('50 sign-ins by the old address against its change: only whoever came with the link is in', async () => {
    const { email, id } = await person();
    const { accessToken } = await confirmedDevice(api, email);
    const wanted = `moved-${email}`;
    await call(api, 'requestEmail', { email: wanted }, bearer(accessToken));
    const token = await mailedToken(api, wanted);
    await afterVerified(
      () => signIns(50, email),
      async () => {
        expect(await call(api, 'changeEmail', { token })).toMatchObject({
          user: { email: wanted },
          errors: [],
        });
      },
    );
    expect(await openSessions(id)).toHaveLength(1);
  });

  test('50 ties to Google with the old password against a reset: none of them opens the account', async () => {
    const { email, id } = await person();
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    const idTokens = await Promise.all(Array.from({ length: 50 }, () => idTokenOf(email)));
    const reset = call(api, 'reset', { token, password: next }, { ip: addressOf(99) });
    await Promise.all([
      reset,
      ...idTokens.map((idToken, index) =>
        call(api, 'linkGoogle', { idToken, password }, { ip: addressOf(index) }),
      ),
    ]);
    expect(await reset).toEqual({ ok: true, errors: [] });
    expect(await openSessions(id)).toEqual([]);
  });

  test('a sign-in by Google that waits while it is untied is refused', async () => {
    const { email, id } = await person();
    await call(api, 'linkGoogle', { idToken: await idTokenOf(email), password });
    const before = await openSessions(id);
    const idToken = await idTokenOf(email);
    const signIn = await api.services.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const waiting = call(api, 'signInGoogle', { idToken });
      await expect.poll(waitingForLocks, { timeout: 20_000 }).toBe(1);
      await trx.deleteFrom('identities').where('user_id', '=', id).execute();
      return { waiting };
    });
    expect(await signIn.waiting).toMatchObject({ errors: [{ __typename: 'UserAlreadyExistsError' }] });
    expect(await openSessions(id)).toEqual(before);
  });

  test('a password that was right is no confirmation once a reset has come first', async () => {
    const { email, id } = await person();
    const devices = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signedIn(api, email, { ip: addressOf(index) })),
    );
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    const answers: unknown[] = [];
    await afterVerified(
      () =>
        devices.map(async ({ accessToken }, index) => {
          const caller = { ...bearer(accessToken), ip: addressOf(index) };
          answers.push(await call(api, 'confirm', { password }, caller));
        }),
      async () => {
        expect(await call(api, 'reset', { token, password: next })).toEqual({ ok: true, errors: [] });
      },
    );
    expect(answers).toHaveLength(devices.length);
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: false, errors: [{ __typename: 'ForbiddenError' }] });
    expect(await call(api, 'signIn', { email, password: next })).toMatchObject({ errors: [] });
    expect(await openSessions(id)).toHaveLength(1);
  });

  test('what was confirmed opens nothing once a reset has come first: a change, an export, a deletion', async () => {
    const { email, id } = await person();
    const devices = await Promise.all([1, 2, 3].map(() => confirmedDevice(api, email)));
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    const acts = [
      'changePassword(input: { newPassword: "べつの合い言葉 56" })',
      'requestDataExport',
      'requestAccountDeletion',
    ];
    const [reset, changed] = await Promise.all([
      call(api, 'reset', { token, password: next }),
      ...devices.map(({ accessToken }, index) =>
        api.send(`mutation { act: ${acts[index] ?? ''} { errors { __typename } } }`, {}, bearer(accessToken)),
      ),
    ]);
    if (reset?.['ok'] !== true) {
      // The change was there before it, and the link of before is worth nothing after a change.
      expect(reset).toMatchObject({ errors: [{ __typename: 'ResetPasswordTokenError' }] });
      expect(changed).toMatchObject({ data: { act: { errors: [] } } });
      expect(await call(api, 'signIn', { email, password: 'べつの合い言葉 56' })).toMatchObject({
        errors: [],
      });
      return;
    }
    // Whoever came before the reset did it; nobody did after, and the new password is the reset's.
    expect(await call(api, 'signIn', { email, password: next })).toMatchObject({ errors: [] });
    expect(await openSessions(id)).toHaveLength(1);
  });

  test('refreshes against a reset neither wait for each other nor keep a session', async () => {
    const { email, id } = await person();
    const devices = await Promise.all(
      Array.from({ length: 10 }, (_, index) => signedIn(api, email, { ip: addressOf(index) })),
    );
    await call(api, 'requestReset', { email });
    const token = await mailedToken(api, email);
    const [reset, ...refreshed] = await Promise.all([
      call(api, 'reset', { token, password: next }),
      ...devices.map(({ refreshToken }) => call(api, 'refresh', {}, bearer(refreshToken))),
    ]);
    expect(reset).toEqual({ ok: true, errors: [] });
    for (const answer of refreshed) {
      const renewed = answer?.['accessToken'];
      if (typeof renewed === 'string')
        expect(await api.send('{ me { id } }', {}, bearer(renewed))).toMatchObject({
          errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
        });
    }
    expect(await openSessions(id)).toEqual([]);
  });

  test('50 sign-ins against a suspension: no session is opened after it', async () => {
    const { email, id } = await person();
    await afterVerified(
      () => signIns(50, email),
      () =>
        api.services.db.transaction().execute(async (trx) => {
          const now = api.clock.now();
          await trx
            .updateTable('users')
            .set({ status: 'SUSPENDED', suspended_at: now })
            .where('id', '=', id)
            .execute();
          await trx
            .updateTable('sessions')
            .set({ ended_at: now, end_reason: 'SUSPENDED' })
            .where('user_id', '=', id)
            .where('ended_at', 'is', null)
            .execute();
        }),
    );
    expect(await openSessions(id)).toEqual([]);
  });
});
