import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { encodeGlobalId } from '../lib/request/globalId.ts';
import { codeAt } from '../modules/accounts/second-factor/totp.ts';
import { hashToken } from '../modules/accounts/credentials/oneTimeTokens.ts';
import { paperAuthenticator } from '../modules/accounts/passkeys/testing.ts';
import { makeStaff } from '../modules/staff/accounts.ts';
import { staffApi } from '../modules/staff/testing.ts';
import type { TestStaff } from '../modules/staff/testing.ts';
import { adminSchema } from './adminSchema.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let nagai: TestStaff;
let mori: TestStaff;
beforeAll(async () => {
  api = await testApi({ poolSize: 5 });
  desk = staffApi(api);
  nagai = await desk.staff('永井 葉', 'ADMINISTRATOR');
  mori = await desk.staff('森 佳子', 'ADMINISTRATOR');
});
afterAll(() => api.close());

const errors = 'errors { __typename message }';
const reason = 'reason: "確認したため"';
const because = (type: string, id: string) => `id: "${encodeGlobalId(type, id)}", ${reason}`;

async function send(call: string, as: TestStaff = nagai): Promise<void> {
  const { data, errors: wrong } = await desk.send(`mutation { ${call} }`, {}, { as });
  const answer = v.parse(v.looseObject({ errors: v.array(v.unknown()) }), Object.values(data ?? {})[0]);
  expect([call, wrong, answer.errors]).toEqual([call, undefined, []]);
}
const done = (call: string, as?: TestStaff) => send(`${call} { ${errors} }`, as);

const user = () => api.rows.creator();
const company = () => api.rows.company();
const work = () => api.rows.publicProduct();
const opening = () => api.rows.publicJobOpening();

