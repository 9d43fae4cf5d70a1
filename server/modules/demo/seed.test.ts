import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import { testDatabase } from '../../db/testing/testDatabase.ts';
import { works } from '../../../demo/works.ts';
import { testClock } from '../../lib/dates/clock.ts';
import { uuidV7 } from '../../lib/ids.ts';
import { silentLog } from '../../lib/process/log.ts';
import { createSecretBox } from '../../lib/secrets/secretBox.ts';
import { memoryStorage } from '../media/testing.ts';
import { type DemoSummary, seedDemo } from './seed.ts';

const now = '2026-11-21T03:00:00.000Z';
const clock = testClock(now);
const storage = memoryStorage();
const secrets = createSecretBox(['a data key of tests that is long enough']);

let database: Database;
let summary: DemoSummary;

const seed = (): Promise<DemoSummary> =>
  seedDemo({ db: database.db, clock, newId: uuidV7(clock), log: silentLog(), secrets, storage });

/** Rows of a statement that looks for something wrong. */
async function rowsOf(query: ReturnType<typeof sql>): Promise<readonly unknown[]> {
  const { rows } = await query.execute(database.db);
  return rows;
}

beforeAll(async () => {
  database = await testDatabase();
  summary = await seed();
}, 120_000);

afterAll(() => database.close());

