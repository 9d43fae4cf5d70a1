import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

/**
 * Their views of other profiles go. Their profile is emptied where rooms or entries refer to it, else
 * deleted.
 */
async function emptyProfile(trx: Transaction<Tables>, { userId }: Leaving, now: Date): Promise<void> {
  await trx.deleteFrom('creator_profile_views').where('viewer_key', '=', userId).execute();
  await sql`
    delete from creator_profiles as p where p.user_id = ${userId}::uuid
      and not exists (select from chat_rooms where creator_id = p.user_id)
      and not exists (select from job_entries where creator_id = p.user_id)
      and not exists (select from job_consultations where creator_id = p.user_id)
      and not exists (select from official_job_offers where creator_id = p.user_id)`.execute(trx);
  await trx
    .updateTable('creator_profiles')
    .set({
      last_name: '退会した',
      first_name: 'ユーザー',
      last_name_kana: null,
      first_name_kana: null,
      user_name: '退会したユーザー',
      introduction: '',
      prefecture_id: null,
      location: null,
      hobby: null,
      gender: null,
      phone_number: null,
      website_url: null,
      profile_media_id: null,
      cover_media_id: null,
      invoice_registration_number: null,
      is_individual: true,
      is_hidden: true,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}

export const creatorsPersonalData = {
  areas: [
    area(
      'profile.json',
      'クリエイターとしてのプロフィール',
      'creator_profiles as t',
      't.user_id',
      't.user_id',
      `'lastName', t.last_name, 'firstName', t.first_name, 'lastNameKana', t.last_name_kana, 'firstNameKana', t.first_name_kana,
     'userName', t.user_name, 'introduction', t.introduction, 'location', t.location, 'hobby', t.hobby, 'gender', t.gender,
     'prefecture', (select name from prefectures where id = t.prefecture_id), 'phoneNumber', t.phone_number,
     'websiteUrl', t.website_url, 'invoiceRegistrationNumber', t.invoice_registration_number, 'isIndividual', t.is_individual,
     'profileMediaId', t.profile_media_id, 'coverMediaId', t.cover_media_id, 'followersCount', t.followers_count,
     'skills', (select coalesce(json_agg(s.name order by s.position), '[]') from creator_skills as s where s.user_id = t.user_id),
     'tools', (select coalesce(json_agg(n.name order by s.position), '[]')
       from creator_tools as s join tools as n on n.id = s.tool_id where s.user_id = t.user_id),
     'createdAt', t.created_at, 'updatedAt', t.updated_at`,
    ),
    area(
      'job_profile.json',
      '希望する働き方と報酬',
      'creator_job_profiles as t',
      't.user_id',
      't.id',
      `'jobSeekingStatus', t.job_seeking_status, 'latestJobSeekingStatusChangedAt', t.latest_job_seeking_status_changed_at,
     'operationalHours', t.operational_hours, 'operationalAvailabilities', t.operational_availabilities,
     'wayOfWorkings', t.way_of_workings, 'rewardNote', t.reward_note,
     'rewardPrices', (select coalesce(json_agg(json_build_object('category', p.reward_category, 'type', p.reward_type,
       'netPrice', p.net_price, 'grossPrice', p.gross_price) order by p.position), '[]')
       from creator_reward_prices as p where p.user_id = t.user_id),
     'createdAt', t.created_at, 'updatedAt', t.updated_at`,
    ),
    area(
      'engagement.json',
      '活動の形態と勤務先',
      'creator_engagement_types as t',
      't.user_id',
      't.id',
      `'engagementType', t.engagement_type, 'corporateName', t.corporate_name,
     'nameOfCompanyYouCurrentlyWorkFor', t.name_of_company_you_currently_work_for, 'updatedAt', t.updated_at`,
    ),
    area(
      'bank_account.json',
      '報酬の振込先(口座番号は下3桁だけ)',
      'creator_bank_accounts as t',
      't.user_id',
      't.user_id',
      `'bankCode', t.bank_code, 'bankName', t.bank_name, 'branchCode', t.branch_code, 'branchName', t.branch_name,
     'accountType', t.account_type, 'accountNumberEnd', t.account_number_end, 'accountHolderKana', t.account_holder_kana,
     'registeredAt', t.registered_at`,
    ),
  ],
  purged: [
    'creator_hidden_companies.creator_id',
    'creator_hidden_domains.creator_id',
    'creator_engagement_types.user_id',
    'creator_onboarding_statuses.user_id',
    'creator_job_profiles.user_id',
    'creator_reward_prices.user_id',
    'creator_bank_accounts.user_id',
    'creator_skills.user_id',
    'creator_tools.user_id',
    'creator_profile_views.creator_id',
    'creator_profile_daily_views.creator_id',
  ],
  kept: {
    'creator_profiles.user_id':
      'emptied, and deleted where no room, entry, consultation or offer rests on it',
  },
  empty: emptyProfile,
} as const satisfies PersonalData;
