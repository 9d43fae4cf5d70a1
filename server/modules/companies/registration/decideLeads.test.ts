import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { acceptLead, declineLead, leadIdOf } from './decideLeads.ts';
import { shortIdOf } from './leads.ts';
import { call, lead, person, refusals } from '../testing.ts';

let api: TestApi;
let made = 0;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.deleteFrom('outbox').execute();
  await api.services.db.deleteFrom('rate_limits').execute();
});

/** A new lead with an address and a company of its own; its mails are out of the way. */
async function newLead(over: Partial<Record<keyof typeof lead, string>> = {}) {
  made += 1;
  const email = over.email ?? `lead${made}@firm${made}.example`;
  const companyName = over.companyName ?? `株式会社ためし${made}`;
  await call(api, 'lead', { input: { ...lead, ...over, email, companyName } });
  await api.services.db.deleteFrom('outbox').execute();
  const row = await api.services.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { id: row.id, email, companyName };
}

const tokenOf = (link: string | undefined) => new URL(link ?? 'x:').searchParams.get('token') ?? '';
const linkIn = (links: readonly string[] | undefined) => links?.find((link) => link.includes('token='));
const companiesOf = (leadId: string) =>
  api.services.db.selectFrom('companies').selectAll().where('lead_id', '=', leadId).execute();

