import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export async function viewsSince(
  db: Kysely<Tables>,
  day: string,
): Promise<{ readonly slug: string; readonly views: number }[]> {
  return db
    .selectFrom('journal_daily_views')
    .select(['slug', sql<number>`sum(views)::integer`.as('views')])
    .where('day', '>=', sql<string>`${day}::date`)
    .groupBy('slug')
    .execute();
}

/** Once per viewer and day; true for the first time. */
export async function insertView(
  db: Kysely<Tables>,
  view: { readonly slug: string; readonly day: string; readonly viewerKey: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('journal_views')
    .values({ slug: view.slug, day: view.day, viewer_key: view.viewerKey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
