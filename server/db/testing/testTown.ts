import type { Database } from '../client.ts';
import { testDatabase } from './testDatabase.ts';
import type { TestDatabaseOptions } from './testDatabase.ts';

/** People and places that stand out of the crowd. */
export const townIds = {
  author: '00000000-0000-7000-8000-000000000001',
  follower: '00000000-0000-7000-8000-0000000f0001',
  company: '00000000-0000-7000-8000-0000000c0001',
  room: '00000000-0000-7000-8000-0000000d0001',
} as const;

/**
 * A crowd made by the database itself, for tests of plans: 200 creators with 4,000 works, and a few thousand of whatever
 * else is listed. Ids are made from numbers, so that two crowds are the same.
 */
const crowd = `
    set local statement_timeout = 0;
    create function pg_temp.town_id(prefix text, n bigint) returns uuid language sql immutable as
      $$ select ('00000000-0000-7000-8000-0000000' || prefix || lpad(to_hex(n), 4, '0'))::uuid $$;
    create function pg_temp.town_time(n bigint) returns timestamptz language sql immutable as
      $$ select timestamptz '2026-01-01 00:00:00+00' + n * interval '13 minutes' $$;

    insert into users (id, email, role, registration_step, created_at)
      select pg_temp.town_id('0', n), 'creator' || n || '@example.jp', 'CREATOR_USER', 'COMPLETED', pg_temp.town_time(n)
      from generate_series(1, 200) as n;
    insert into creator_profiles (user_id, first_name, last_name, user_name, created_at, updated_at)
      select pg_temp.town_id('0', n), '名', '姓', '作り手' || n, pg_temp.town_time(n), pg_temp.town_time(n)
      from generate_series(1, 200) as n;
    insert into creator_job_profiles (id, user_id, job_seeking_status, latest_job_seeking_status_changed_at, created_at, updated_at)
      select pg_temp.town_id('1', n), pg_temp.town_id('0', n), case when n % 3 = 0 then 'NOT_SEEKING' else 'SEEKING' end,
        pg_temp.town_time(n), pg_temp.town_time(n), pg_temp.town_time(n)
      from generate_series(1, 200) as n;
    insert into products (id, author_id, name, is_published, first_published_at, approved_at, visibility, created_at, edited_at)
      select pg_temp.town_id('2', n), pg_temp.town_id('0', case when n % 4 = 0 then 1 else 1 + n % 200 end), '作品' || n, n % 9 <> 0, pg_temp.town_time(n),
        case when n % 11 <> 0 then pg_temp.town_time(n) end, case when n % 7 = 0 then 'MEMBERS' else 'EVERYONE' end,
        pg_temp.town_time(n), pg_temp.town_time(n)
      from generate_series(1, 4000) as n;
    insert into product_categories (product_id, category_id, position)
      select pg_temp.town_id('2', n), 1 + n % 2, 0 from generate_series(1, 4000) as n;
    insert into product_tools (product_id, tool_id, position)
      select pg_temp.town_id('2', n), case when n % 1000 = 0 then 60 else 1 + n % 5 end, 0
      from generate_series(1, 4000) as n;

    insert into users (id, email, role, registration_step, created_at)
      select pg_temp.town_id('f', n), 'member' || n || '@example.jp', 'CORPORATE_USER', 'COMPLETED', pg_temp.town_time(n)
      from generate_series(1, 20) as n;
    insert into corporate_profiles (user_id, first_name, last_name, created_at, updated_at)
      select pg_temp.town_id('f', n), '名', '姓', pg_temp.town_time(n), pg_temp.town_time(n)
      from generate_series(1, 20) as n;
    insert into bookmarks (user_id, product_id, created_at)
      select pg_temp.town_id('f', 1 + n % 20), pg_temp.town_id('2', n), pg_temp.town_time(n)
      from generate_series(1, 4000) as n;
    insert into follows (id, follower_id, followee_id, followed_at)
      select pg_temp.town_id('3', f * 256 + n), pg_temp.town_id('f', f), pg_temp.town_id('0', n), pg_temp.town_time(n)
      from generate_series(1, 20) as f, generate_series(1, 200) as n;
    insert into activities (id, user_id, type, product_id, occurred_at)
      select pg_temp.town_id('4', n), author_id, 'EDIT_PRODUCT', id, created_at
      from (select *, row_number() over () as n from products) as work;

    insert into companies (id, name, name_key, created_at, updated_at)
      select pg_temp.town_id('c', n), '会社' || n, '会社' || n, pg_temp.town_time(n), pg_temp.town_time(n)
      from generate_series(1, 600) as n;
    insert into job_openings (id, company_id, resumeration_type, status, title, working_place, contact_email, offer_detail,
        service_description, net_price, gross_price, published_at, closed_at, created_at, edited_at)
      select pg_temp.town_id('5', n), pg_temp.town_id('c', case when n % 4 = 0 then 1 else 1 + n % 50 end),
        case when n % 10 = 0 then 'HOURLY_RATE' else 'CONTRACT_UNIT' end,
        case n % 7 when 0 then 'CLOSED' when 1 then 'PRIVATE' else 'PUBLIC' end, '募集' || n, '在宅', 'a@example.jp', '内容', '内容',
        1000, 1100, pg_temp.town_time(n), case when n % 7 = 0 then pg_temp.town_time(n) end, pg_temp.town_time(n),
        pg_temp.town_time(n)
      from generate_series(1, 4000) as n;
    insert into job_entries (id, job_opening_id, creator_id, stage_changed_at, entered_at, reply_by)
      select pg_temp.town_id('6', n), pg_temp.town_id('5', n), pg_temp.town_id('0', case when n % 4 = 0 then 1 else 1 + n % 100 end), pg_temp.town_time(n),
        pg_temp.town_time(n), pg_temp.town_time(n) + interval '14 days'
      from generate_series(1, 4000) as n;
    insert into chat_rooms (id, company_id, creator_id, origin, last_message_at, created_at)
      select pg_temp.town_id('d', c + (n - 1) * 600), pg_temp.town_id('c', c), pg_temp.town_id('0', n), 'DIRECT',
        pg_temp.town_time(c * n), pg_temp.town_time(c)
      from generate_series(1, 600) as c, generate_series(1, 5) as n;
    insert into chat_members (room_id, user_id, joined_at)
      select id, creator_id, created_at from chat_rooms on conflict do nothing;
    insert into chat_messages (id, room_id, sequence, sender_id, client_id, kind, text, send_at)
      select pg_temp.town_id('7', room * 1024 + n), pg_temp.town_id('d', room), n, pg_temp.town_id('0', 1),
        pg_temp.town_id('8', room * 1024 + n), 'PLAIN', 'はい。', pg_temp.town_time(n)
      from generate_series(1, 4) as room, generate_series(1, 1000) as n;
    insert into activity_notifications (id, user_id, type, sent_at)
      select pg_temp.town_id('9', n), pg_temp.town_id('0', 1 + n % 50), 'FOLLOW_RECEIVED', pg_temp.town_time(n)
      from generate_series(1, 5000) as n;
    insert into outbox (id, kind, payload, created_at, available_at, failed_at)
      select pg_temp.town_id('a', n), 'mail', '{}', pg_temp.town_time(n), pg_temp.town_time(n),
        case when n % 2 = 0 then pg_temp.town_time(n) end
      from generate_series(1, 2000) as n;
    insert into search_documents (kind, product_id, title, folded_title, grams, audience, sort_at, updated_at)
      select 'PRODUCT', id, name, name,
        array['作品', case when number % 1000 = 0 then '余白' else '品' || number % 10 end], 'EVERYONE', created_at, created_at
      from products;
    drop function pg_temp.town_id(text, bigint);
    drop function pg_temp.town_time(bigint);
    analyze;
`;

/** A database with that crowd. */
export const testTown = (options: Omit<TestDatabaseOptions, 'script'> = {}): Promise<Database> =>
  testDatabase({ ...options, script: crowd });
