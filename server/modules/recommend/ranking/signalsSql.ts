import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Everything of a creator that members see and words can be read from. */
export interface SourceRow {
  readonly userId: string;
  readonly introduction: string;
  readonly prefecture: string | null;
  readonly ways: readonly string[];
  readonly skills: readonly string[];
  readonly tools: readonly string[];
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  /** Names, scopes and beginnings of the works' texts. */
  readonly works: readonly string[];
}

/** Takes marks away and answers whose they were. Several servers share them. */
export async function takeMarks(trx: Transaction<Tables>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from creator_signals_due where user_id in (
      select user_id from creator_signals_due order by user_id limit ${limit} for update skip locked)
    returning user_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** As much of a work's text as tells what it is. */
const readOfText = sql.lit(1_200);
const newestWorks = sql.lit(60);

export async function sources(db: Kysely<Tables>, ids: readonly string[]): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select c.user_id as "userId", c.introduction, f.name as prefecture, coalesce(j.way_of_workings, '{}') as ways,
      array(select s.name from creator_skills as s where s.user_id = c.user_id order by s.position) as skills,
      array(select t.name from creator_tools as u join tools as t on t.id = u.tool_id
        where u.user_id = c.user_id order by u.position) as tools,
      coalesce(w.categories, '{}') as categories, coalesce(w.industries, '{}') as industries,
      coalesce(w.texts, '{}') as works
    from creator_profiles as c
    left join prefectures as f on f.id = c.prefecture_id
    left join creator_job_profiles as j on j.user_id = c.user_id
    left join lateral (
      select array_agg(p.name || '
' || p.design_scope || '
' || left(p.description, ${readOfText})) as texts,
        array(select distinct n.name from categories as n where n.id = any(array(
          select unnest(o.category_ids) from products as o where o.author_id = c.user_id and o.member_at is not null))) as categories,
        array(select distinct n.name from industries as n where n.id = any(array(
          select unnest(o.industry_ids) from products as o where o.author_id = c.user_id and o.member_at is not null))) as industries
      from (
        select name, design_scope, description from products
        where author_id = c.user_id and member_at is not null
        order by member_at desc, id desc limit ${newestWorks}) as p) as w on true
    where c.user_id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export async function writeSignals(
  trx: Transaction<Tables>,
  rows: readonly { readonly userId: string; readonly signals: readonly string[] }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('creator_signals')
    .values(rows.map(({ userId, signals }) => ({ user_id: userId, signals: [...signals], updated_at: now })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        signals: eb.ref('excluded.signals'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
