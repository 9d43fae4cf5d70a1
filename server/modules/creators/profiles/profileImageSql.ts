import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export type Place = 'cover_media_id' | 'profile_media_id';

/** null removes the picture. False when there is no such profile. */
export async function setCreatorImage(
  db: Kysely<Tables>,
  userId: string,
  place: Place,
  mediaId: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('creator_profiles')
    .set({ [place]: mediaId, updated_at: now })
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function setCorporateImage(
  db: Kysely<Tables>,
  userId: string,
  mediaId: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('corporate_profiles')
    .set({ profile_media_id: mediaId, updated_at: now })
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function hasProfile(
  db: Kysely<Tables>,
  userId: string,
  table: 'corporate_profiles' | 'creator_profiles',
): Promise<boolean> {
  const row = await db.selectFrom(table).select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
