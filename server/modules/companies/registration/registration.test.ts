import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { bearer, call as callAccounts, mailedToken, tokensIn } from '../../accounts/testing.ts';
import { hashToken, newToken } from '../../accounts/credentials/oneTimeTokens.ts';
import { call, person, refusals } from '../testing.ts';

let api: TestApi;
let made = 0;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.deleteFrom('rate_limits').execute();
});

interface Over {
  readonly email?: string;
  readonly company_id?: string;
  readonly role?: 'CORPORATE_USER' | 'CORPORATE_AGENT' | 'OUTSOURCING_RECRUITER';
  readonly expires_at?: Date;
  readonly revoked_at?: Date;
}

async function invited(over: Over = {}) {
  made += 1;
  const token = newToken();
  const email = over.email ?? `guest${made}@firm.example`;
  const company_id = over.company_id ?? (await api.rows.company());
  const now = api.clock.now();
  await api.services.db
    .insertInto('company_invitations')
    .values({
      id: api.services.newId(),
      role: 'CORPORATE_AGENT',
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      ...over,
      email,
      company_id,
    })
    .execute();
  return { token, email, company_id };
}

const register = (token: string, over: Record<string, unknown> = {}) =>
  call(api, 'register', { input: { token, ...person, ...over } });
const accountOf = (email: string) =>
  api.services.db
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(['u.id', 'u.role', 'u.status', 'u.registration_step as step', 'm.company_id as companyId'])
    .where('u.email', '=', email)
    .execute();

describe('an invited person', () => {
  test('belongs to the company, and signs in with the password', async () => {
    const { token, email, company_id } = await invited();
    expect(
      await register(token, { lastNameKana: 'にわ', firstNameKana: 'ｻﾜｺ', phoneNumber: '03-1234-5678' }),
    ).toEqual({ ok: true, errors: [] });
    const [account] = await accountOf(email);
    expect(account).toMatchObject({
      role: 'CORPORATE_AGENT',
      step: 'COMPLETED',
      status: 'ACTIVE',
      companyId: company_id,
    });
    const signedIn = await callAccounts(api, 'signIn', { email, password: person.password });
    expect(signedIn).toMatchObject({ user: { email, registrationStep: 'COMPLETED' }, errors: [] });
    expect(await call(api, 'me', {}, account?.id)).toEqual({
      company: { name: '株式会社灯台舎' },
      roles: ['CORPORATE_AGENT'],
      profile: { fullName: '丹羽 佐和子', companyName: '株式会社灯台舎', phoneNumber: '+81312345678' },
    });
    expect(await call(api, 'invitation', { token })).toBeNull();
    expect(refusals(await register(token))).toEqual(['TokenInvalidError']);
  });

  test.each([
    ['unknown', async () => newToken()],
    ['empty', async () => ''],
    ['expired', async () => (await invited({ expires_at: new Date('2026-04-01T08:59:59Z') })).token],
    ['taken back', async () => (await invited({ revoked_at: new Date('2026-04-01T08:00:00Z') })).token],
    [
      'of a suspended company',
      async () => {
        const company_id = await api.rows.company({ status: 'SUSPENDED', suspended_at: new Date() });
        return (await invited({ company_id })).token;
      },
    ],
  ])('is refused with a link that is %s', async (_what, tokenOf) => {
    const token = await tokenOf();
    expect(await call(api, 'invitation', { token })).toBeNull();
    expect(refusals(await register(token))).toEqual(['TokenInvalidError']);
  });

  test.each([
    ['password', 'short'],
    ['password', 'password1'],
    ['lastName', ''],
    ['firstName', 'あ'.repeat(51)],
    ['lastNameKana', '丹羽'],
    ['phoneNumber', '123'],
  ])('is told at %s what is wrong with %j; the link goes on working', async (field, value) => {
    const { token, email } = await invited();
    expect(refusals(await register(token, { [field]: value }))).toEqual([`UserInputInvalidError ${field}`]);
    expect(await accountOf(email)).toEqual([]);
    expect(await call(api, 'invitation', { token })).toMatchObject({ email });
  });

  test('whose address is somebody’s is refused, and the invitation is as it was', async () => {
    const { token, email } = await invited();
    await api.rows.user({ email: email.toUpperCase() });
    expect(refusals(await register(token))).toEqual(['UserAlreadyExistsError']);
    expect(await call(api, 'invitation', { token })).toMatchObject({ email });
  });

  test('takes over an address that somebody only typed into the creators’ form', async () => {
    const { token, email } = await invited();
    await callAccounts(api, 'register', { email });
    expect(refusals(await register(token))).toEqual([]);
    expect(await accountOf(email)).toMatchObject([{ role: 'CORPORATE_AGENT', step: 'COMPLETED' }]);
  });

  test('shows the company’s domain, unless anybody can have it or they are from outside', async () => {
    const company_id = await api.rows.company();
    await register((await invited({ company_id, email: 'a@own.example' })).token);
    await register((await invited({ company_id, email: 'b@own.example', role: 'CORPORATE_USER' })).token);
    await register((await invited({ company_id, email: 'c@gmail.com' })).token);
    await register(
      (await invited({ company_id, email: 'd@agency.example', role: 'OUTSOURCING_RECRUITER' })).token,
    );
    const domains = await api.services.db
      .selectFrom('company_domains')
      .select('domain')
      .where('company_id', '=', company_id)
      .execute();
    expect(domains).toEqual([{ domain: 'own.example' }]);
  });

  test('who changes to another address shows the domain of that one too', async () => {
    const company_id = await api.rows.company();
    const { token, email } = await invited({ company_id, email: 'e@before.example' });
    await register(token);
    const { accessToken } = tokensIn(await callAccounts(api, 'signIn', { email, password: person.password }));
    const moved = { email: 'e@after.example' };
    await callAccounts(api, 'confirm', { password: person.password }, bearer(accessToken));
    await callAccounts(api, 'requestEmail', moved, bearer(accessToken));
    await callAccounts(api, 'changeEmail', { token: await mailedToken(api, moved.email) });
    const domains = await api.services.db
      .selectFrom('company_domains')
      .select('domain')
      .where('company_id', '=', company_id)
      .orderBy('domain')
      .execute();
    expect(domains).toEqual([{ domain: 'after.example' }, { domain: 'before.example' }]);
  });

  test.runIf(isOnPostgres)('who sends the form 50 times at once has one account', async () => {
    const { token, email, company_id } = await invited();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(token)));
    const said = answers.map((answer) => refusals(answer).join());
    expect(said.filter((one) => one === '')).toHaveLength(1);
    expect(said.filter((one) => one === 'TokenInvalidError')).toHaveLength(49);
    expect(await accountOf(email)).toMatchObject([{ companyId: company_id }]);
  });

  test.runIf(isOnPostgres)('whom two companies invited, answering both at once, belongs to one', async () => {
    const first = await invited({ email: 'both@firm.example' });
    const second = await invited({ email: 'both@firm.example' });
    const answers = await Promise.all([register(first.token), register(second.token)]);
    expect(answers.flatMap(refusals)).toEqual(['UserAlreadyExistsError']);
    expect(await accountOf('both@firm.example')).toHaveLength(1);
  });
});
