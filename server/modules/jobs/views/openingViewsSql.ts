import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface OpeningLook {
  readonly openingIds: readonly string[];
  readonly day: string;
  readonly viewerKey: string;
  readonly now: Date;
  readonly kind: 'OPENED' | 'SEEN';
  readonly source: Tables['job_opening_views']['source']['__insert__'];
  readonly host: string | null;
}

/** Once a day for each viewer and kind. Answers how many were new. */
export async function insertLooks(db: Kysely<Tables>, look: OpeningLook): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into job_opening_views (job_opening_id, day, viewer_key, kind, source, host, viewed_at)
    select id, ${look.day}::date, ${look.viewerKey}, ${look.kind}, ${look.source}, ${look.host}, ${look.now}
    from unnest(${[...look.openingIds]}::uuid[]) as seen (id) order by id
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Companies the creator hides from: they get none of that creator's views, not even in totals. */
export async function hiddenFrom(
  db: Kysely<Tables>,
  creatorId: string,
  companyIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('creator_hidden_companies')
    .select('company_id as id')
    .where('creator_id', '=', creatorId)
    .where(sql<boolean>`company_id = any(${[...companyIds]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Viewers before `lookersDay`, totals before `sumsDay`. */
export async function deleteLooksBefore(
  db: Kysely<Tables>,
  { lookersDay, sumsDay, limit }: { lookersDay: string; sumsDay: string; limit: number },
): Promise<number> {
  const tables = [
    ['job_opening_views', lookersDay],
    ['job_opening_daily_views', sumsDay],
    ['job_opening_daily_sources', sumsDay],
  ] as const;
  let deleted = 0;
  for (const [table, day] of tables) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where day < ${day}::date limit ${limit}))`.execute(db);
    deleted += Number(numAffectedRows ?? 0n);
  }
  return deleted;
}