async function workThatWaits(): Promise<string> {
  const id = await api.rows.product();
  await api.services.db
    .insertInto('product_reviews')
    .values({
      id: api.services.newId(),
      product_id: id,
      current_review_status: 'IN_PROGRESS',
      last_review_activity_at: api.clock.now(),
    })
    .execute();
  return encodeGlobalId('Product', id);
}
async function decision(): Promise<string> {
  const id = await workThatWaits();
  const { data } = await desk.send(`{ workUnderReview(id: "${id}") { version } }`, {}, { as: nagai });
  const { version } = v.parse(v.object({ version: v.string() }), data?.['workUnderReview']);
  const checks = [1, 2, 3, 4, 5, 6].map((point) => `{ point: ${point}, met: true }`).join(', ');
  return `decideReview(id: "${id}", decision: APPROVE, version: "${version}", checks: [${checks}])`;
}
async function insert(table: 'contact_messages' | 'leads' | 'outbox' | 'reports'): Promise<string> {
  const { db, newId, clock } = api.services;
  const [id, now] = [newId(), clock.now()];
  if (table === 'leads')
    await db
      .insertInto('leads')
      .values({
        id,
        company_name: `株式会社${id}`,
        first_name: '佐和子',
        last_name: '丹羽',
        email: `${id}@lead.example`,
        created_at: now,
      })
      .execute();
  else if (table === 'reports')
    await db
      .insertInto('reports')
      .values({
        id,
        reporter_id: await user(),
        subject_kind: 'USER',
        subject_id: await user(),
        reason: 'SPAM',
        created_at: now,
      })
      .execute();
  else if (table === 'outbox')
    await db
      .insertInto('outbox')
      .values({
        id,
        kind: 'mail',
        payload: '{}',
        created_at: now,
        available_at: now,
        failed_at: now,
        last_error: '550',
      })
      .execute();
  else
    await db
      .insertInto('contact_messages')
      .values({
        id,
        category: 'SERVICE',
        name: '早瀬 みお',
        email: 'mio@example.jp',
        body: 'こんにちは。',
        created_at: now,
      })
      .execute();
  return id;
}
async function pick(): Promise<string> {
  const id = encodeGlobalId('Product', await api.rows.publicProduct());
  return `work: "${id}", reason: "白だけで組んだ一枚。"`;
}
async function feeInvoice(): Promise<string> {
  const id = api.services.newId();
  invoices += 1;
  await api.services.db
    .insertInto('fee_invoices')
    .values({
      id,
      company_id: await api.rows.company(),
      month: '2026-03-01',
      year: 2026,
      ordinal: invoices,
      issued_on: '2026-04-01',
      pay_by: '2026-04-30',
      issuer_name: '株式会社つむぎ',
      issuer_lines: '東京都台東区谷中',
      issuer_account: 'みほん銀行 谷中支店 普通 0000000',
      company_name: '株式会社灯台舎',
      net: 12_000,
      tax: 1_200,
      issued_at: api.clock.now(),
    })
    .execute();
  return `number: "F2026-${String(invoices).padStart(4, '0')}"`;
}
let invoices = 0;
const noticeInput = 'audience: ALL, kind: INFORMATION, content: "年末年始のお休み"';
async function notice(): Promise<string> {
  const at = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
  const { data } = await desk.send(
    `mutation { writeNotice(${noticeInput}, publishAt: "${at}") { noticeId } }`,
    {},
    { as: nagai },
  );
  const { noticeId } = v.parse(v.object({ noticeId: v.string() }), data?.['writeNotice']);
  return `id: "${noticeId}", ${noticeInput}, publishAt: "${at}"`;
}
/** Somebody who has just shown the password, and what is asked of them next. */
async function atTheDoor(): Promise<string> {
  const email = `${api.services.newId()}@desk.example`;
  const { password } = await makeStaff(api.services, { email, name: '沢田 ゆき', roles: ['EDITOR'] });
  const { data } = await desk.send(
    'mutation ($email: String!, $password: String!) { beginStaffSignIn(email: $email, password: $password) { stepToken totp { secret } } }',
    { email, password },
  );
  const { stepToken, totp } = v.parse(
    v.object({ stepToken: v.string(), totp: v.object({ secret: v.string() }) }),
    data?.['beginStaffSignIn'],
  );
  return `stepToken: "${stepToken}", code: "${codeAt(totp.secret, api.clock.now())}"`;
}
/** Somebody who has a password and a session. */
async function withPassword(): Promise<TestStaff & { readonly password: string }> {
  const { db, newId, clock } = api.services;
  const [email, sessionId, now] = [`${newId()}@desk.example`, newId(), clock.now()];
  const { password } = await makeStaff(api.services, { email, name: '沢田 ゆき', roles: ['EDITOR'] });
  const { id } = await db
    .selectFrom('staff_accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_sessions')
    .values({
      id: sessionId,
      staff_id: id,
      token_hash: hashToken(sessionId),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
  return { id, sessionId, password };
}
/** Somebody who has just made a passkey. */
async function withKey(): Promise<{ readonly somebody: TestStaff; readonly id: string }> {
  const { password, ...somebody } = await withPassword();
  const { data: asked } = await desk.send(
    `mutation { staffPasskeyOptions(password: "${password}") { options } }`,
    {},
    { as: somebody },
  );
  const { options } = v.parse(v.object({ options: v.string() }), asked?.['staffPasskeyOptions']);
  const made = await desk.send(
    `mutation ($response: String!) { registerStaffPasskey(response: $response) { ok ${errors} } }`,
    { response: paperAuthenticator().register(options) },
    { as: somebody },
  );
  expect(made.data?.['registerStaffPasskey']).toEqual({ ok: true, errors: [] });
  const { data } = await desk.send('{ staff { passkeys { id } } }', {}, { as: somebody });
  const { passkeys } = v.parse(
    v.object({ passkeys: v.tuple([v.object({ id: v.string() })]) }),
    data?.['staff'],
  );
  return { somebody, id: passkeys[0].id };
}
async function contested(): Promise<string> {
  const { db, newId, clock } = api.services;
  const [id, subject] = [newId(), await work()];
  const row = await db
    .selectFrom('products')
    .select('author_id')
    .where('id', '=', subject)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('member_decisions')
    .values({
      id,
      subject_kind: 'PRODUCT',
      subject_id: subject,
      subject_name: '宿の予約画面',
      user_id: row.author_id,
      staff_id: mori.id,
      rule: 'RIGHTS',
      reason: '許可が確認できません。',
      decided_at: clock.now(),
      token_hash: hashToken(id),
      contested_at: clock.now(),
      contest: '許可の控えを送ります。',
    })
    .execute();
  return `id: "${encodeGlobalId('HouseDecision', id)}", answer: UPHELD, words: "控えがありません。"`;
}

/** What each act of the house writes down, and how it is done here; or why it is no act of its own. */
const acts: Readonly<Record<string, readonly [action: string, act: () => Promise<void>] | string>> = {
  beginStaffSignIn: 'opens nothing: the second factor does',
  refreshStaffTokens: 'the session goes on',
  takeReview: 'a place at the desk for some minutes',
  leaveReview: 'a place at the desk given back',
  confirmStaffSignIn: ['staff.signIn', async () => done(`confirmStaffSignIn(${await atTheDoor()})`)],
  endStaffSession: [
    'staff.signOut',
    async () => done('endStaffSession', await desk.staff('沢田 ゆき', 'EDITOR')),
  ],
  staffPasskeyOptions: 'the browser is asked for a key: there is none yet',
  registerStaffPasskey: ['staff.passkeyAdd', async () => void (await withKey())],
  removeStaffPasskey: [
    'staff.passkeyRemove',
    async () => {
      const { somebody, id } = await withKey();
      await done(`removeStaffPasskey(id: "${id}")`, somebody);
    },
  ],
  changeStaffPassword: [
    'staff.password',
    async () => {
      const { password, ...somebody } = await withPassword();
      await done(`changeStaffPassword(current: "${password}", password: "雨の日の余白は広い")`, somebody);
    },
  ],
  holdReview: ['work.hold', async () => done(`holdReview(id: "${await workThatWaits()}", note: "確認中")`)],
  releaseReviewHold: [
    'work.release',
    async () => {
      const id = await workThatWaits();
      await done(`holdReview(id: "${id}")`);
      await done(`releaseReviewHold(id: "${id}")`);
    },
  ],
  decideReview: ['work.decide', async () => done(await decision())],
  undoReview: [
    'work.undo',
    async () => {
      const call = await decision();
      await done(call);
      await done(`undoReview(${/id: "[^"]+"/u.exec(call)?.[0] ?? ''})`);
    },
  ],
  acceptLead: [
    'lead.accept',
    async () => done(`acceptLead(id: "${encodeGlobalId('Lead', await insert('leads'))}", separate: false)`),
  ],
  declineLead: [
    'lead.decline',
    async () => done(`declineLead(id: "${encodeGlobalId('Lead', await insert('leads'))}")`),
  ],
  handleReport: [
    'report.act',
    async () =>
      done(
        `handleReport(id: "${encodeGlobalId('Report', await insert('reports'))}", outcome: ACTED, note: "注意しました。")`,
      ),
  ],
  handleContact: [
    'contact.handle',
    async () =>
      done(
        `handleContact(id: "${encodeGlobalId('ContactMessage', await insert('contact_messages'))}", outcome: ANSWERED)`,
      ),
  ],
  resendMail: [
    'mail.resend',
    async () => done(`resendMail(id: "${encodeGlobalId('KeptMail', await insert('outbox'))}")`),
  ],
  pickWork: ['pick.write', async () => done(`pickWork(${await pick()})`)],
  movePick: [
    'pick.move',
    async () => {
      const first = await pick();
      await done(`pickWork(${first})`);
      await done(`pickWork(${await pick()})`);
      await done(`movePick(id: ${/"[^"]+"/u.exec(first)?.[0] ?? ''}, towards: FRONT)`);
    },
  ],
  dropPick: [
    'pick.drop',
    async () => {
      const one = await pick();
      await done(`pickWork(${one})`);
      await done(`dropPick(id: ${/"[^"]+"/u.exec(one)?.[0] ?? ''})`);
    },
  ],
  markFee: [
    'fee.unpaid',
    async () => {
      const one = await feeInvoice();
      await done(`markFee(${one}, paidOn: "2026-04-01")`);
      await done(`markFee(${one})`);
    },
  ],
  correctFee: ['fee.void', async () => done(`correctFee(${await feeInvoice()}, ${reason}, adjustments: [])`)],
  writeNotice: ['notice.write', () => done(`writeNotice(${noticeInput})`)],
  changeNotice: ['notice.change', async () => done(`changeNotice(${await notice()})`)],
  dropNotice: [
    'notice.drop',
    async () => done(`dropNotice(${/id: "[^"]+"/u.exec(await notice())?.[0] ?? ''})`),
  ],
  suspendMember: [
    'member.suspend',
    async () => done(`suspendMember(${because('User', await user())}, rule: NUISANCE)`),
  ],
  liftSuspension: [
    'member.lift',
    async () => {
      const id = await user();
      await done(`suspendMember(${because('User', id)}, rule: NUISANCE)`);
      await done(`liftSuspension(${because('User', id)})`);
    },
  ],
  endMemberSessions: [
    'member.endSessions',
    async () => done(`endMemberSessions(${because('User', await user())})`),
  ],
  exportMember: ['member.export', async () => done(`exportMember(${because('User', await user())})`)],
  deleteMember: ['member.delete', async () => done(`deleteMember(${because('User', await user())})`)],
  keepMember: [
    'member.keep',
    async () => {
      const id = await user();
      await done(`deleteMember(${because('User', id)})`);
      await done(`keepMember(${because('User', id)})`);
    },
  ],
  correctCompanyName: [
    'company.correct',
    async () =>
      done(`correctCompanyName(${because('Company', await company())}, name: "株式会社灯台舎書店")`),
  ],
  suspendCompany: [
    'company.suspend',
    async () => done(`suspendCompany(${because('Company', await company())}, rule: DEALING)`),
  ],
  liftCompany: [
    'company.lift',
    async () => {
      const id = await company();
      await done(`suspendCompany(${because('Company', id)}, rule: DEALING)`);
      await done(`liftCompany(${because('Company', id)})`);
    },
  ],
  takeDownWork: [
    'work.takeDown',
    async () => done(`takeDownWork(${because('Product', await work())}, isDown: true, rule: RIGHTS)`),
  ],
  suspendOpening: [
    'opening.suspend',
    async () =>
      done(`suspendOpening(${because('JobOpening', await opening())}, isDown: true, rule: FALSE_OPENING)`),
  ],
  answerContest: ['contest.uphold', async () => done(`answerContest(${await contested()})`)],
};

const linesOf = async (action: string) =>
  (
    await api.services.db
      .selectFrom('audit_log')
      .select(['id', 'actor_kind as kind', 'staff_id as by', 'address'])
      .where('action', '=', action)
      .execute()
  ).filter(({ kind }) => kind === 'STAFF');

describe('every act of the pages is a line of the log', () => {
  test('each mutation has a row, and each row a mutation', () => {
    const mutations = Object.keys(adminSchema.getMutationType()?.getFields() ?? {});
    expect(Object.keys(acts).toSorted()).toEqual(mutations.toSorted());
  });

  test.each(
    Object.entries(acts).flatMap(([name, row]) => (typeof row === 'string' ? [] : [[name, ...row] as const])),
  )('%s writes %s', async (_name, action, act) => {
    const before = (await linesOf(action)).length;
    await act();
    const after = await linesOf(action);
    expect(after).toHaveLength(before + 1);
    expect(after.every(({ by, address }) => by !== null && address === '127.0.0.1')).toBe(true);
  });

  test.each([
    ['member.find', () => '{ find(text: "早瀬") { id } }'],
    ['member.look', async () => `{ person(id: "${encodeGlobalId('User', await user())}") { id } }`],
    [
      'room.look',
      async () => `{ room(id: "${encodeGlobalId('ChatRoom', await api.rows.room())}") { openReports } }`,
    ],
    [
      'report.look',
      async () => `{ report(id: "${encodeGlobalId('Report', await insert('reports'))}") { status } }`,
    ],
    ['log.export', () => '{ logCsv(filter: {}) }'],
  ])('a look at personal data writes %s', async (action, query) => {
    const before = (await linesOf(action)).length;
    const { errors: wrong } = await desk.send(await query(), {}, { as: nagai });
    expect(wrong).toBeUndefined();
    expect(await linesOf(action)).toHaveLength(before + 1);
  });
});
