import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOfUse } from '../../../db/testing/testPlans.ts';
import { testTown, townIds } from '../../../db/testing/testTown.ts';
import { seekingCreators } from './seekingSql.ts';
import type { SeekingFilters } from './seekingSql.ts';

/** The very statements of the creators who look for work, planned over a town. */

const database = await testTown();
const { db } = database;
beforeAll(async () => {
  await fillSeekers();
}, 120_000);
afterAll(() => database.close());

/** Three thousand more, with one work and three tools each. */
async function fillSeekers(): Promise<void> {
  const id = sql.raw(`('00000000-0000-7000-8000-00000010' || lpad(to_hex(n), 4, '0'))::uuid`);
  const all = sql.raw('generate_series(1, 3000) as n');
  const at = sql.raw(`timestamptz '2026-01-01 00:00:00+00' + n * interval '13 minutes'`);
  await sql`insert into users (id, email, role, registration_step, created_at)
    select ${id}, 'crowd' || n || '@example.jp', 'CREATOR_USER', 'COMPLETED', ${at} from ${all}`.execute(db);
  await sql`insert into creator_profiles (user_id, first_name, last_name, user_name, created_at, updated_at)
    select ${id}, '名', '姓', '作り手', ${at}, ${at} from ${all}`.execute(db);
  await sql`insert into creator_job_profiles (id, user_id, job_seeking_status, latest_job_seeking_status_changed_at, created_at, updated_at)
    select ${id}, ${id}, 'SEEKING', ${at}, ${at}, ${at} from ${all}`.execute(db);
  await sql`insert into creator_tools (user_id, tool_id, position)
    select ${id}, 1 + (n + p) % 20, p from ${all}, generate_series(0, 2) as p`.execute(db);
  await sql`insert into products (id, author_id, name, is_published, first_published_at, approved_at, created_at, edited_at)
    select ${id}, ${id}, '作品' || n, true, ${at}, ${at}, ${at}, ${at} from ${all}`.execute(db);
  await sql`insert into product_categories (product_id, category_id, position)
    select ${id}, 1 + n % 2, 0 from ${all}`.execute(db);
  await sql`analyze`.execute(db);
}

const scope = { viewerId: townIds.follower, companyId: townIds.company, emailDomain: 'domain7.example' };
const from = { at: new Date('2026-01-20T00:00:00.000Z'), id: '00000000-0000-7000-8000-000000000080' };
const none: SeekingFilters = {
  categoryIds: null,
  toolIds: null,
  jobSeekingStatuses: null,
  operationalAvailabilities: null,
  engagementTypes: null,
  wayOfWorkings: null,
};

test.each<[string, Partial<SeekingFilters>]>([
  ['unfiltered', {}],
  ['by a common category', { categoryIds: [1] }],
  ['by a common status', { jobSeekingStatuses: ['SEEKING'] }],
])('%s they walk their index', async (_list, filters) => {
  for (const backward of [false, true]) {
    const page = { limit: 24, backward, from };
    const { indexes, scanned } = await planOfUse(db, () =>
      seekingCreators(db, page, scope, { ...none, ...filters }),
    );
    expect(indexes).toContain('creator_job_profiles_seeking_index');
    expect(scanned).not.toContain('products');
  }
});

test('a tool that nobody has is looked up', async () => {
  const page = { limit: 24, backward: false, from: undefined };
  const { indexes } = await planOfUse(db, () => seekingCreators(db, page, scope, { ...none, toolIds: [60] }));
  expect(indexes).toContain('creator_tools_tool_index');
});
