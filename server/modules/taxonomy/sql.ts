import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export type TaxonomyName = 'Category' | 'Industry' | 'JobOpeningTag' | 'Occupation' | 'Prefecture' | 'Tool';

export interface TaxonomyEntry {
  readonly id: number;
  readonly name: string;
}

const tables = {
  Category: 'categories',
  Industry: 'industries',
  JobOpeningTag: 'job_tags',
  Occupation: 'occupations',
  Tool: 'tools',
} as const;

export function entries(db: Kysely<Tables>, name: TaxonomyName): Promise<TaxonomyEntry[]> {
  // Prefectures are numbered from north to south by the state itself, and need no place of their own.
  if (name === 'Prefecture')
    return db.selectFrom('prefectures').select(['id', 'name']).orderBy('id').execute();
  return db.selectFrom(tables[name]).select(['id', 'name']).orderBy('position').execute();
}
