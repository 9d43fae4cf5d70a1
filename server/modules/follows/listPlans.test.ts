import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOfUse } from '../../db/testing/testPlans.ts';
import { testTown, townIds } from '../../db/testing/testTown.ts';
import type { KeysetPage } from '../../lib/request/paging.ts';
import { followeesActivities } from './activitiesSql.ts';
import { follows } from './sql.ts';

/** The very statements of the lists of follows and of what followees did, planned over a town. */

const database = await testTown();
const { db } = database;
beforeAll(async () => {
  await fillFollowers();
}, 120_000);
afterAll(() => database.close());

/** Three thousand people of a company without rooms (each who joins is let into all of them), who follow one creator. */
async function fillFollowers(): Promise<void> {
  const id = sql.raw(`('00000000-0000-7000-8000-00000010' || lpad(to_hex(n), 4, '0'))::uuid`);
  const all = sql.raw('generate_series(1, 3000) as n');
  const at = sql.raw(`timestamptz '2026-01-01 00:00:00+00' + n * interval '13 minutes'`);
  await sql`insert into users (id, email, role, registration_step, created_at)
    select ${id}, 'crowd' || n || '@example.jp', 'CORPORATE_USER', 'COMPLETED', ${at} from ${all}`.execute(
    db,
  );
  await sql`insert into corporate_profiles (user_id, first_name, last_name, created_at, updated_at)
    select ${id}, '名', '姓', ${at}, ${at} from ${all}`.execute(db);
  const company = '00000000-0000-7000-8000-0000100c0001';
  await sql`insert into companies (id, name, name_key, created_at, updated_at)
    values (${company}, '大勢', '大勢', now(), now())`.execute(db);
  await sql`insert into company_members (user_id, company_id, role, joined_at)
    select ${id}, ${company}, 'CORPORATE_USER', ${at} from ${all}`.execute(db);
  await sql`insert into follows (id, follower_id, followee_id, followed_at)
    select ${id}, ${id}, ${townIds.author}, ${at} from ${all}`.execute(db);
  await sql`analyze`.execute(db);
}

const member = { viewerId: townIds.follower, companyId: townIds.company, emailDomain: 'domain7.example' };
const creator = { viewerId: townIds.author, companyId: null, emailDomain: 'example.jp' };
const first: KeysetPage = { limit: 24, backward: false, from: undefined };
const later: KeysetPage = {
  ...first,
  from: { at: new Date('2026-01-20T00:00:00.000Z'), id: '00000000-0000-7000-8000-000000040100' },
};
const backward: KeysetPage = { ...later, backward: true };

test.each([
  ['followees', member, 'follows_follower_index'],
  ['followers', creator, 'follows_followee_index'],
] as const)('%s walk their index', async (side, scope, index) => {
  for (const page of [first, later, backward]) {
    const { indexes, scanned } = await planOfUse(db, () => follows(db, side, page, scope));
    expect(indexes).toContain(index);
    expect(scanned).not.toContain('follows');
  }
});

test('the timeline walks what everybody did, and looks into the index of each followee', async () => {
  for (const page of [first, later, backward]) {
    const { indexes, scanned } = await planOfUse(db, () => followeesActivities(db, page, member));
    expect(indexes).toContain('activities_occurred_index');
    expect(indexes).toContain('activities_user_index');
    expect(scanned).not.toContain('activities');
    expect(scanned).not.toContain('products');
  }
});