describe('the demo town', () => {
  it('has the size that was asked for', () => {
    expect(summary.counts).toMatchObject({ creators: 60, companies: 25, works: works.length, openings: 80 });
    expect(summary.counts.entries).toBeGreaterThan(90);
    expect(summary.counts.rooms).toBeGreaterThan(30);
    expect(summary.counts.messages).toBeGreaterThan(200);
  });

  it('lets the accounts that are printed sign in', async () => {
    const found = await database.db
      .selectFrom('users')
      .innerJoin('password_credentials as p', 'p.user_id', 'users.id')
      .select(['email', 'role', 'p.password_hash as hash'])
      .where(
        'email',
        'in',
        summary.accounts.map(({ email }) => email),
      )
      .execute();
    expect(found.map(({ role }) => role).sort()).toEqual(['CORPORATE_USER', 'CREATOR_USER']);
    const staff = await database.db
      .selectFrom('staff_accounts')
      .select(['email', 'password_hash as hash'])
      .execute();
    expect(staff.map(({ email }) => email)).toEqual(['operator@tsumugi.example']);
    const [account] = summary.accounts;
    for (const { hash } of [...found, ...staff]) {
      expect(hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(await verify(hash, account?.password ?? '')).toBe(true);
    }
  });

  it('shows guests published and approved works only, and enough of them', async () => {
    const shown = await database.db
      .selectFrom('products as p')
      .innerJoin('product_reviews as r', 'r.product_id', 'p.id')
      .select(['p.is_published', 'r.current_review_status as review'])
      .where('p.public_at', 'is not', null)
      .execute();
    expect(shown.length).toBeGreaterThan(250);
    expect(shown.filter((work) => !work.is_published || work.review !== 'APPROVED')).toEqual([]);
    const hidden = await database.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('public_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(hidden.total).toBe(works.length - shown.length);
    expect(hidden.total).toBeGreaterThan(0);
  });

  it('fills the wall of today, and nothing is dated later than now', async () => {
    const today = await rowsOf(
      sql`select id from products where public_at > ${now}::timestamptz - interval '24 hours'`,
    );
    expect(today.length).toBeGreaterThan(5);
    const future = await rowsOf(sql`
      select 'work' from products where greatest(created_at, first_published_at, approved_at, edited_at) > ${now}
      union all select 'bookmark' from bookmarks where created_at > ${now}
      union all select 'view' from product_views where viewed_at > ${now}
      union all select 'message' from chat_messages where send_at > ${now}
      union all select 'entry' from job_entries where greatest(entered_at, stage_changed_at, read_at, first_replied_at) > ${now}
      union all select 'notice' from activity_notifications where sent_at > ${now} or read_at > ${now}
      union all select 'follow' from follows where followed_at > ${now}
      union all select 'offer' from official_job_offers where greatest(sent_at, responded_at) > ${now}
      union all select 'opening' from job_openings where greatest(created_at, published_at, closed_at, edited_at) > ${now}
      union all select 'activity' from activities where occurred_at > ${now}`);
    expect(future).toEqual([]);
  });

  it('keeps its counters as the rows say', async () => {
    const wrong = await rowsOf(sql`
      select 'bookmarks' as counter, p.id from products as p
        where bookmarks_count <> (select count(*) from bookmarks as b where b.product_id = p.id)
      union all select 'views', p.id from products as p
        where views_count <> (select coalesce(sum(views), 0) from product_daily_views as v where v.product_id = p.id)
      union all select 'followers', c.user_id from creator_profiles as c
        where followers_count <> (select count(*) from follows as f where f.followee_id = c.user_id)
      union all select 'followees', c.user_id from corporate_profiles as c
        where followees_count <> (select count(*) from follows as f where f.follower_id = c.user_id)
      union all select 'entries', o.id from job_openings as o
        where entries_count <> (select count(*) from job_entries as e where e.job_opening_id = o.id)
      union all select 'unread entries', o.id from job_openings as o where unread_entries_count <>
        (select count(*) from job_entries as e where e.job_opening_id = o.id and e.read_at is null)
      union all select 'sequence', r.id from chat_rooms as r
        where last_sequence <> (select max(sequence) from chat_messages as m where m.room_id = r.id)
        or last_sequence <> (select count(*) from chat_messages as m where m.room_id = r.id)
        or last_message_at <> (select max(send_at) from chat_messages as m where m.room_id = r.id)
      union all select 'member', m.room_id from chat_members as m join chat_rooms as r on r.id = m.room_id
        where m.last_sequence <> r.last_sequence
      union all select 'categories', p.id from products as p where cardinality(category_ids) <>
        (select count(*) from product_categories as c where c.product_id = p.id)
      union all select 'public products', null from list_counters
        where list = 'public_products' and total <> (select count(public_at) from products)`);
    expect(wrong).toEqual([]);
  });

  it('orders time within each story', async () => {
    const wrong = await rowsOf(sql`
      select 'message' as story, a.id from chat_messages as a
        join chat_messages as b on b.room_id = a.room_id and b.sequence = a.sequence + 1 where b.send_at < a.send_at
      union all select 'entry before publishing', e.id from job_entries as e
        join job_openings as o on o.id = e.job_opening_id where e.entered_at < o.published_at
      union all select 'entry after closing', e.id from job_entries as e
        join job_openings as o on o.id = e.job_opening_id where e.entered_at > o.closed_at
      union all select 'stage', id from job_entries where stage_changed_at < entered_at or first_replied_at < entered_at
      union all select 'bookmark before its work', b.product_id from bookmarks as b
        join products as p on p.id = b.product_id where b.created_at < p.first_published_at
      union all select 'work before its author', p.id from products as p
        join creator_profiles as c on c.user_id = p.author_id where p.created_at < c.created_at
      union all select 'room before its entry', e.id from job_entries as e
        join chat_rooms as r on r.id = e.chat_room_id join job_openings as o on o.id = e.job_opening_id
        where r.last_message_at < e.entered_at
      union all select 'message before the reply', e.id from job_entries as e
        join job_openings as o on o.id = e.job_opening_id
        join chat_rooms as r on r.company_id = o.company_id and r.creator_id = e.creator_id
        join chat_messages as m on m.room_id = r.id and m.sender_id <> e.creator_id and m.kind in ('PLAIN', 'MEDIA', 'FILE')
        where m.send_at >= e.entered_at and e.stage <> 'WITHDRAWN' and m.send_at < coalesce(e.first_replied_at, ${now})`);
    expect(wrong).toEqual([]);
  });

  it('hides employees from their employers', async () => {
    const hidden = await rowsOf(sql`select distinct creator_id from creator_hidden_companies`);
    expect(hidden.length).toBe(2);
    const seen = await rowsOf(sql`
      select h.creator_id from creator_hidden_companies as h
      join company_members as m on m.company_id = h.company_id
      join follows as f on f.follower_id = m.user_id and f.followee_id = h.creator_id
      union all select h.creator_id from creator_hidden_companies as h
      join company_members as m on m.company_id = h.company_id join products as p on p.author_id = h.creator_id
      join bookmarks as b on b.product_id = p.id and b.user_id = m.user_id`);
    expect(seen).toEqual([]);
  });

  it('answers every question of an opening that was entered, and has openings in every state', async () => {
    const unanswered = await rowsOf(sql`
      select e.id from job_entries as e where
        (select count(*) from job_entry_answers as a where a.entry_id = e.id) <>
        (select count(*) from job_opening_questions as q where q.job_opening_id = e.job_opening_id)`);
    expect(unanswered).toEqual([]);
    const states = await rowsOf(sql`select distinct resumeration_type, status from job_openings`);
    expect(states.length).toBe(12);
  });

  it('gives each demo account something unread, and its pictures their bytes', async () => {
    const unread = await rowsOf(sql`
      select distinct u.email from users as u
      join chat_members as m on m.user_id = u.id and m.has_unread
      join activity_notifications as n on n.user_id = u.id and n.read_at is null
      where u.email like '%@tsumugi.example'`);
    expect(unread.length).toBe(2);
    const pictures = await database.db
      .selectFrom('media_objects')
      .select(['storage_key', 'byte_size', 'type', 'thumbhash'])
      .execute();
    expect(pictures.filter(({ type, thumbhash }) => type === 'IMAGE' && thumbhash === null)).toEqual([]);
    for (const { storage_key: key, byte_size: size } of pictures)
      expect(await storage.stat(key)).toEqual({ key, size });
  });

  it('has dates of an interview that wait for the creator', async () => {
    const rows = await rowsOf(sql`
      select cardinality(i.times) as times, i.times = a.times as proposed, i.times[1] > ${now}::timestamptz as ahead
      from chat_messages as m
      left join interview_acts as a on a.message_id = m.id
      left join interviews as i on i.id = a.interview_id
      where m.kind = 'INTERVIEW'`);
    expect(rows).toEqual([{ times: 3, proposed: true, ahead: true }]);
  });

  it('fills every list that a visitor opens first', async () => {
    const rows = await rowsOf(sql`
      with owner as (select id from users where email = 'company@tsumugi.example'),
        known as (select a.* from activities as a join follows as f on f.followee_id = a.user_id
          where f.follower_id = (select id from owner) and a.occurred_at > ${now}::timestamptz - interval '60 days')
      select
        (select count(*) from products where member_at is not null
          and author_registered_at > ${now}::timestamptz - interval '90 days') > 5 as newcomers,
        (select count(*) from creator_job_profiles where seeking_at is not null) > 20 as seeking,
        (select count(*) from follows where follower_id = (select id from owner)) > 9 as followees,
        (select min(total) from (
          select (select count(*) from follows where followee_id = u.id) as total
          from users as u where u.email = 'creator@tsumugi.example') as fans) > 2 as followers,
        (select count(distinct type) from known) = 3 and (select count(*) from known) > 20 as activities,
        (select count(*) from bookmarks as b join users as u on u.id = b.user_id
          where u.email like '%@tsumugi.example' group by u.id order by 1 limit 1) > 10 as bookmarks,
        (select count(distinct score) from products where member_at is not null) > 100 as scores,
        (select count(*) from product_scores_due) as due`);
    expect(rows).toEqual([
      {
        newcomers: true,
        seeking: true,
        followees: true,
        followers: true,
        activities: true,
        bookmarks: true,
        scores: true,
        due: 0,
      },
    ]);
  });

  it('is built once', async () => {
    const again = await seed();
    expect(again).toEqual(summary);
    expect(await rowsOf(sql`select id from audit_log where action = 'demo.seed'`)).toHaveLength(1);
  });
});

describe('a seeding that fails halfway', () => {
  it('leaves nothing', async () => {
    const other = await testDatabase();
    const ids = uuidV7(clock);
    let made = 0;
    const failing = (): string => {
      made += 1;
      if (made > 3000) throw new Error('power cut');
      return ids();
    };
    await expect(
      seedDemo({ db: other.db, clock, newId: failing, log: silentLog(), secrets, storage }),
    ).rejects.toThrow('power cut');
    const { rows } = await sql<{ total: number }>`
      select (select count(*) from users) + (select count(*) from staff_accounts) + (select count(*) from audit_log) as total`.execute(
      other.db,
    );
    expect(rows).toEqual([{ total: 0 }]);
    await other.close();
  });
});
