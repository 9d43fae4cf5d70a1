import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptMark } from '../../db/statements.ts';
import { planOfUse } from '../../db/testing/testPlans.ts';
import { testTown, townIds } from '../../db/testing/testTown.ts';
import { mailsTo } from '../mail/keptMailsSql.ts';
import { refusalsOf } from '../mail/refusalsSql.ts';
import * as decisions from '../accounts/decisions/decisionsSql.ts';
import { slowCompanies } from './home/overviewSql.ts';
import { openReports, reportById, waitingContacts } from './inbox/inboxSql.ts';
import { waitingLeads } from './leads/leadsSql.ts';
import { logPage } from './log/logSql.ts';
import * as look from './look/lookSql.ts';
import { waitingOpenings } from './openings/queueSql.ts';
import { waitingWorks } from './reviews/queueSql.ts';

/** The very statements of the operators' queues and look-ups, planned where nearly all is done and little waits. */

const database = await testTown();
const { db } = database;
const at = (n = 0) => new Date(Date.parse('2026-02-01T00:00:00Z') + n);
const uuid = "('00000000-0000-7000-8000-00000090' || lpad(to_hex(n), 4, '0'))::uuid";
const moment = "timestamptz '2026-01-01 00:00:00+00' + n * interval '7 minutes'";
const staff = '00000000-0000-7000-8000-0000000aaaaa';

beforeAll(async () => {
  await sql
    .raw(
      `${scriptMark}
    set session_replication_role = replica;
    insert into users (id, email, role, registration_step, created_at)
      select ('00000000-0000-7000-8000-00000091' || lpad(to_hex(n), 4, '0'))::uuid, 'person' || n || '@example.jp',
        case when n % 8 = 0 then 'CORPORATE_USER' else 'CREATOR_USER' end, 'COMPLETED', ${moment}
      from generate_series(1, 16000) as n;
    insert into creator_profiles (user_id, first_name, last_name, user_name, created_at, updated_at)
      select id, substr(email, 7, 4), '作田', email, created_at, created_at from users
      where email like 'person%' and role = 'CREATOR_USER';
    insert into corporate_profiles (user_id, first_name, last_name, created_at, updated_at)
      select id, substr(email, 7, 4), '会田', created_at, created_at from users
      where email like 'person%' and role = 'CORPORATE_USER';
    insert into companies (id, name, name_key, created_at, updated_at)
      select ${uuid}, '商店' || n, '商店' || n, ${moment}, ${moment} from generate_series(1, 6000) as n;
    insert into outbox (id, kind, payload, created_at, available_at)
      select ${uuid}, 'mail', jsonb_build_object('to', 'person' || n || '@example.jp'), ${moment}, ${moment}
      from generate_series(1, 4000) as n;
    insert into mail_refusals (address, refusals, reason, refused_at)
      select 'person' || n || '@example.jp', 1, '550', ${moment} from generate_series(1, 4000) as n;
    set session_replication_role = origin;
    insert into staff_accounts (id, email, name, password_hash, roles, created_at)
      values ('${staff}', 'nagai@tsumugi.example', '永井 葉', repeat('x', 40), '{SUPPORT}', now());
    insert into reports (id, subject_kind, subject_id, reason, status, handled_at, created_at)
      select ${uuid}, 'PRODUCT', ${uuid}, 'SPAM', case when n % 200 = 0 then 'OPEN' else 'ACTED' end,
        case when n % 200 <> 0 then ${moment} end, ${moment} from generate_series(1, 6000) as n;
    insert into contact_messages (id, category, name, email, body, status, handled_at, created_at)
      select ${uuid}, 'OTHER', '名', 'a@example.jp', '文', case when n % 200 = 0 then 'NEW' else 'ANSWERED' end,
        case when n % 200 <> 0 then ${moment} end, ${moment} from generate_series(1, 6000) as n;
    insert into leads (id, source, status, decided_at, company_name, first_name, last_name, email, created_at)
      select ${uuid}, 'SIGN_UP', case when n % 200 = 0 then 'NEW' else 'DECLINED' end,
        case when n % 200 <> 0 then ${moment} end, '会社', '名', '姓',
        'lead' || n || '@example.jp', ${moment} from generate_series(1, 6000) as n;
    insert into member_decisions (id, subject_kind, subject_id, subject_name, user_id, staff_id, rule, reason, decided_at,
        ended_at, ended_why, contested_at, contest)
      select ${uuid}, 'PRODUCT', ${uuid}, '作品', u.id, '${staff}', 'SPAM', '理由', ${moment},
        case when n % 3 = 0 then ${moment} end, case when n % 3 = 0 then 'EXPIRED' end,
        case when n % 200 = 0 then ${moment} end, case when n % 200 = 0 then '異議' end
      from generate_series(1, 6000) as n
      join (select id, row_number() over (order by id) as place from users) as u on u.place = 1 + n % 200;
    insert into opening_holds (id, job_opening_id, version, findings, held_at, state, decided_at)
      select ${uuid}, o.id, 1, '[]', ${moment}, case when n % 200 = 0 then 'WAITING' else 'RELEASED' end,
        case when n % 200 <> 0 then ${moment} end
      from generate_series(1, 4000) as n
      join (select id, row_number() over (order by id) as place from job_openings) as o on o.place = n;
    insert into product_reviews (id, product_id, current_review_status, last_review_activity_at)
      select ${uuid}, p.id, case when n % 200 = 0 then 'IN_PROGRESS' else 'APPROVED' end, ${moment}
      from generate_series(1, 4000) as n
      join (select id, row_number() over (order by id) as place from products) as p on p.place = n;
    insert into audit_log (id, actor_kind, staff_id, action, subject_kind, subject_id, detail, occurred_at)
      select ${uuid}, 'STAFF', '${staff}', 'act.' || n % 400, 'PRODUCT', 'subject' || n % 900, '{}', ${moment}
      from generate_series(1, 20000) as n;
    analyze;`,
    )
    .execute(db);
}, 120_000);
afterAll(() => database.close());

