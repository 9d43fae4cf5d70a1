import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import type { Wanted } from '../ranking/rankingSql.ts';

/** An opening as it is weighed. */
export interface WeighedOpening {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly isRemote: boolean;
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly tools: readonly string[];
}

const names = (of: 'categories' | 'industries' | 'tools', joined: string, column: string) =>
  sql`array(select n.name from ${sql.table(joined)} as x join ${sql.table(of)} as n on n.id = x.${sql.ref(column)}
    where x.job_opening_id = o.id order by n.id)`;
const weighedColumns = sql`o.id, o.title, co.name as "companyName",
  coalesce(o.working_place_type = 'FULL_REMOTE', false) as "isRemote",
  ${names('categories', 'job_opening_categories', 'category_id')} as categories,
  ${names('industries', 'job_opening_industries', 'industry_id')} as industries,
  ${names('tools', 'job_opening_tools', 'tool_id')} as tools`;

export interface Newest {
  readonly now: Date;
  /** As Japan has it. */
  readonly today: string;
  readonly limit: number;
  /** Those alone that came out after the one and until the other. */
  readonly span?: { readonly since: Date; readonly until: Date };
}

/**
 * The newest that are commissioned, not employed, and that the creator may enter and has not: none of a company that they hide from, and
 * nothing for who is done with looking
 * or may not see openings yet.
 */
export async function openingsToWeigh(
  db: Kysely<Tables>,
  creatorId: string,
  { now, today, limit, span }: Newest,
): Promise<WeighedOpening[]> {
  const { rows } = await sql<WeighedOpening>`
    select ${weighedColumns}
    from (
      select * from job_openings where public_at is not null and resumeration_type <> 'FULL_TIME'
        ${span === undefined ? sql`` : sql`and public_at > ${span.since} and public_at <= ${span.until}`}
      order by public_at desc, id desc limit ${limit}
    ) as o
    join companies as co on co.id = o.company_id
    join users as u on u.id = ${creatorId}::uuid and (u.first_work_approved_at is not null or u.trial_ends_at > ${now})
    join creator_job_profiles as j on j.user_id = u.id and j.job_seeking_status <> 'NOT_SEEKING'
    where (o.valid_through is null or o.valid_through >= ${today}::date)
      and not exists (
        select from creator_hidden_companies as h where h.creator_id = j.user_id and h.company_id = o.company_id)
      and not exists (select from job_entries as e where e.job_opening_id = o.id and e.creator_id = j.user_id)
    order by o.public_at desc, o.id desc`.execute(db);
  return rows;
}

/** These openings, as far as nobody is employed by them. */
export async function openingsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<WeighedOpening[]> {
  const { rows } = await sql<WeighedOpening>`
    select ${weighedColumns} from job_openings as o join companies as co on co.id = o.company_id
    where o.id = any(${[...ids]}::uuid[]) and o.resumeration_type <> 'FULL_TIME'`.execute(db);
  return rows;
}

export interface Entered {
  readonly id: string;
  readonly creatorId: string;
}

/** All who entered an opening: those who show most of what is wanted first, and the newest of those who show as much. */
export async function enteredBySignals(
  db: Kysely<Tables>,
  openingId: string,
  wanted: readonly Wanted[],
): Promise<Entered[]> {
  const found = wanted.map(
    ({ signal, weight }) =>
      sql`select user_id, ${weight}::double precision as weight from creators_with_signal(${signal}::text)`,
  );
  const points =
    found.length === 0
      ? sql``
      : sql`left join (select user_id, sum(weight) as points from (${sql.join(found, sql` union all `)}) as shown
          group by user_id) as p on p.user_id = e.creator_id`;
  const { rows } = await sql<Entered>`
    select e.id, e.creator_id as "creatorId" from job_entries as e ${points}
    where e.job_opening_id = ${openingId}::uuid
    order by ${found.length === 0 ? sql`` : sql`coalesce(p.points, 0) desc,`} e.entered_at desc, e.id desc ${customPlan}`.execute(
    db,
  );
  return rows;
}
