import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Parameters of the rule in `score.ts`. */
export interface ScoreRule {
  /** Everything is counted as of this moment. */
  readonly origin: Date;
  readonly halfLifeSeconds: number;
  readonly bookmarkPoints: number;
  readonly bookmarksSince: Date;
  readonly viewPoints: number;
  readonly viewsSince: Date;
  readonly longDescription: number;
  readonly someDescription: number;
  readonly enoughPictures: number;
}

const firstId = '00000000-0000-0000-0000-000000000000';

/** The next marked works, locked so that their data stays; skips those being changed. */
export async function holdDue(
  trx: Transaction<Tables>,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products as p
    where p.id in (
      select product_id from product_scores_due
      where product_id > ${after ?? firstId}::uuid order by product_id limit ${limit})
    order by p.id for no key update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function deleteMarks(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await sql`delete from product_scores_due where product_id = any(${[...ids]}::uuid[])`.execute(trx);
}

export async function deleteMarksOfNobody(trx: Transaction<Tables>): Promise<void> {
  await sql`
    delete from product_scores_due as due
    where not exists (select from products as p where p.id = due.product_id)`.execute(trx);
}

export async function writeScores(
  trx: Transaction<Tables>,
  ids: readonly string[],
  rule: ScoreRule,
): Promise<void> {
  const seconds = sql`extract(epoch from ${rule.origin.toISOString()}::timestamptz)::double precision`;
  /** The weight of a moment: it doubles with every half-life. */
  const weight = (moment: string) =>
    sql`power(2::double precision, (extract(epoch from ${sql.raw(moment)})::double precision - ${seconds}) / ${rule.halfLifeSeconds}::double precision)`;
  await sql`
    update products as p set score = scored.score
    from (
      select w.id, (ln(${weight('w.first_published_at')} * (1
          + case when char_length(w.description) >= ${rule.longDescription}::integer then 1
              when char_length(w.description) >= ${rule.someDescription}::integer then 0.5 else 0 end
          + case when w.design_scope <> '' then 0.5 else 0 end
          + case when cardinality(w.tool_ids) > 0 then 0.5 else 0 end
          + least((select count(*) from product_media as m where m.product_id = w.id),
              ${rule.enoughPictures}::integer)::double precision / ${rule.enoughPictures}::integer)
        + ${rule.bookmarkPoints}::double precision * coalesce((
            select sum(${weight('b.created_at')}) from bookmarks as b
            where b.product_id = w.id and b.user_id <> w.author_id
              and b.created_at > ${rule.bookmarksSince.toISOString()}::timestamptz), 0)
        + ${rule.viewPoints}::double precision * coalesce((
            select sum(v.views * ${weight('v.day')}) from product_daily_views as v
            where v.product_id = w.id and v.day > ${rule.viewsSince.toISOString()}::timestamptz::date), 0)
        ) / ln(2::double precision))::real as score
      from products as w
      where w.id = any(${[...ids]}::uuid[]) and w.first_published_at is not null
    ) as scored
    where p.id = scored.id and p.score is distinct from scored.score`.execute(trx);
}
