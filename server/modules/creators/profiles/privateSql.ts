import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';
import type { JobProfileRow } from './sql.ts';

export interface EngagementRow {
  readonly id: string;
  readonly engagementType: NonNullable<JobProfileRow['engagementType']>;
  readonly corporateName: string | null;
  readonly nameOfCompanyYouCurrentlyWorkFor: string | null;
}

export interface OnboardingRow {
  readonly isCreatorUserOnboardingTodoCompleted: boolean;
  readonly creatorUserProfileRegistered: boolean;
  readonly creatorUserProductRegistered: boolean;
  readonly creatorUserJobProfileRegistered: boolean;
  readonly creatorUserBankAccountRegistered: boolean;
  readonly doNotShowAgain: boolean;
  readonly doNotShowAgainSp: boolean;
}

/** What may be shown; the encrypted number never reaches a resolver. */
export interface BankAccountRow {
  readonly bankCode: string;
  readonly bankName: string;
  readonly branchCode: string;
  readonly branchName: string;
  readonly accountType: 'CURRENT' | 'ORDINARY' | 'SAVINGS';
  readonly accountNumberEnd: string;
  readonly accountHolderKana: string;
  readonly registeredAt: Date;
}

/** As its owner sees it. `kind` tells it from the profile of a company's person. */
export interface PrivateCreatorRow {
  readonly kind: 'creator';
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameKana: string | null;
  readonly lastNameKana: string | null;
  readonly userName: string;
  readonly introduction: string;
  readonly prefectureId: number | null;
  readonly location: string | null;
  readonly hobby: string | null;
  readonly gender: 'FEMALE' | 'MALE' | 'NO_ANSWER' | 'OTHER' | null;
  readonly phoneNumber: string | null;
  readonly websiteUrl: string | null;
  readonly invoiceRegistrationNumber: string | null;
  readonly isIndividual: boolean;
  readonly coverMediaId: string | null;
  readonly profileImage: MediaRow | null;
  readonly jobProfile: JobProfileRow | null;
  readonly engagement: EngagementRow | null;
  readonly onboarding: OnboardingRow;
  readonly bankAccount: BankAccountRow | null;
}

const privateProfilesColumns = columnsOf(
  'c.userId',
  'c.firstName',
  'c.lastName',
  'c.firstNameKana',
  'c.lastNameKana',
  'c.userName',
  'c.introduction',
  'c.prefectureId',
  'c.location',
  'c.hobby',
  'c.gender',
  'c.phoneNumber',
  'c.websiteUrl',
  'c.invoiceRegistrationNumber',
  'c.isIndividual',
  'c.coverMediaId',
);

const jobProfileColumns = columnsOf(
  'j.jobSeekingStatus',
  'j.operationalHours',
  'j.operationalAvailabilities',
  'j.wayOfWorkings',
  'j.rewardNote',
  'j.latestJobSeekingStatusChangedAt',
);

const engagementColumns = columnsOf(
  'g.engagementType',
  'g.corporateName',
  'g.nameOfCompanyYouCurrentlyWorkFor',
);

const onboardingColumns = columnsOf('o.doNotShowAgain', 'o.doNotShowAgainSp');

const bankAccountColumns = columnsOf(
  'b.bankCode',
  'b.bankName',
  'b.branchCode',
  'b.branchName',
  'b.accountType',
  'b.accountNumberEnd',
  'b.accountHolderKana',
  'b.registeredAt',
);

