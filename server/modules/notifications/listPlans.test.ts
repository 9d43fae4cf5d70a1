import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOfUse } from '../../db/testing/testPlans.ts';
import { testTown, townIds } from '../../db/testing/testTown.ts';
import type { KeysetPage } from '../../lib/request/paging.ts';
import { activityPage, countUnread } from './activitySql.ts';
import { platformPage } from './platformSql.ts';

/** The very statements of the lists of notices, planned over a town. */

const database = await testTown();
const { db } = database;
beforeAll(async () => {
  await fillNotices();
}, 120_000);
afterAll(() => database.close());

/** Years of notices of one person's, and of words of the house. */
async function fillNotices(): Promise<void> {
  const id = sql.raw(`('00000000-0000-7000-8000-00000011' || lpad(to_hex(n), 4, '0'))::uuid`);
  const at = sql.raw(`timestamptz '2026-01-01 00:00:00+00' + n * interval '13 minutes'`);
  await sql`insert into activity_notifications (id, user_id, type, actor_id, sent_at, read_at)
    select ${id}, ${townIds.author}, 'FOLLOW_RECEIVED', ${townIds.follower}, ${at}, case when n % 7 > 0 then ${at} end
    from generate_series(1, 5000) as n`.execute(db);
  await sql`insert into platform_notifications (id, action_type, content, publish_at, created_at)
    select ${id}, 'INFORMATION', 'お知らせ', ${at}, ${at} from generate_series(1, 2000) as n`.execute(db);
  await sql`insert into platform_notification_reads (user_id, notification_id, read_at)
    select ${townIds.author}, id, publish_at from platform_notifications`.execute(db);
  await sql`analyze`.execute(db);
}

const reader = { userId: townIds.author, companyId: null, statuses: [] };
const first: KeysetPage = { limit: 24, backward: false, from: undefined };
const later: KeysetPage = {
  ...first,
  from: { at: new Date('2026-01-20T00:00:00.000Z'), id: '00000000-0000-7000-8000-000000040100' },
};
const pages = [first, later, { ...later, backward: true }];

test.each([
  ['all', { types: null, unread: false }, 'activity_notifications_user_index'],
  ['the unread ones', { types: null, unread: true }, 'activity_notifications_unread_index'],
  ['those of a type', { types: ['JOB_OFFER' as const], unread: false }, 'activity_notifications_type_index'],
])('%s walk their index', async (_, filter, index) => {
  for (const page of pages) {
    const { indexes, scanned } = await planOfUse(db, () => activityPage(db, reader, page, filter));
    expect(indexes).toContain(index);
    expect(indexes).toContain('activity_notifications_group_index');
    expect(scanned).not.toContain('activity_notifications');
    expect(scanned).not.toContain('follows');
    expect(scanned).not.toContain('job_entries');
    expect(scanned).not.toContain('chat_messages');
  }
});

test('the dot looks at the unread ones alone', async () => {
  const { indexes, scanned } = await planOfUse(db, () => countUnread(db, reader, 100));
  expect(indexes).toContain('activity_notifications_unread_index');
  expect(scanned).not.toContain('activity_notifications');
});

test('words of the house are read from their one row, and who read them by the key', async () => {
  for (const page of pages) {
    const { scanned } = await planOfUse(db, () =>
      platformPage(db, reader.userId, page, { now: new Date(), unread: true }),
    );
    expect(scanned).not.toContain('platform_notifications');
    expect(scanned).not.toContain('platform_notification_reads');
  }
});
