import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** An opening as it is weighed. */
export interface WeighedOpening {
  readonly id: string;
  readonly title: string;
  readonly isRemote: boolean;
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly tools: readonly string[];
}

/**
 * The newest that are commissioned, not employed, and that the creator may enter and has not: none of a company that they hide from, and
 * nothing for who is done with looking.
 */
export async function openingsToWeigh(
  db: Kysely<Tables>,
  creatorId: string,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<WeighedOpening[]> {
  const names = (of: 'categories' | 'industries' | 'tools', joined: string, column: string) =>
    sql`array(select n.name from ${sql.table(joined)} as x join ${sql.table(of)} as n on n.id = x.${sql.ref(column)}
      where x.job_opening_id = o.id order by n.id)`;
  const { rows } = await sql<WeighedOpening>`
    select o.id, o.title, coalesce(o.working_place_type = 'FULL_REMOTE', false) as "isRemote",
      ${names('categories', 'job_opening_categories', 'category_id')} as categories,
      ${names('industries', 'job_opening_industries', 'industry_id')} as industries,
      ${names('tools', 'job_opening_tools', 'tool_id')} as tools
    from (
      select * from job_openings where public_at is not null and resumeration_type <> 'FULL_TIME'
      order by public_at desc, id desc limit ${limit}
    ) as o
    join creator_job_profiles as j on j.user_id = ${creatorId}::uuid and j.job_seeking_status <> 'NOT_SEEKING'
    where (o.valid_through is null or o.valid_through >= ${today}::date)
      and not exists (
        select from creator_hidden_companies as h where h.creator_id = j.user_id and h.company_id = o.company_id)
      and not exists (select from job_entries as e where e.job_opening_id = o.id and e.creator_id = j.user_id)
    order by o.public_at desc, o.id desc`.execute(db);
  return rows;
}