describe('an operator accepts a lead', () => {
  test('makes the company, the invitation of an owner and its mail, and leaves a trace', async () => {
    const { id, email, companyName } = await newLead({ companyName: '㈱ ためし屋' });
    const done = await acceptLead(api.services, id);
    expect(done).toMatchObject({ kind: 'CREATED', company: { name: companyName } });
    expect(await companiesOf(id)).toMatchObject([
      {
        name: '㈱ ためし屋',
        name_key: 'タメシ屋',
        contact_email: email,
        contact_phone_number: '+819012345678',
      },
    ]);
    const [mail, ...more] = await deliveredMails(api.services);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: '【つむぎ】ご利用開始のご案内' });
    expect(linkIn(mail?.links)).toMatch(/\/sign_up\/business\/password\?token=[\w-]{43}$/u);
    expect(await call(api, 'invitation', { token: tokenOf(linkIn(mail?.links)) })).toEqual({
      companyName,
      email,
      role: 'CORPORATE_USER',
      lastName: '早瀬',
      firstName: 'みお',
    });
    const log = await api.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .execute();
    expect(log).toMatchObject([{ actor_kind: 'COMMAND_LINE', action: 'lead.accept', subject_kind: 'LEAD' }]);
  });

  test('again, while nobody has come, sends a new link to the same company', async () => {
    const { id } = await newLead();
    const first = await acceptLead(api.services, id);
    const [old] = await deliveredMails(api.services);
    const again = await acceptLead(api.services, id);
    const [fresh] = await deliveredMails(api.services);
    expect(again).toMatchObject({ kind: 'SENT_AGAIN', company: first.company });
    expect(await call(api, 'invitation', { token: tokenOf(linkIn(old?.links)) })).toBeNull();
    expect(await call(api, 'invitation', { token: tokenOf(linkIn(fresh?.links)) })).not.toBeNull();
    expect(await companiesOf(id)).toHaveLength(1);
  });

  test('not again once somebody has come, nor when the address is somebody’s', async () => {
    const { id, email } = await newLead();
    await acceptLead(api.services, id);
    const [mail] = await deliveredMails(api.services);
    const token = tokenOf(linkIn(mail?.links));
    expect(refusals(await call(api, 'register', { input: { token, ...person } }))).toEqual([]);
    await expect(acceptLead(api.services, id)).rejects.toThrow('すでに登録を終えています');
    const other = await newLead();
    await api.services.db.updateTable('leads').set({ email }).where('id', '=', other.id).execute();
    await expect(acceptLead(api.services, other.id)).rejects.toThrow('すでにつむぎに登録されています');
    expect(await companiesOf(other.id)).toEqual([]);
  });

  test('asks which company is meant when one of that name is here', async () => {
    const here = await api.rows.company({ name: '株式会社かさね', name_key: 'カサネ' });
    const { id } = await newLead({ companyName: 'かさね（株）' });
    await expect(acceptLead(api.services, id)).rejects.toThrow(shortIdOf(here));
    expect(await deliveredMails(api.services)).toEqual([]);
    expect(await acceptLead(api.services, id, { companyId: here })).toMatchObject({
      kind: 'JOINED',
      company: { id: here },
    });
    // Sent again, it is the same company without being said once more.
    expect(await acceptLead(api.services, id)).toMatchObject({ kind: 'SENT_AGAIN', company: { id: here } });
    const separate = await newLead({ companyName: '株式会社かさね' });
    expect(await acceptLead(api.services, separate.id, { separate: true })).toMatchObject({
      kind: 'CREATED',
    });
  });

  test('a creator who names the company is hidden from it as soon as it is there', async () => {
    const creator_id = await api.rows.creator();
    await api.services.db
      .insertInto('creator_engagement_types')
      .values({
        id: api.services.newId(),
        user_id: creator_id,
        engagement_type: 'CORPORATE',
        name_of_company_you_currently_work_for: 'つむじ風',
        employer_key: 'ツムジ風',
        created_at: api.clock.now(),
        updated_at: api.clock.now(),
      })
      .execute();
    const { id, email } = await newLead({ companyName: '株式会社つむじ風' });
    const { company } = await acceptLead(api.services, id);
    const hidden = () =>
      api.services.db
        .selectFrom('creator_hidden_companies')
        .selectAll()
        .where('creator_id', '=', creator_id)
        .execute();
    expect(await hidden()).toMatchObject([{ company_id: company.id, reason: 'EMPLOYER_NAME' }]);
    // Whoever came from there shows the employer's domain, which nobody had shown before.
    const [mail] = await deliveredMails(api.services);
    await call(api, 'register', { input: { token: tokenOf(linkIn(mail?.links)), ...person } });
    const domains = await api.services.db
      .selectFrom('creator_hidden_domains')
      .select('domain')
      .where('creator_id', '=', creator_id)
      .execute();
    expect(domains).toEqual([{ domain: email.slice(email.indexOf('@') + 1) }]);
  });

  test.runIf(isOnPostgres)('20 times at once makes one company and leaves one link that works', async () => {
    const { id } = await newLead();
    await Promise.all(Array.from({ length: 20 }, () => acceptLead(api.services, id)));
    expect(await companiesOf(id)).toHaveLength(1);
    const open = await api.services.db
      .selectFrom('company_invitations')
      .select('id')
      .where('lead_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });
});

describe('an operator declines a lead', () => {
  test('once, without a mail; what is decided is decided', async () => {
    const { id } = await newLead();
    await declineLead(api.services, id);
    expect(await deliveredMails(api.services)).toEqual([]);
    await expect(declineLead(api.services, id)).rejects.toThrow('見送り済み');
    await expect(acceptLead(api.services, id)).rejects.toThrow('見送り済み');
    const accepted = await newLead();
    await acceptLead(api.services, accepted.id);
    await expect(declineLead(api.services, accepted.id)).rejects.toThrow('承認済み');
  });
});

describe('the short number of a lead', () => {
  test('finds it, in capitals and with more digits too', async () => {
    const { id } = await newLead();
    for (const typed of [shortIdOf(id), shortIdOf(id).toUpperCase(), id, ` ${id.slice(-13)} `])
      expect(await leadIdOf(api.services, typed)).toBe(id);
  });

  test.each(['', '12', 'zzzzzzzz', '%%%%%%%%', '00000000', 'x'.repeat(40)])('finds nothing for %j', (typed) =>
    expect(leadIdOf(api.services, typed)).rejects.toThrow('見つかりません'),
  );
});
