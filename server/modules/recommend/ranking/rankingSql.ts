import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import { bound, notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';

export interface Wanted {
  readonly signal: string;
  readonly weight: number;
}

export interface CandidateQuery {
  readonly scope: ViewerScope;
  readonly wanted: readonly Wanted[];
  readonly exceptPrefectures: readonly string[];
  readonly newSince: Date;
  readonly declinedSince: Date;
  readonly limit: number;
  readonly newcomers: number;
}

export interface Found {
  readonly ids: readonly string[];
  /** How rare each wanted signal is, of those that anybody shows. */
  readonly rarity: ReadonlyMap<string, number>;
}

/** Who looks for work, is hidden neither from everybody nor from the viewer, and did not decline the viewer's company lately. */
function mayBeRecommended({ scope, exceptPrefectures, declinedSince }: CandidateQuery): RawBuilder<boolean> {
  const { companyId } = scope;
  return sql<boolean>`j.seeking_at is not null and not c.is_hidden and ${notHiddenFrom(bound(scope), 'c.user_id')}
    and c.user_id <> all(array(
      select declined.creator_id from job_consultations as declined
      where declined.company_id = ${companyId}::uuid and declined.status = 'DECLINED'
        and declined.responded_at > ${declinedSince}::timestamptz
      union all
      select refused.creator_id from official_job_offers as refused
      where refused.company_id = ${companyId}::uuid and refused.status = 'DECLINED' and refused.amends_engagement_id is null
        and refused.responded_at > ${declinedSince}::timestamptz))
    and (c.prefecture_id is null or c.prefecture_id <> all(array(
      select f.id from prefectures as f where f.name = any(${[...exceptPrefectures]}::text[]))))`;
}

/** Those who show most of what is wanted, and the best of the newcomers: each signal is looked up in its index, and the rare ones weigh more. */
export async function candidates(db: Kysely<Tables>, query: CandidateQuery): Promise<Found> {
  const { wanted, newSince, limit, newcomers } = query;
  if (wanted.length === 0) return { ids: await newestSeeking(db, query), rarity: new Map() };
  const found = sql.join(
    wanted.map(
      ({ signal }, index) =>
        sql`select user_id, ${sql.lit(index)} as n from creators_with_signal(${signal}::text)`,
    ),
    sql` union all `,
  );
  const values = sql.join(
    wanted.map(({ weight }, index) => sql`(${sql.lit(index)}, ${weight}::double precision)`),
  );
  const joined = sql`creator_profiles as c join creator_job_profiles as j on j.user_id = c.user_id`;
  // `offset 0`: looked up from the best on until there are enough, not joined with everybody.
  const best = sql`(
    select s.user_id, s.points from (select user_id, points from scored order by points desc, user_id) as s
    where exists (select from ${joined} where c.user_id = s.user_id and ${mayBeRecommended(query)} offset 0)
    order by s.points desc, s.user_id limit ${limit})`;
  const bestNew = sql`(
    select s.user_id, s.points from scored as s
    join (${joined}) on c.user_id = s.user_id
    where ${mayBeRecommended(query)} and c.created_at > ${newSince}::timestamptz
    order by s.points desc, s.user_id limit ${newcomers})`;
  const { rows } = await sql<{ ids: string[]; rarity: Record<string, number> }>`
    with matched as materialized (${found}),
    counted as materialized (
      select w.n, w.weight, ln(1 + (select count(*) from creator_signals)::double precision / m.hits) as rarity
      from (values ${values}) as w(n, weight)
      join (select n, count(*) as hits from matched group by n) as m on m.n = w.n),
    scored as materialized (
      select m.user_id, sum(w.weight * w.rarity) as points
      from matched as m join counted as w on w.n = m.n group by m.user_id)
    select
      array(select user_id::text from (${best} union all ${bestNew}) as best
        group by user_id order by max(points) desc, user_id) as ids,
      coalesce((select json_object_agg(n, rarity) from counted), '{}') as rarity ${customPlan}`.execute(db);
  const [counted = { ids: [], rarity: {} }] = rows;
  return {
    ids: counted.ids,
    rarity: new Map(wanted.map(({ signal }, index) => [signal, counted.rarity[index] ?? 0])),
  };
}

/** Where nothing is asked for that a creator could be found by. */
async function newestSeeking(db: Kysely<Tables>, query: CandidateQuery): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.user_id as id
    from creator_job_profiles as j join creator_profiles as c on c.user_id = j.user_id
    where ${mayBeRecommended(query)}
    order by j.seeking_at desc, j.user_id desc limit ${query.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of how many creators there is anything, and how many show each signal. */
export async function rarity(
  db: Kysely<Tables>,
  signals: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (signals.length === 0) return new Map();
  const counts = sql.join(
    signals.map(
      (signal) => sql`select ${signal}::text as signal,
        (select count(*) from creators_with_signal(${signal}::text))::integer as hits`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ signal: string; hits: number; all: number }>`
    select signal, hits, (select count(*) from creator_signals)::integer as all from (${counts}) as counted ${customPlan}`.execute(
    db,
  );
  return new Map(rows.map(({ signal, hits, all }) => [signal, hits === 0 ? 0 : Math.log(1 + all / hits)]));
}

export interface PersonRow {
  readonly userId: string;
  readonly createdAt: Date;
  readonly introduction: string;
  readonly prefecture: string | null;
  readonly jobSeekingStatus: 'SEEKING' | 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER' | 'NOT_SEEKING';
  readonly operationalHours: string | null;
  readonly availabilities: readonly string[];
  readonly ways: readonly string[];
  readonly engagementType: string | null;
  readonly skills: readonly string[];
  readonly tools: readonly string[];
  readonly prices: readonly {
    readonly category: string | null;
    readonly type: 'CONTRACT_UNIT' | 'HOURLY_RATE';
    readonly net: number;
    readonly gross: number;
  }[];
}

export interface WorkRow {
  readonly key: string;
  readonly userId: string;
  readonly name: string;
  readonly scope: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly tools: readonly string[];
  readonly at: Date;
}

export async function people(db: Kysely<Tables>, ids: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select c.user_id as "userId", c.created_at as "createdAt", c.introduction, f.name as prefecture,
      j.job_seeking_status as "jobSeekingStatus", j.operational_hours as "operationalHours",
      j.operational_availabilities as availabilities, j.way_of_workings as ways, g.engagement_type as "engagementType",
      array(select s.name from creator_skills as s where s.user_id = c.user_id order by s.position) as skills,
      array(select t.name from creator_tools as u join tools as t on t.id = u.tool_id
        where u.user_id = c.user_id order by u.position) as tools,
      coalesce((select json_agg(json_build_object('category', r.reward_category, 'type', r.reward_type,
          'net', r.net_price, 'gross', r.gross_price) order by r.position)
        from creator_reward_prices as r where r.user_id = c.user_id), '[]') as prices
    from creator_profiles as c
    join creator_job_profiles as j on j.user_id = c.user_id
    left join prefectures as f on f.id = c.prefecture_id
    left join creator_engagement_types as g on g.user_id = c.user_id
    where c.user_id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Each person's newest works that members see: a walk of the author's own index. */
export async function worksOf(db: Kysely<Tables>, ids: readonly string[], each: number): Promise<WorkRow[]> {
  const names = (table: string, column: string) =>
    sql`array(select n.name from ${sql.table(table)} as n where n.id = any(${sql.ref(column)})
      order by array_position(${sql.ref(column)}, n.id))`;
  const { rows } = await sql<WorkRow>`
    select p.id as key, p.author_id as "userId", p.name, p.design_scope as scope, left(p.description, 1200) as description,
      ${names('categories', 'p.category_ids')} as categories, ${names('industries', 'p.industry_ids')} as industries,
      ${names('tools', 'p.tool_ids')} as tools, p.member_at as at
    from unnest(${[...ids]}::uuid[]) as author(id)
    cross join lateral (
      select * from products as w where w.author_id = author.id and w.member_at is not null
      order by w.member_at desc, w.id desc limit ${each}) as p
    order by p.author_id, p.member_at desc, p.id desc`.execute(db);
  return rows;
}
