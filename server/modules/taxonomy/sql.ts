import type { Kysely } from 'kysely';
import { precomputedIdsOf } from '../../lib/request/globalId.ts';
import type { GlobalId } from '../../lib/request/globalId.ts';
import type { Tables } from '../../db/__generated__/tables.ts';

export type TaxonomyName = 'Category' | 'Industry' | 'JobOpeningTag' | 'Occupation' | 'Prefecture' | 'Tool';

export interface TaxonomyEntry {
  readonly key: number;
  readonly id: GlobalId;
  readonly name: string;
}

const tables = {
  Category: 'categories',
  Industry: 'industries',
  JobOpeningTag: 'job_tags',
  Occupation: 'occupations',
  Tool: 'tools',
} as const;

export async function entries(db: Kysely<Tables>, name: TaxonomyName): Promise<TaxonomyEntry[]> {
  // Prefectures already have official numbers, from north to south.
  const rows =
    name === 'Prefecture'
      ? await db.selectFrom('prefectures').select(['id as key', 'name']).orderBy('id').execute()
      : await db.selectFrom(tables[name]).select(['id as key', 'name']).orderBy('position').execute();
  const idOf = precomputedIdsOf(name);
  return rows.map(({ key, name: text }) => ({ key, id: idOf(key), name: text }));
}
