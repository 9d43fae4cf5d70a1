import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Seeding the town writes this row last. */
export async function townStands(db: Kysely<Tables>): Promise<boolean> {
  const found = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_kind', '=', 'DEMO')
    .where('action', '=', 'demo.seed')
    .executeTakeFirst();
  return found !== undefined;
}

/** Works whose first picture is one of these, whoever may see them. */
export async function worksShowing(
  db: Kysely<Tables>,
  objects: readonly string[],
): Promise<{ readonly object: string | null; readonly id: string }[]> {
  return db
    .selectFrom('media_objects as m')
    .innerJoin('product_media as pm', 'pm.media_id', 'm.id')
    .select(['m.storage_key as object', 'pm.product_id as id'])
    .where('m.storage_key', 'in', [...objects])
    .execute();
}

/** Creators whose picture is one of these, whoever may see them. */
export async function creatorsShowing(
  db: Kysely<Tables>,
  objects: readonly string[],
): Promise<{ readonly object: string | null; readonly id: string }[]> {
  return db
    .selectFrom('media_objects as m')
    .innerJoin('creator_profiles as c', 'c.profile_media_id', 'm.id')
    .select(['m.storage_key as object', 'c.user_id as id'])
    .where('m.storage_key', 'in', [...objects])
    .execute();
}