function privateProfiles(db: Kysely<Tables>, ids: readonly string[]) {
  return db
    .selectFrom('creator_profiles as c')
    .leftJoin('creator_job_profiles as j', 'j.user_id', 'c.user_id')
    .leftJoin('creator_engagement_types as g', 'g.user_id', 'c.user_id')
    .leftJoin('creator_onboarding_statuses as o', 'o.user_id', 'c.user_id')
    .leftJoin('creator_bank_accounts as b', 'b.user_id', 'c.user_id')
    .leftJoin('media_objects as m', 'm.id', 'c.profile_media_id')
    .select([...privateProfilesColumns, ...joinedMediaColumns])
    .select(['j.id as jobProfileId', 'g.id as engagementId', ...jobProfileColumns, ...engagementColumns])
    .select([
      'o.profile_registered_at as profileAt',
      // Checked now, as the only work may have been deleted.
      sql<boolean>`exists(select 1 from products as w where w.author_id = c.user_id)`.as('hasProduct'),
      'o.job_profile_registered_at as jobProfileAt',
      'o.bank_account_registered_at as bankAccountAt',
      'o.is_completed as wasCompleted',
      ...onboardingColumns,
      ...bankAccountColumns,
    ])
    .where(sql<boolean>`c.user_id = any(${[...ids]}::uuid[])`)
    .execute();
}

type Joined = Awaited<ReturnType<typeof privateProfiles>>[number];

/** What only the creators themselves may see, in one statement. */
export async function privateProfilesByIds(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<PrivateCreatorRow[]> {
  return (await privateProfiles(db, ids)).map((row) => ({
    kind: 'creator',
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    firstNameKana: row.firstNameKana,
    lastNameKana: row.lastNameKana,
    userName: row.userName,
    introduction: row.introduction,
    prefectureId: row.prefectureId,
    location: row.location,
    hobby: row.hobby,
    gender: row.gender,
    phoneNumber: row.phoneNumber,
    websiteUrl: row.websiteUrl,
    invoiceRegistrationNumber: row.invoiceRegistrationNumber,
    isIndividual: row.isIndividual,
    coverMediaId: row.coverMediaId,
    profileImage: joinedMedia(row),
    jobProfile: jobProfileIn(row),
    engagement: engagementIn(row),
    onboarding: {
      isCreatorUserOnboardingTodoCompleted: row.hasProduct && (row.wasCompleted ?? false),
      creatorUserProfileRegistered: row.profileAt !== null,
      creatorUserProductRegistered: row.hasProduct,
      creatorUserJobProfileRegistered: row.jobProfileAt !== null,
      creatorUserBankAccountRegistered: row.bankAccountAt !== null,
      doNotShowAgain: row.doNotShowAgain ?? false,
      doNotShowAgainSp: row.doNotShowAgainSp ?? false,
    },
    bankAccount: bankAccountIn(row),
  }));
}

function jobProfileIn(row: Joined): JobProfileRow | null {
  if (row.jobProfileId === null || row.jobSeekingStatus === null) return null;
  return {
    id: row.jobProfileId,
    userId: row.userId,
    jobSeekingStatus: row.jobSeekingStatus,
    engagementType: row.engagementType,
    operationalHours: row.operationalHours,
    operationalAvailabilities: row.operationalAvailabilities ?? [],
    wayOfWorkings: row.wayOfWorkings ?? [],
    rewardNote: row.rewardNote,
    latestJobSeekingStatusChangedAt: row.latestJobSeekingStatusChangedAt,
  };
}

function engagementIn(row: Joined): EngagementRow | null {
  if (row.engagementId === null || row.engagementType === null) return null;
  return {
    id: row.engagementId,
    engagementType: row.engagementType,
    corporateName: row.corporateName,
    nameOfCompanyYouCurrentlyWorkFor: row.nameOfCompanyYouCurrentlyWorkFor,
  };
}

function bankAccountIn(row: Joined): BankAccountRow | null {
  const { bankCode, bankName, branchCode, branchName, accountType } = row;
  const { accountNumberEnd, accountHolderKana, registeredAt } = row;
  if (bankCode === null || bankName === null || branchCode === null || branchName === null) return null;
  if (accountType === null || accountNumberEnd === null) return null;
  if (accountHolderKana === null || registeredAt === null) return null;
  return {
    bankCode,
    bankName,
    branchCode,
    branchName,
    accountType,
    accountNumberEnd,
    accountHolderKana,
    registeredAt,
  };
}