const page = { limit: 50, backward: false, from: undefined };
const later = { ...page, from: { at: at(), id: staff } };

test.each<readonly [string, table: string, index: string | RegExp, ask: () => Promise<unknown>]>([
  ['reports', 'reports', 'reports_status_index', () => openReports(db, 100)],
  ['a report', 'reports', 'reports_pkey', () => reportById(db, staff)],
  [
    'what was written to the house',
    'contact_messages',
    'contact_messages_status_index',
    () => waitingContacts(db, 100),
  ],
  ['leads', 'leads', 'leads_status_index', () => waitingLeads(db, 100)],
  [
    'contests',
    'member_decisions',
    'member_decisions_contested_index',
    () => decisions.waitingContests(db, 100),
  ],
  [
    'decisions against a person',
    'member_decisions',
    'member_decisions_user_index',
    () => decisions.decisionsAgainst(db, { userId: townIds.author }, 50),
  ],
  [
    'decisions against a company',
    'member_decisions',
    'member_decisions_company_index',
    () => decisions.decisionsAgainst(db, { companyId: townIds.company }, 50),
  ],
  [
    'works to review',
    'product_reviews',
    'product_reviews_queue_index',
    () => waitingWorks(db, { now: at(), limit: 200 }),
  ],
  [
    'openings held back',
    'opening_holds',
    /^opening_holds_(queue|waiting)_index$/,
    () => waitingOpenings(db, { now: at(), limit: 200 }),
  ],
  [
    'companies that answer late',
    'job_entries',
    'job_entries_waiting_index',
    () => slowCompanies(db, { from: at(), until: at(3 * 86_400_000), counted: 5_000, limit: 8 }),
  ],
  ['the log', 'audit_log', 'audit_log_occurred_index', () => logPage(db, {}, page)],
  ['the log further down', 'audit_log', 'audit_log_occurred_index', () => logPage(db, {}, later)],
  ['the log by act', 'audit_log', 'audit_log_action_index', () => logPage(db, { action: 'act.7' }, page)],
  [
    'the log about somebody',
    'audit_log',
    /^audit_log_subject(_id)?_index$/,
    () => logPage(db, { subjectId: 'subject7' }, page),
  ],
  [
    'the log of a span',
    'audit_log',
    'audit_log_occurred_index',
    () => logPage(db, { from: at(), to: at(86_400_000) }, page),
  ],
])('%s: by its index', async (_what, table, index, ask) => {
  const { indexes, scanned } = await planOfUse(db, ask);
  if (typeof index === 'string') expect(indexes).toContain(index);
  else expect(indexes.some((one) => index.test(one))).toBe(true);
  expect(scanned).not.toContain(table);
});

/** What grows with the town; a look-up must read none of them from end to end. */
const large = new Set([
  'users',
  'creator_profiles',
  'corporate_profiles',
  'companies',
  'products',
  'job_openings',
  'chat_rooms',
  'chat_members',
  'outbox',
  'mail_refusals',
  'reports',
]);

test.each<readonly [string, indexes: readonly string[], ask: () => Promise<unknown>]>([
  [
    'anything by its id',
    ['users_id_role_key', 'companies_pkey', 'products_pkey', 'job_openings_pkey', 'chat_rooms_pkey'],
    () => look.byId(db, townIds.author),
  ],
  [
    'a person by the e-mail address',
    ['users_email_prefix_index'],
    () => look.userOfEmail(db, 'Person7@example.jp'),
  ],
  [
    'a beginning',
    [
      'users_email_prefix_index',
      'creator_profiles_name_prefix_index',
      'corporate_profiles_name_prefix_index',
      'companies_name_prefix_index',
      'products_name_prefix_index',
      'job_openings_title_prefix_index',
    ],
    () => look.byBeginning(db, '作田123'),
  ],
  ['a work by its number', ['products_number_key'], () => look.byNumber(db, 7)],
  ['a person', ['users_id_role_key'], () => look.personById(db, townIds.author)],
  ['a person’s rooms', ['chat_members_rooms_index'], () => look.roomsOf(db, townIds.author, 20)],
  ['a room', ['chat_rooms_pkey'], () => look.roomById(db, townIds.room)],
  ['who is in a room', ['chat_members_pkey'], () => look.membersOf(db, townIds.room)],
  [
    'mails to an address',
    ['outbox_mail_to_index', 'mail_refusals_pkey'],
    () => Promise.all([mailsTo(db, 'person7@example.jp', 20), refusalsOf(db, 'person7@example.jp')]),
  ],
])('%s: looked up by index alone', async (_what, indexes, ask) => {
  const plan = await planOfUse(db, ask);
  expect(plan.indexes).toEqual(expect.arrayContaining([...indexes]));
  expect(plan.scanned.filter((table) => large.has(table))).toEqual([]);
});
