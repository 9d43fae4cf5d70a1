import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

export interface TodoStatusRow {
  readonly initialFollowFeatureUsed: boolean;
  readonly initialAccessFollowingPageUsed: boolean;
  readonly doNotShowInitialUseFollowFeatureAgain: boolean;
  readonly doNotUseFollowFeatureInFollowingScreenAgain: boolean;
}

export interface PublicCorporateRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly profileImage: MediaRow | null;
  readonly interestCategoryIds: readonly number[];
}

export interface CorporateProfileRow extends PublicCorporateRow {
  readonly userId: string;
  readonly firstNameKana: string | null;
  readonly lastNameKana: string | null;
  readonly phoneNumber: string | null;
  readonly todoStatus: TodoStatusRow;
}

const profilesByIdsColumns = columnsOf(
  'p.userId',
  'p.firstName',
  'p.lastName',
  'p.firstNameKana',
  'p.lastNameKana',
  'p.phoneNumber',
);

export async function profilesByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<CorporateProfileRow[]> {
  const rows = await db
    .selectFrom('corporate_profiles as p')
    .leftJoin('company_members as cm', 'cm.user_id', 'p.user_id')
    .leftJoin('companies as c', 'c.id', 'cm.company_id')
    .leftJoin('corporate_todo_statuses as t', 't.user_id', 'p.user_id')
    .leftJoin('media_objects as m', 'm.id', 'p.profile_media_id')
    .select([
      ...profilesByIdsColumns,
      'c.name as companyName',
      't.initial_follow_feature_used as followUsed',
      't.initial_access_following_page_used as pageUsed',
      't.do_not_show_initial_use_follow_feature_again as followHidden',
      't.do_not_use_follow_feature_in_following_screen_again as pageHidden',
      sql<number[]>`array(select category_id from corporate_interest_categories as ic
        where ic.user_id = p.user_id order by ic.position)`.as('interestCategoryIds'),
      ...joinedMediaColumns,
    ])
    .where(sql<boolean>`p.user_id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    firstNameKana: row.firstNameKana,
    lastNameKana: row.lastNameKana,
    companyName: row.companyName ?? '',
    phoneNumber: row.phoneNumber,
    profileImage: joinedMedia(row),
    interestCategoryIds: row.interestCategoryIds,
    todoStatus: {
      initialFollowFeatureUsed: row.followUsed ?? false,
      initialAccessFollowingPageUsed: row.pageUsed ?? false,
      doNotShowInitialUseFollowFeatureAgain: row.followHidden ?? false,
      doNotUseFollowFeatureInFollowingScreenAgain: row.pageHidden ?? false,
    },
  }));
}

export interface ProfileValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly first_name_kana: string | null;
  readonly last_name_kana: string | null;
  readonly phone_number: string | null;
}

export async function updateProfile(
  db: Kysely<Tables>,
  userId: string,
  values: ProfileValues,
  now: Date,
): Promise<void> {
  await db
    .updateTable('corporate_profiles')
    .set({ ...values, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function replaceInterestCategories(
  trx: Transaction<Tables>,
  userId: string,
  categoryIds: readonly number[],
): Promise<void> {
  // Locked, so that simultaneous writes do not collide.
  await trx
    .selectFrom('corporate_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  await trx.deleteFrom('corporate_interest_categories').where('user_id', '=', userId).execute();
  if (categoryIds.length === 0) return;
  await trx
    .insertInto('corporate_interest_categories')
    .values(categoryIds.map((category_id, position) => ({ user_id: userId, category_id, position })))
    .execute();
}

export interface TodoChange {
  readonly initial_follow_feature_used?: boolean;
  readonly initial_access_following_page_used?: boolean;
  readonly do_not_show_initial_use_follow_feature_again?: boolean;
  readonly do_not_use_follow_feature_in_following_screen_again?: boolean;
}

export async function writeTodoStatus(db: Kysely<Tables>, userId: string, change: TodoChange): Promise<void> {
  const insert = db.insertInto('corporate_todo_statuses').values({ user_id: userId, ...change });
  await (
    Object.keys(change).length === 0
      ? insert.onConflict((conflict) => conflict.doNothing())
      : insert.onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
  ).execute();
}
