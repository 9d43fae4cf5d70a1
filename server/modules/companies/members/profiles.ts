import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { companyRoles, hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { all } from '../../taxonomy/taxonomy.ts';
import * as sql from './profilesSql.ts';
import type { CorporateProfileRow, PublicCorporateRow } from './profilesSql.ts';

const profileLoader = batched<string, CorporateProfileRow>(async (context, ids) =>
  indexBy(await sql.profilesByIds(context.services.db, ids), ({ userId }) => userId),
);

/** Null for others and creators. */
export async function ownCorporateProfile(
  context: Context,
  userId: string,
): Promise<CorporateProfileRow | null> {
  return viewerId(context.viewer) === userId ? ((await profileLoader(context).load(userId)) ?? null) : null;
}

/** Categories that the viewer chose as interesting; none for creators. */
export async function ownInterests(context: Context): Promise<readonly number[]> {
  const id = viewerId(context.viewer);
  if (id === null || !hasRole(context.viewer, ...companyRoles)) return [];
  return (await profileLoader(context).load(id))?.interestCategoryIds ?? [];
}

/** As others see them; null for creators and before the profile exists. */
export async function publicCorporateProfile(
  context: Context,
  userId: string,
): Promise<PublicCorporateRow | null> {
  const profile = await profileLoader(context).load(userId);
  if (!profile) return null;
  const { firstName, lastName, companyName, profileImage, interestCategoryIds } = profile;
  return { firstName, lastName, companyName, profileImage, interestCategoryIds };
}

/** After a write in this request. */
export function forgetCorporateProfile(context: Context, userId: string): void {
  profileLoader(context).clear(userId);
}

function ownId({ viewer }: Context): string {
  const id = viewerId(viewer);
  if (id === null || !hasRole(viewer, ...companyRoles))
    throw new DomainError('ForbiddenError', 'この操作は会社のメンバーだけができます。');
  return id;
}

export interface PersonInput {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana?: string | null | undefined;
  readonly firstNameKana?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
}

/** Errors are reported to `inputs`. */
export function checkPerson(inputs: Inputs, input: PersonInput): sql.ProfileValues {
  return {
    last_name: inputs.requiredLine('lastName', '姓', input.lastName, 50),
    first_name: inputs.requiredLine('firstName', '名', input.firstName, 50),
    last_name_kana: inputs.kana('lastNameKana', 'セイ', input.lastNameKana, 50),
    first_name_kana: inputs.kana('firstNameKana', 'メイ', input.firstNameKana, 50),
    phone_number: inputs.phone('phoneNumber', input.phoneNumber),
  };
}

export async function updateCorporateProfile(context: Context, input: PersonInput): Promise<void> {
  const { db, clock } = context.services;
  const userId = ownId(context);
  const inputs = new Inputs();
  const values = checkPerson(inputs, input);
  inputs.finish();
  await sql.updateProfile(db, userId, values, clock.now());
  forgetCorporateProfile(context, userId);
}

const mostCategories = 10;

export async function updateInterestCategories(
  context: Context,
  globalIds: readonly string[],
): Promise<void> {
  const userId = ownId(context);
  const known = new Set((await all(context, 'Category')).map(({ key }) => key));
  const ids = [...new Set(globalIds.map((id) => Number(keyOf(id, 'Category') ?? Number.NaN)))];
  const wrong = (message: string) =>
    new DomainError('UserInputInvalidError', message, { field: 'categoryIds' });
  if (ids.length > mostCategories) throw wrong(`カテゴリーは${mostCategories}件まで選べます。`);
  if (ids.some((id) => !known.has(id)))
    throw wrong('選んだカテゴリーが見つかりません。もう一度選んでください。');
  await context.services.db.transaction().execute((trx) => sql.replaceInterestCategories(trx, userId, ids));
  forgetCorporateProfile(context, userId);
}

type TodoInput = { readonly [Name in keyof sql.TodoStatusRow]?: boolean | null | undefined };

/** Omitted ones stay. */
export async function completeTodoAction(context: Context, input: TodoInput): Promise<void> {
  const userId = ownId(context);
  const change = {
    initial_follow_feature_used: input.initialFollowFeatureUsed,
    initial_access_following_page_used: input.initialAccessFollowingPageUsed,
    do_not_show_initial_use_follow_feature_again: input.doNotShowInitialUseFollowFeatureAgain,
    do_not_use_follow_feature_in_following_screen_again: input.doNotUseFollowFeatureInFollowingScreenAgain,
  };
  const said = Object.entries(change).filter(([, value]) => typeof value === 'boolean');
  await sql.writeTodoStatus(context.services.db, userId, Object.fromEntries(said));
  forgetCorporateProfile(context, userId);
}

/** Following ticks off its to-do. */
export async function noteFollowUsed(
  context: Context,
  trx: Transaction<Tables>,
  userId: string,
): Promise<void> {
  await sql.writeTodoStatus(trx, userId, { initial_follow_feature_used: true });
  forgetCorporateProfile(context, userId);
}
