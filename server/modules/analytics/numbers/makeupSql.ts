import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface MakeupRow {
  readonly question: 'GENDER' | 'JOB_CHANGE';
  /** Null: not answered. */
  readonly answer: string | null;
  readonly people: number;
}

/** How many of the creators that are there gave each answer. */
export async function readMakeup(db: Kysely<Tables>): Promise<MakeupRow[]> {
  const { rows } = await sql<MakeupRow>`
    with creators as (
      select c.user_id, c.gender, m.motivation
      from creator_profiles as c
      join users as u on u.id = c.user_id
      left join job_change_motivations as m on m.user_id = c.user_id
      where u.status = 'ACTIVE' and u.deletion_due_at is null)
    select 'GENDER' as question, gender as answer, count(*)::integer as people from creators group by gender
    union all select 'JOB_CHANGE', motivation, count(*)::integer from creators group by motivation`.execute(
    db,
  );
  return rows;
}
