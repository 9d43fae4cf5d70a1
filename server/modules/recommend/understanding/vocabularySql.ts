import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export function prefectures(db: Kysely<Tables>): Promise<{ name: string; region: string }[]> {
  return db.selectFrom('prefectures').select(['name', 'region']).orderBy('id').execute();
}

/** What the house files work under, each with the kind of its tag. */
export async function listed(
  db: Kysely<Tables>,
): Promise<{ kind: 'CATEGORY' | 'INDUSTRY' | 'TOOL'; name: string }[]> {
  const { rows } = await sql<{ kind: 'CATEGORY' | 'INDUSTRY' | 'TOOL'; name: string }>`
    select 'CATEGORY' as kind, name from categories
    union all select 'INDUSTRY', name from industries
    union all select 'TOOL', name from tools`.execute(db);
  return rows;
}
