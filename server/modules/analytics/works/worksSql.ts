import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface WorkDayRow {
  readonly productId: string;
  readonly day: string;
  readonly views: number;
  readonly saves: number;
  readonly reached: number;
}

export async function workDays(db: Kysely<Tables>, authorId: string, since: string): Promise<WorkDayRow[]> {
  const { rows } = await sql<WorkDayRow>`
    select d.product_id as "productId", to_char(d.day, 'YYYY-MM-DD') as day, d.views, d.saves, d.reached
    from products as p join product_daily_views as d on d.product_id = p.id
    where p.author_id = ${authorId}::uuid and d.day >= ${since}::date`.execute(db);
  return rows;
}

export interface PageDayRow {
  readonly day: string;
  readonly visits: number;
  readonly reached: number;
}

export async function pageDays(db: Kysely<Tables>, creatorId: string, since: string): Promise<PageDayRow[]> {
  const { rows } = await sql<PageDayRow>`
    select to_char(day, 'YYYY-MM-DD') as day, views as visits, reached from creator_profile_daily_views
    where creator_id = ${creatorId}::uuid and day >= ${since}::date`.execute(db);
  return rows;
}

export interface SourceRow {
  readonly source: Tables['product_views']['source']['__select__'];
  readonly host: string;
  readonly audience: Tables['product_views']['audience']['__select__'];
  readonly views: number;
}

export async function workSources(db: Kysely<Tables>, authorId: string, since: string): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select s.source, s.host, s.audience, sum(s.views)::integer as views
    from products as p join product_daily_sources as s on s.product_id = p.id
    where p.author_id = ${authorId}::uuid and s.day >= ${since}::date
    group by s.source, s.host, s.audience`.execute(db);
  return rows;
}

export async function namesOfWorks(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
