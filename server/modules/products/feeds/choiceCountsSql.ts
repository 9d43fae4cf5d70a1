import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { prepared } from '../../../db/prepared.ts';
import { customPlan } from '../../../db/statements.ts';
import { hiddenFrom, notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { fitting, ofNewcomers } from './filtersSql.ts';
import type { FilterValues } from './filtersSql.ts';

/** A choice as the sums name it (`category:3`, `author:SEEKING`) and how many works have it. */
export interface ChoiceRow {
  readonly choice: string;
  readonly count: number;
}

const eachChoiceOf = (table: string) =>
  sql`unnest(product_choices(${sql.join(
    ['category_ids', 'industry_ids', 'tool_ids', 'author_facets'].map((column) =>
      sql.ref(`${table}.${column}`),
    ),
  )}))`;

const sums = prepared<ViewerScope>()((db, value) =>
  db
    .selectFrom(
      sql<{ choice: string; amount: number }>`(
        select choice, total as amount from product_choice_sums
        union all select c.choice, e.amount from product_choice_events as e, ${eachChoiceOf('e')} as c (choice)
        union all select c.choice, -1 from products as p, ${eachChoiceOf('p')} as c (choice)
          where p.member_at is not null and p.author_id in ${hiddenFrom(value)})`.as('kept'),
    )
    .select(['kept.choice', sql<number>`sum(kept.amount)::integer`.as('count')])
    .groupBy('kept.choice'),
);

/** Of every work members may see, as kept, less those of who hides from the viewer. No work but theirs is read. */
export function choicesOfAll(db: Kysely<Tables>, scope: ViewerScope): Promise<ChoiceRow[]> {
  return sums(db, scope);
}

type Values = FilterValues & ViewerScope & { readonly newSince: Date | null; readonly limit: number };

function statement(newcomers: boolean) {
  return prepared<Values>()((db, value) =>
    db
      .with('found', () =>
        db
          .selectFrom('products as p')
          .select(['p.category_ids', 'p.industry_ids', 'p.tool_ids', 'p.author_facets'])
          .where('p.member_at', 'is not', null)
          .where(fitting(value))
          .$if(newcomers, (query) => query.where(ofNewcomers(value)))
          .where(notHiddenFrom(value, 'p.author_id'))
          .limit(value('limit')),
      )
      .selectFrom([
        'found',
        sql<{
          choice: string;
        }>`${eachChoiceOf('found')}`.as(sql.raw('c (choice)')),
      ])
      .select([
        sql<string>`c.choice`.as('choice'),
        sql<number>`count(*)::integer`.as('count'),
        sql<number>`(select count(*)::integer from found)`.as('found'),
      ])
      .groupBy(sql`c.choice`)
      .modifyEnd(customPlan),
  );
}

const ofEverybody = statement(false);
const newcomersOnly = statement(true);

/** Of the works that fit, so many of them at the most. */
export async function choicesOfFitting(
  db: Kysely<Tables>,
  scope: ViewerScope,
  { filters, newSince, limit }: Pick<Values, 'limit' | 'newSince'> & { readonly filters: FilterValues },
): Promise<{ readonly rows: readonly ChoiceRow[]; readonly found: number }> {
  const run = newSince === null ? ofEverybody : newcomersOnly;
  const rows = await run(db, { ...filters, ...scope, newSince, limit });
  return { rows, found: rows[0]?.found ?? 0 };
}

/** Takes so many changes into the sums; another server takes others. Answers how many. */
export async function gatherChoices(db: Kysely<Tables>, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from product_choice_events where id in (
        select id from product_choice_events order by id limit ${limit} for update skip locked)
      returning amount, category_ids, industry_ids, tool_ids, author_facets),
    gathered as (
      insert into product_choice_sums as s (choice, total)
        select c.choice, sum(taken.amount) from taken, ${eachChoiceOf('taken')} as c (choice)
        group by c.choice order by c.choice
        on conflict (choice) do update set total = s.total + excluded.total)
    select count(*)::integer as taken from taken`.execute(db);
  return rows[0]?.taken ?? 0;
}
