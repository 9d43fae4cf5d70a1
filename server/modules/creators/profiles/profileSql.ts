import { sql } from 'kysely';
import type { Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { NewId } from '../../../lib/ids.ts';

export type ProfileValues = Omit<
  Updateable<Tables['creator_profiles']>,
  'cover_media_id' | 'created_at' | 'followers_count' | 'is_hidden' | 'profile_media_id' | 'user_id'
> & {
  readonly first_name: string;
  readonly last_name: string;
  readonly user_name: string;
};

export async function insertProfile(
  trx: Transaction<Tables>,
  userId: string,
  values: ProfileValues,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('creator_profiles')
    .values({ ...values, user_id: userId, created_at: now, updated_at: now })
    .execute();
}

export async function updateProfile(
  trx: Transaction<Tables>,
  userId: string,
  values: ProfileValues,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('creator_profiles')
    .set({ ...values, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function replaceSkills(
  trx: Transaction<Tables>,
  userId: string,
  names: readonly string[],
  newId: NewId,
): Promise<void> {
  await trx.deleteFrom('creator_skills').where('user_id', '=', userId).execute();
  if (names.length === 0) return;
  await trx
    .insertInto('creator_skills')
    .values(names.map((name, position) => ({ id: newId(), user_id: userId, name, position })))
    // lower() in the database folds a few more letters than JavaScript: such a pair counts as one skill.
    .onConflict((conflict) => conflict.expression(sql`user_id, lower(name)`).doNothing())
    .execute();
}

export async function replaceTools(
  trx: Transaction<Tables>,
  userId: string,
  toolIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('creator_tools').where('user_id', '=', userId).execute();
  if (toolIds.length === 0) return;
  await trx
    .insertInto('creator_tools')
    .values(toolIds.map((toolId, position) => ({ user_id: userId, tool_id: toolId, position })))
    .execute();
}
