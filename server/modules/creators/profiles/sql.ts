import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { prepared } from '../../../db/prepared.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import { precomputedIdsOf } from '../../../lib/request/globalId.ts';
import type { GlobalId } from '../../../lib/request/globalId.ts';
import type { MediaRow } from '../../media/sql.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';

export interface JobProfileRow {
  readonly id: string;
  readonly userId: string;
  readonly jobSeekingStatus: 'NOT_SEEKING' | 'SEEKING' | 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER';
  readonly engagementType: 'CORPORATE' | 'FREELANCE' | 'SIDEJOB' | null;
  readonly operationalHours:
    | 'LESS_THAN_10_HOURS_PER_WEEK'
    | 'FROM_10_TO_20_HOURS_PER_WEEK'
    | 'FROM_20_TO_30_HOURS_PER_WEEK'
    | 'FROM_30_TO_40_HOURS_PER_WEEK'
    | 'MORE_THAN_40_HOURS_PER_WEEK'
    | null;
  readonly operationalAvailabilities: readonly string[];
  readonly wayOfWorkings: readonly string[];
  readonly rewardNote: string | null;
  readonly latestJobSeekingStatusChangedAt: Date | null;
}

export interface CreatorRow {
  readonly key: string;
  readonly id: GlobalId;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly introduction: string;
  readonly location: string | null;
  readonly hobby: string | null;
  readonly websiteUrl: string | null;
  readonly coverMediaId: string | null;
  readonly followersCount: number;
  readonly createdAt: Date;
  readonly profileImage: MediaRow | null;
  /** Without a job profile: not seeking. */
  readonly jobProfile: JobProfileRow;
}

const selectCreatorsColumns = columnsOf(
  'c.firstName',
  'c.lastName',
  'c.userName',
  'c.introduction',
  'c.hobby',
  'c.websiteUrl',
  'c.coverMediaId',
  'c.followersCount',
  'c.createdAt',
  'j.jobSeekingStatus',
  'g.engagementType',
  'j.operationalHours',
  'j.operationalAvailabilities',
  'j.wayOfWorkings',
  'j.rewardNote',
  'j.latestJobSeekingStatusChangedAt',
);

export function selectCreators(db: Kysely<Tables>) {
  return db
    .selectFrom('creator_profiles as c')
    .leftJoin('creator_job_profiles as j', 'j.user_id', 'c.user_id')
    .leftJoin('creator_engagement_types as g', 'g.user_id', 'c.user_id')
    .leftJoin('prefectures as f', 'f.id', 'c.prefecture_id')
    .leftJoin('media_objects as m', 'm.id', 'c.profile_media_id')
    .select([
      ...selectCreatorsColumns,
      'c.user_id as key',
      'c.location as place',
      'f.name as prefecture',
      'j.id as jobProfileId',
      ...joinedMediaColumns,
    ]);
}

const guestStatement = prepared<{ readonly ids: readonly string[] }>()((db, value) =>
  selectCreators(db)
    .where('c.is_hidden', '=', false)
    .where(sql<boolean>`c.user_id = any(${value('ids')}::uuid[])`),
);
const memberStatement = prepared<{ readonly ids: readonly string[] } & ViewerScope>()((db, value) =>
  selectCreators(db)
    .where(sql<boolean>`c.user_id = any(${value('ids')}::uuid[])`)
    .where(sql<boolean>`(not c.is_hidden or c.user_id = ${value('viewerId')})`)
    .where(notHiddenFrom(value, 'c.user_id')),
);

/**
 * Creators with what their cards show, in one statement. Leaves out those hidden from everybody (suspended,
 * leaving, gone) or from this viewer; everybody sees themselves.
 */
export async function creatorsByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
  scope: ViewerScope | undefined,
): Promise<CreatorRow[]> {
  const rows = await (scope ? memberStatement(db, { ids, ...scope }) : guestStatement(db, { ids }));
  return rows.map(creatorRow);
}

/** Ignores whom they hide from. */
export async function creatorsBehind(db: Kysely<Tables>, ids: readonly string[]): Promise<CreatorRow[]> {
  const rows = await selectCreators(db)
    .where(sql<boolean>`c.user_id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map(creatorRow);
}

type SelectedCreator = Awaited<ReturnType<ReturnType<typeof selectCreators>['execute']>>[number];

const idOf = precomputedIdsOf('CreatorUser');

export function creatorRow(row: SelectedCreator): CreatorRow {
  return {
    key: row.key,
    id: idOf(row.key),
    firstName: row.firstName,
    lastName: row.lastName,
    userName: row.userName,
    introduction: row.introduction,
    location: row.place ?? row.prefecture,
    hobby: row.hobby,
    websiteUrl: row.websiteUrl,
    coverMediaId: row.coverMediaId,
    followersCount: row.followersCount,
    createdAt: row.createdAt,
    profileImage: joinedMedia(row),
    jobProfile: {
      id: row.jobProfileId ?? row.key,
      userId: row.key,
      jobSeekingStatus: row.jobSeekingStatus ?? 'NOT_SEEKING',
      engagementType: row.engagementType,
      operationalHours: row.operationalHours,
      operationalAvailabilities: row.operationalAvailabilities ?? [],
      wayOfWorkings: row.wayOfWorkings ?? [],
      rewardNote: row.rewardNote,
      latestJobSeekingStatusChangedAt: row.latestJobSeekingStatusChangedAt,
    },
  };
}

export async function mediaByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('media_objects as m')
    .select(joinedMediaColumns)
    .where(sql<boolean>`m.id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map((row) => joinedMedia(row)).filter((media) => media !== null);
}

export interface SkillRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
}

const skillsOfColumns = columnsOf('id', 'userId', 'name');

export function skillsOf(db: Kysely<Tables>, userIds: readonly string[]): Promise<SkillRow[]> {
  return db
    .selectFrom('creator_skills')
    .select(skillsOfColumns)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .orderBy('user_id')
    .orderBy('position')
    .execute();
}

const toolIdsOfColumns = columnsOf('userId', 'toolId');

export function toolIdsOf(
  db: Kysely<Tables>,
  userIds: readonly string[],
): Promise<{ userId: string; toolId: number }[]> {
  return db
    .selectFrom('creator_tools')
    .select(toolIdsOfColumns)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .orderBy('user_id')
    .orderBy('position')
    .execute();
}

export interface RewardPriceRow {
  readonly id: string;
  readonly userId: string;
  readonly rewardCategory: string | null;
  readonly rewardType: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  readonly netPrice: number;
  readonly grossPrice: number;
  readonly tsumugiCommissionFee: number;
}

const rewardPricesOfColumns = columnsOf(
  'id',
  'userId',
  'rewardCategory',
  'rewardType',
  'netPrice',
  'grossPrice',
  'tsumugiCommissionFee',
);

export function rewardPricesOf(db: Kysely<Tables>, userIds: readonly string[]): Promise<RewardPriceRow[]> {
  return db
    .selectFrom('creator_reward_prices')
    .select(rewardPricesOfColumns)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .orderBy('user_id')
    .orderBy('position')
    .execute();
}
