import { createQueryId, sql } from 'kysely';
import type { RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { testTown, townIds } from '../../../db/testing/testTown.ts';
import { candidateIds, lateTotals } from '../desk/candidateListSql.ts';
import type { CandidateFilters } from '../desk/candidateListSql.ts';
import { bookmarkedIds } from '../bookmarks/bookmarksSql.ts';
import * as lists from './openingListsSql.ts';
import type { OpeningFilters } from './openingListsSql.ts';

/** The very statements of the lists of openings, entries and candidates, planned over a town: each walks its index. */

const database = await testTown();
afterAll(() => database.close());

const seen: RootOperationNode[] = [];
/** Notes each statement on its way. */
const db = database.db.withPlugin({
  transformQuery: ({ node: statement }) => {
    seen.push(statement);
    return statement;
  },
  transformResult: async ({ result }) => result,
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const node: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Index Name': v.optional(v.string()),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => node))),
});
const planRow = v.object({ 'QUERY PLAN': v.array(v.object({ Plan: node })) });
const nodesOf = (plan: PlanNode): readonly PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How the statements that were seen are run. */
async function plans(): Promise<PlanNode[]> {
  const found: PlanNode[] = [];
  for (const statement of seen.splice(0)) {
    const query = database.db.getExecutor().compileQuery(statement, createQueryId());
    const { rows } = await database.db.executeQuery<unknown>({
      ...query,
      sql: `explain (format json) ${query.sql}`,
    });
    for (const row of rows)
      found.push(...v.parse(planRow, row)['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  }
  return found;
}

/** The first of a hundred openings that everybody of the town entered. */
const opening = '00000000-0000-7000-8000-000000050001';

beforeAll(async () => {
  await sql`insert into job_entries (id, job_opening_id, creator_id, stage_changed_at, entered_at, reply_by)
    select gen_random_uuid(), o.id, c.user_id, c.created_at, o.created_at, o.created_at + interval '14 days'
    from creator_profiles as c cross join (select * from job_openings order by id limit 100) as o
    on conflict do nothing`.execute(database.db);
  await sql`insert into job_opening_bookmarks (user_id, job_opening_id, created_at)
    select c.user_id, o.id, o.created_at
    from creator_profiles as c cross join (select * from job_openings order by id limit 100) as o`.execute(
    database.db,
  );
  await sql`analyze job_entries, job_opening_bookmarks`.execute(database.db);
}, 120_000);

const { author: creator, company } = townIds;
/** One of fifty that share three quarters of the openings. */
const smallCompany = '00000000-0000-7000-8000-0000000c0005';
const page = { limit: 20, offset: 80 };
const none: OpeningFilters = {
  resumerationTypes: null,
  workingPlaceTypes: null,
  prefectureIds: null,
  categoryIds: null,
  toolIds: null,
  occupationIds: null,
  tagIds: null,
};
const everybody: CandidateFilters = {
  stages: null,
  unread: null,
  late: null,
  assigneeIds: null,
  unassigned: false,
  text: null,
};
const now = new Date('2026-04-01T00:00:00.000Z');
const candidates = (sort: 'DEADLINE' | 'NEWEST' | 'OLDEST', text: CandidateFilters['text'] = null) =>
  candidateIds(
    db,
    opening,
    { limit: 24, backward: false, from: undefined },
    { sort, filters: { ...everybody, text }, now },
  );

test.each<[string, readonly string[], () => Promise<unknown>]>([
  ['public openings', ['job_openings_public_index'], () => lists.publicIds(db, page, null)],
  [
    'those of two kinds',
    ['job_openings_public_kind_index'],
    () => lists.publicIds(db, page, ['CONTRACT_UNIT', 'HOURLY_RATE']),
  ],
  [
    'public openings by their last day',
    ['job_openings_public_deadline_index'],
    () => lists.publicIds(db, page, null, 'DEADLINE'),
  ],
  [
    'those of two kinds by their last day',
    ['job_openings_public_kind_deadline_index'],
    () => lists.publicIds(db, page, ['CONTRACT_UNIT', 'HOURLY_RATE'], 'DEADLINE'),
  ],
  ['kept', ['job_opening_bookmarks_user_index'], () => bookmarkedIds(db, { limit: 20, offset: 0 }, creator)],
  [
    'a company’s, to visitors',
    ['job_openings_company_public_index'],
    () => lists.publicIdsOfCompany(db, { limit: 20, offset: 0 }, smallCompany),
  ],
  ['a company’s own', ['job_openings_company_index'], () => lists.idsOfCompany(db, page, company, null)],
  [
    'a company’s own in two states',
    ['job_openings_company_status_index'],
    () => lists.idsOfCompany(db, page, company, ['PRIVATE', 'PUBLIC']),
  ],
  ['entered', ['job_entries_creator_index'], () => lists.enteredIds(db, page, creator, null)],
  ['entered, recruiting', ['job_entries_recruiting_index'], () => lists.enteredIds(db, page, creator, true)],
  [
    'a rare filter',
    ['job_openings_filter_index'],
    () => lists.fittingIds(db, page, { ...none, toolIds: [60] }),
  ],
  ['candidates, newest', ['job_entries_opening_index'], () => candidates('NEWEST')],
  ['candidates, oldest', ['job_entries_opening_index'], () => candidates('OLDEST')],
  [
    'candidates by what they wrote',
    ['job_entries_due_index', 'job_entries_opening_index'],
    () => candidates('DEADLINE', { name: 'タカサキ', words: 'たかさき' }),
  ],
  ['candidates by deadline', ['job_entries_due_index'], () => candidates('DEADLINE')],
  [
    'those who are late',
    ['job_entries_due_index', 'job_entries_waiting_index'],
    () => lateTotals(db, [opening], new Date('2026-01-10T00:00:00.000Z'), 1_000),
  ],
])('%s: by %j', async (_list, indexes, ask) => {
  await ask();
  const found = await plans();
  const walked = found.flatMap((one) => one['Index Name'] ?? []);
  expect(walked.some((index) => indexes.includes(index))).toBe(true);
  const whole = found.filter(
    (one) =>
      one['Node Type'] === 'Seq Scan' && ['job_entries', 'job_openings'].includes(one['Relation Name'] ?? ''),
  );
  expect(whole).toEqual([]);
});
