import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi, refusalOf } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { call, companyId, invitationId, memberId, operations, person, refusals } from '../testing.ts';

let api: TestApi;
let company: string;
let owner: string;
let made = 0;

beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.services;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('rate_limits').execute();
  company = await api.rows.company();
  owner = await api.rows.member({ company_id: company });
});

type CompanyRole = 'CORPORATE_USER' | 'CORPORATE_AGENT' | 'OUTSOURCING_RECRUITER';
const joined = (role: CompanyRole, company_id = company) => api.rows.member({ company_id, role });
const newEmail = () => `colleague${(made += 1)}@firm.example`;
const invite = (email: string, role = 'CORPORATE_AGENT', as = owner) =>
  call(api, 'invite', { email, role }, as);
const invitations = (company_id = company) =>
  api.services.db
    .selectFrom('company_invitations')
    .selectAll()
    .where('company_id', '=', company_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const openId = async () => (await invitations()).find((row) => row.revoked_at === null)?.id ?? '';
const tokenIn = (links: readonly string[] | undefined) =>
  new URL(links?.find((link) => link.includes('token=')) ?? 'x:').searchParams.get('token') ?? '';
const roleOf = async (userId: string) =>
  api.services.db
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(['u.role', 'u.status', 'm.role as member'])
    .where('u.id', '=', userId)
    .executeTakeFirst();

describe('what a company shows of its people', () => {
  test('its own see them, owners the open invitations too, others neither', async () => {
    const agent = await joined('CORPORATE_AGENT');
    await invite(newEmail());
    const stranger = await api.rows.member();
    const asked = (as: string | undefined) => call(api, 'company', { id: companyId(company) }, as);
    expect(await asked(owner)).toMatchObject({
      members: [{ email: expect.any(String) }, { email: expect.any(String) }],
      openInvitations: [{ email: expect.any(String) }],
    });
    expect(await asked(agent)).toMatchObject({ members: [{}, {}], openInvitations: [] });
    expect(await asked(stranger)).toMatchObject({ members: [], openInvitations: [] });
    expect(await asked(await api.rows.creator())).toMatchObject({ members: [], openInvitations: [] });
    expect(await asked(undefined)).toBeNull();
  });

  test('ids that are none find nothing', async () => {
    for (const id of ['co_12', companyId(api.services.newId()), 'co_', 'companyMember_1'])
      expect(await call(api, 'company', { id }, owner)).toBeNull();
  });
});

describe('an owner invites', () => {
  test('a colleague, who gets a mail in their name and joins with the role', async () => {
    const email = newEmail();
    expect(await invite(email, 'OUTSOURCING_RECRUITER')).toMatchObject({
      company: { id: companyId(company), openInvitations: [{ email, role: 'OUTSOURCING_RECRUITER' }] },
      errors: [],
    });
    const [mail] = await deliveredMails(api.services);
    expect(mail).toMatchObject({
      to: email,
      subject: '【つむぎ】丹羽 佐和子さんから「株式会社灯台舎」への招待',
    });
    expect(mail?.text).toContain('採用代行');
    await call(api, 'register', { input: { token: tokenIn(mail?.links), ...person } });
    const after = await call(api, 'company', { id: companyId(company) }, owner);
    expect(after).toMatchObject({ members: [{}, { email }], openInvitations: [] });
  });

  test.each([
    ['', 'CORPORATE_AGENT', 'UserInputInvalidError email'],
    ['nobody', 'CORPORATE_AGENT', 'UserInputInvalidError email'],
    ['a@firm.example', 'CREATOR_USER', 'UserInputInvalidError role'],
  ])('but not %j as %s', async (email, role, refusal) => {
    expect(refusals(await invite(email, role))).toEqual([refusal]);
    expect(await invitations()).toEqual([]);
  });

  test('but nobody who is a member already, or has an account', async () => {
    const agent = await joined('CORPORATE_AGENT');
    const { email } = await api.services.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', agent)
      .executeTakeFirstOrThrow();
    expect(refusals(await invite(email.toUpperCase()))).toEqual(['UserInputInvalidError email']);
    await api.rows.user({ email: 'creator@firm.example' });
    expect(refusals(await invite('creator@firm.example'))).toEqual(['UserAlreadyExistsError']);
    expect(await deliveredMails(api.services)).toEqual([]);
  });

  test('twice, then the second link and role count', async () => {
    const email = newEmail();
    await invite(email, 'CORPORATE_AGENT');
    await invite(email.toUpperCase(), 'CORPORATE_USER');
    const [first, second] = await deliveredMails(api.services);
    expect(await call(api, 'invitation', { token: tokenIn(first?.links) })).toBeNull();
    expect(await call(api, 'invitation', { token: tokenIn(second?.links) })).toMatchObject({
      role: 'CORPORATE_USER',
    });
  });

  test('no more than so many in an hour', async () => {
    for (let n = 0; n < 60; n += 1) await invite('not an address');
    for (let n = 0; n < 60; n += 1) await invite(newEmail());
    expect(refusals(await invite(newEmail()))).toEqual(['RateLimitExceededError']);
  });
});

describe('one person who is invited again and again', () => {
  const mailsTo = async (email: string) =>
    (await deliveredMails(api.services)).filter(({ to }) => to === email).length;

  test('gets one mail for 50 presses at once, and five an hour at most', async () => {
    const email = newEmail();
    const presses = await Promise.all(Array.from({ length: 50 }, () => invite(email)));
    for (const answer of presses) expect(refusals(answer)).toEqual([]);
    expect(await mailsTo(email)).toBe(1);

    for (let times = 0; times < 4; times += 1) {
      api.clock.advance(61_000);
      expect(refusals(await invite(email))).toEqual([]);
    }
    api.clock.advance(61_000);
    expect(refusals(await invite(email.toUpperCase()))).toEqual(['RateLimitExceededError']);
    expect(refusals(await call(api, 'resend', { id: invitationId(await openId()) }, owner))).toEqual([
      'RateLimitExceededError',
    ]);
    expect(refusals(await invite(newEmail()))).toEqual([]);
  });

  test('gets another mail at once when the role is another', async () => {
    const email = newEmail();
    await invite(email, 'CORPORATE_AGENT');
    await invite(email, 'CORPORATE_USER');
    expect(await mailsTo(email)).toBe(2);
  });
});

describe('an open invitation', () => {
  test('sent again has a new link that works for seven days, though the old one ran out', async () => {
    const email = newEmail();
    await invite(email);
    const [first] = await deliveredMails(api.services);
    const id = invitationId(await openId());
    api.clock.advance(8 * 86_400_000);
    expect(refusals(await call(api, 'resend', { id }, owner))).toEqual([]);
    const [second] = await deliveredMails(api.services);
    expect(second?.to).toBe(email);
    expect(await call(api, 'invitation', { token: tokenIn(first?.links) })).toBeNull();
    api.clock.advance(6.9 * 86_400_000);
    expect(await call(api, 'invitation', { token: tokenIn(second?.links) })).toMatchObject({ email });
    for (let n = 0; n < 5; n += 1) expect(refusals(await call(api, 'resend', { id }, owner))).toEqual([]);
    expect(refusals(await call(api, 'resend', { id }, owner))).toEqual(['RateLimitExceededError']);
  });

  test('taken back leads nowhere, and can be neither sent nor taken back again', async () => {
    await invite(newEmail());
    const [mail] = await deliveredMails(api.services);
    const id = invitationId(await openId());
    expect(await call(api, 'revoke', { id }, owner)).toMatchObject({
      company: { openInvitations: [] },
      errors: [],
    });
    const token = tokenIn(mail?.links);
    expect(refusals(await call(api, 'register', { input: { token, ...person } }))).toEqual([
      'TokenInvalidError',
    ]);
    expect(refusals(await call(api, 'revoke', { id }, owner))).toEqual(['ArgumentInvalidError']);
    expect(refusals(await call(api, 'resend', { id }, owner))).toEqual(['ArgumentInvalidError']);
  });

  test('of another company answers as one that does not exist', async () => {
    const stranger = await api.rows.member();
    await invite(newEmail());
    const real = invitationId(await openId());
    for (const operation of ['resend', 'revoke'] as const) {
      const other = await call(api, operation, { id: real }, stranger);
      for (const id of [invitationId(api.services.newId()), 'companyInvitation_12', 'x'])
        expect(await call(api, operation, { id }, stranger)).toEqual(other);
      expect(refusals(other)).toEqual(['ArgumentInvalidError']);
    }
    expect(await openId()).not.toBe('');
  });
});

describe('a member', () => {
  test('gets another role, at once', async () => {
    const agent = await joined('CORPORATE_AGENT');
    const answer = await call(api, 'role', { id: memberId(agent), role: 'CORPORATE_USER' }, owner);
    expect(refusals(answer)).toEqual([]);
    expect(await roleOf(agent)).toEqual({
      role: 'CORPORATE_USER',
      status: 'ACTIVE',
      member: 'CORPORATE_USER',
    });
    expect(
      refusals(await call(api, 'role', { id: memberId(owner), role: 'CORPORATE_AGENT' }, agent)),
    ).toEqual([]);
    // What the owner was a moment ago does not help.
    const answered = await api.post(operations.role, { id: memberId(agent), role: 'CORPORATE_AGENT' }, owner);
    expect(refusalOf(answered)).toBe('ForbiddenError');
  });

  test('that is removed is signed out everywhere, cannot come back, and may be invited again', async () => {
    const email = newEmail();
    await invite(email);
    const [mail] = await deliveredMails(api.services);
    await call(api, 'register', { input: { token: tokenIn(mail?.links), ...person } });
    const { id } = await api.services.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await call(api, 'me', {}, id)).toMatchObject({ roles: ['CORPORATE_AGENT'] });
    expect(await call(api, 'remove', { id: memberId(id) }, owner)).toMatchObject({
      company: { members: [{ isMe: true }] },
      errors: [],
    });
    expect(await roleOf(id)).toEqual({ role: 'CORPORATE_AGENT', status: 'SUSPENDED', member: null });
    await expect(call(api, 'me', {}, id)).rejects.toThrow('ログイン');
    const open = await api.services.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);

    await invite(email, 'CORPORATE_USER');
    const [again] = await deliveredMails(api.services);
    const input = { token: tokenIn(again?.links), ...person, lastName: '新' };
    expect(refusals(await call(api, 'register', { input }))).toEqual([]);
    expect(await roleOf(id)).toEqual({ role: 'CORPORATE_USER', status: 'ACTIVE', member: 'CORPORATE_USER' });
  });

  test('suspended by the operators does not come back by an invitation', async () => {
    const email = newEmail();
    await invite(email);
    const [mail] = await deliveredMails(api.services);
    await api.rows.user({
      email,
      role: 'CORPORATE_AGENT',
      status: 'SUSPENDED',
      suspended_at: api.clock.now(),
      suspension_reason: '規約違反',
    });
    const input = { token: tokenIn(mail?.links), ...person };
    expect(refusals(await call(api, 'register', { input }))).toEqual(['UserAlreadyExistsError']);
  });

  test('does nothing to themselves, so that an owner is always left', async () => {
    const id = memberId(owner);
    await joined('CORPORATE_USER');
    expect(refusals(await call(api, 'role', { id, role: 'CORPORATE_AGENT' }, owner))).toEqual([
      'ForbiddenError',
    ]);
    expect(refusals(await call(api, 'remove', { id }, owner))).toEqual(['ForbiddenError']);
    expect(await roleOf(owner)).toMatchObject({ status: 'ACTIVE', member: 'CORPORATE_USER' });
  });

  test('stays the last owner while the one who asks is about to leave', async () => {
    const other = await joined('CORPORATE_USER');
    await api.services.db
      .updateTable('users')
      .set({ deletion_due_at: new Date(api.clock.now().getTime() + 86_400_000) })
      .where('id', '=', owner)
      .execute();
    const id = memberId(other);
    expect(refusals(await call(api, 'remove', { id }, owner))).toEqual(['ForbiddenError']);
    expect(refusals(await call(api, 'role', { id, role: 'CORPORATE_AGENT' }, owner))).toEqual([
      'ForbiddenError',
    ]);
  });

  test('of another company answers as one that does not exist', async () => {
    const stranger = await api.rows.member();
    const agent = await joined('CORPORATE_AGENT');
    const creator = await api.rows.creator();
    const remove = (id: string) => call(api, 'remove', { id }, stranger);
    const other = await remove(memberId(agent));
    for (const id of [memberId(api.services.newId()), memberId(creator), 'companyMember_1', 'x'])
      expect(await remove(id)).toEqual(other);
    expect(refusals(other)).toEqual(['UserNotFoundError']);
    expect(await roleOf(agent)).toMatchObject({ status: 'ACTIVE', member: 'CORPORATE_AGENT' });
  });

  test('who is no owner changes nothing', async () => {
    const agent = await joined('CORPORATE_AGENT');
    const recruiter = await joined('OUTSOURCING_RECRUITER');
    const creator = await api.rows.creator();
    await invite(newEmail());
    const id = invitationId(await openId());
    const acts = [
      ['invite', { email: newEmail(), role: 'CORPORATE_USER' }],
      ['resend', { id }],
      ['revoke', { id }],
      ['role', { id: memberId(owner), role: 'CORPORATE_AGENT' }],
      ['remove', { id: memberId(owner) }],
    ] as const;
    for (const [operation, variables] of acts) {
      for (const as of [agent, recruiter, creator]) {
        const answered = await api.post(operations[operation], variables, as);
        expect(refusalOf(answered)).toBe('ForbiddenError');
      }
      const { errors } = await api.post(operations[operation], variables);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(await roleOf(owner)).toMatchObject({ status: 'ACTIVE', member: 'CORPORATE_USER' });
    expect(await invitations()).toHaveLength(1);
  });

  test.runIf(isOnPostgres)('of two owners who remove each other at once, one is left', async () => {
    const other = await joined('CORPORATE_USER');
    await Promise.all([call(api, 'me', {}, owner), call(api, 'me', {}, other)]);
    const answers = await Promise.allSettled([
      call(api, 'remove', { id: memberId(other) }, owner),
      call(api, 'remove', { id: memberId(owner) }, other),
    ]);
    expect(answers).toHaveLength(2);
    const members = await api.services.db
      .selectFrom('company_members')
      .select('user_id')
      .where('company_id', '=', company)
      .execute();
    expect(members).toHaveLength(1);
  });
});
