import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { labOfHex, namedColors } from '../../../lib/colors.ts';

export const kinds = ['PRODUCT', 'CREATOR', 'JOB_OPENING', 'COMPANY'] as const;
export type Kind = (typeof kinds)[number];

/** What a document is made of. */
export interface SourceRow {
  readonly id: string;
  readonly title: string;
  /** In the order of their weight; empty ones are left out. */
  readonly pieces: readonly string[];
  /** Names in kana, as their owners gave them. */
  readonly kana: readonly string[];
  /** Words of its own that are offered while typing: skills, names of fields and tools. */
  readonly terms: readonly string[];
  readonly facets: readonly string[];
  readonly ownerId: string | null;
  readonly audience: 'EVERYONE' | 'MEMBERS' | 'NOBODY';
  readonly sortAt: Date;
  /** How well it is received: a day more for each doubling. */
  readonly received: number;
}

const names = (table: string, ids: string): RawBuilder<string[]> =>
  sql`array(select t.name from ${sql.table(table)} as t where t.id = any(${sql.ref(ids)}) order by t.position)`;

const prefixed = (prefix: string, column: string): RawBuilder<string[]> =>
  sql`array(select ${sql.lit(`${prefix}:`)} || e from unnest(${sql.ref(column)}) as e)`;

/** The author's facets carry the kind of each word, so that no two groups share one. */
const authorFacets = (column: string): RawBuilder<string[]> => sql`array(
  select case
      when f in ('SEEKING', 'NOT_SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER') then 'seeking:'
      when f in ('FLEXIBLE', 'FULL_REMOTE', 'OFFICE') then 'way:'
      when f in ('CORPORATE', 'FREELANCE', 'SIDEJOB') then 'engagement:'
      else 'availability:' end || f
    from unnest(${sql.ref(column)}) as f)`;

/** As far as a card may be from a named colour, with what its share adds to that. */
const asNamed = 16;

const named = namedColors.flatMap((hex) => {
  const lab = labOfHex(hex);
  return lab
    ? [
        sql`(${sql.lit(`color:${hex}`)}, array[${sql.lit(lab.l)}, ${sql.lit(lab.a)}, ${sql.lit(lab.b)}]::real[])`,
      ]
    : [];
});

const colors = sql`array(select n.facet from (values ${sql.join(named)}) as n (facet, lab)
  where color_distance(p.palette, n.lab) <= ${sql.lit(asNamed)} order by color_distance(p.palette, n.lab))`;

function works(db: Kysely<Tables>, ids: readonly string[]): Promise<{ rows: SourceRow[] }> {
  return sql<SourceRow>`
    select p.id, p.name as title,
      array[p.design_scope, p.description, c.user_name] || ${names('categories', 'p.category_ids')}
        || ${names('industries', 'p.industry_ids')} || ${names('tools', 'p.tool_ids')}
        || array(select m.caption from product_media as m where m.product_id = p.id and m.caption <> '' order by m.position) as pieces,
      '{}'::text[] as kana,
      ${names('categories', 'p.category_ids')} || ${names('tools', 'p.tool_ids')} as terms,
      ${prefixed('category', 'p.category_ids')} || ${prefixed('industry', 'p.industry_ids')}
        || ${prefixed('tool', 'p.tool_ids')} || ${authorFacets('p.author_facets')} || ${colors}
        || case when c.prefecture_id is null then '{}' else array['prefecture:' || c.prefecture_id] end as facets,
      p.author_id as "ownerId", search_audience_of_work(p) as audience,
      coalesce(p.first_published_at, p.created_at) as "sortAt",
      ln(1 + 3 * p.bookmarks_count + p.views_count / 20.0)::float8 as received
    from products as p join creator_profiles as c on c.user_id = p.author_id
    where p.id = any(${ids}::uuid[])`.execute(db);
}

