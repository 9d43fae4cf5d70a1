import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export function prefectures(db: Kysely<Tables>): Promise<{ name: string; region: string }[]> {
  return db.selectFrom('prefectures').select(['name', 'region']).orderBy('id').execute();
}