function creators(db: Kysely<Tables>, ids: readonly string[]): Promise<{ rows: SourceRow[] }> {
  return sql<SourceRow>`
    select c.user_id as id, c.user_name as title,
      s.names || array[c.introduction, c.last_name || c.first_name, coalesce(c.location, ''), coalesce(f.name, ''), coalesce(c.hobby, '')]
        || t.names || w.names as pieces,
      array_remove(array[
        nullif(concat_ws(' ', c.last_name_kana, c.first_name_kana), ''),
        case when c.last_name_kana is not null and c.first_name_kana is not null then c.last_name_kana || c.first_name_kana end], null) as kana,
      s.names as terms,
      array(select distinct 'category:' || e from products as p, unnest(p.category_ids) as e
          where p.author_id = c.user_id and p.member_at is not null)
        || array(select 'tool:' || x.tool_id from creator_tools as x where x.user_id = c.user_id)
        || ${authorFacets('a.facets')}
        || case when c.prefecture_id is null then '{}' else array['prefecture:' || c.prefecture_id] end as facets,
      c.user_id as "ownerId", case when c.is_hidden then 'NOBODY' else 'EVERYONE' end as audience,
      c.created_at as "sortAt", ln(1 + 2 * c.followers_count + w.kept / 2.0)::float8 as received
    from creator_profiles as c
    left join prefectures as f on f.id = c.prefecture_id
    cross join lateral (select array(
      select s.name from creator_skills as s where s.user_id = c.user_id order by s.position) as names) as s
    cross join lateral (select array(
      select t.name from creator_tools as x join tools as t on t.id = x.tool_id where x.user_id = c.user_id order by x.position) as names) as t
    cross join lateral (
      select coalesce(sum(p.bookmarks_count), 0)::float8 as kept,
        array(select distinct g.name from products as q, unnest(q.category_ids) as e join categories as g on g.id = e
          where q.author_id = c.user_id and q.public_at is not null) as names
      from products as p where p.author_id = c.user_id and p.member_at is not null) as w
    cross join lateral (select author_facets_of(c.user_id) as facets) as a
    where c.user_id = any(${ids}::uuid[])`.execute(db);
}

function openings(db: Kysely<Tables>, ids: readonly string[]): Promise<{ rows: SourceRow[] }> {
  return sql<SourceRow>`
    select o.id, o.title,
      array[coalesce(o.offer_detail, ''), coalesce(o.job_detail, ''), coalesce(o.role_responsibility_area, ''),
        coalesce(o.service_description, ''), coalesce(o.job_requirements, ''), coalesce(o.desired_job_requirements, ''),
        coalesce(o.message_for_creator, ''), c.name, coalesce(o.working_place, ''), coalesce(o.tool, '')]
        || ${names('categories', 'o.category_ids')} || ${names('industries', 'o.industry_ids')}
        || ${names('tools', 'o.tool_ids')} || ${names('occupations', 'o.occupation_ids')}
        || ${names('job_tags', 'o.tag_ids')} as pieces,
      '{}'::text[] as kana,
      ${names('categories', 'o.category_ids')} || ${names('occupations', 'o.occupation_ids')} as terms,
      ${prefixed('category', 'o.category_ids')} || ${prefixed('industry', 'o.industry_ids')} || ${prefixed('tool', 'o.tool_ids')}
        || array['type:' || o.resumeration_type]
        || case when o.working_prefecture_id is null then '{}' else array['prefecture:' || o.working_prefecture_id] end
        || case when o.working_place_type is null then '{}' else array['place:' || o.working_place_type] end
        || case when o.desired_way_of_working is null then '{}' else array['way:' || o.desired_way_of_working] end
        || case when o.resumeration_type <> 'CONTRACT_UNIT' or o.net_price is null then '{}' else array['price:' || case
          when o.net_price < 50000 then '1' when o.net_price < 100000 then '2' when o.net_price < 300000 then '3'
          when o.net_price < 1000000 then '4' else '5' end] end as facets,
      null::uuid as "ownerId", search_audience_of_opening(o) as audience,
      coalesce(o.published_at, o.created_at) as "sortAt", ln(1 + o.entries_count)::float8 as received
    from job_openings as o join companies as c on c.id = o.company_id
    where o.id = any(${ids}::uuid[]) and o.status <> 'DRAFT'`.execute(db);
}

function companies(db: Kysely<Tables>, ids: readonly string[]): Promise<{ rows: SourceRow[] }> {
  return sql<SourceRow>`
    select c.id, c.name as title,
      array[c.business_description, coalesce(i.name, ''), coalesce(c.location, ''), coalesce(f.name, ''), coalesce(c.city, '')] as pieces,
      '{}'::text[] as kana, '{}'::text[] as terms,
      case when c.industry_id is null then '{}' else array['industry:' || c.industry_id] end
        || case when c.prefecture_id is null then '{}' else array['prefecture:' || c.prefecture_id] end as facets,
      null::uuid as "ownerId", case c.status when 'ACTIVE' then 'MEMBERS' else 'NOBODY' end as audience,
      c.created_at as "sortAt",
      ln(1 + (select count(*) from job_openings as o where o.company_id = c.id and o.public_at is not null))::float8 as received
    from companies as c
    left join industries as i on i.id = c.industry_id
    left join prefectures as f on f.id = c.prefecture_id
    where c.id = any(${ids}::uuid[])`.execute(db);
}

const readers = { COMPANY: companies, CREATOR: creators, JOB_OPENING: openings, PRODUCT: works };

export async function sourcesOf(
  db: Kysely<Tables>,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly SourceRow[]> {
  return ids.length === 0 ? [] : (await readers[kind](db, ids)).rows;
}
