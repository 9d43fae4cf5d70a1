import { creators } from '../../../demo/creators.ts';
import { grossOf } from '../../../demo/town/openings.ts';
import { employerOf } from '../../../demo/town/life.ts';
import { lot } from '../../../demo/town/lots.ts';
import { dayMs, daysBefore } from '../../../demo/town/times.ts';
import type { DemoCreator } from '../../../demo/types.ts';
import { works } from '../../../demo/works.ts';
import { companyNameKey } from '../../lib/text/companyName.ts';
import { insertAll } from './sql.ts';
import type { Town } from './town.ts';

const trialDays = 14;

/** When a creator signed up: a while before their oldest work. */
export function joinedDaysAgo(creatorKey: string): number {
  const ages = works
    .filter((work) => work.creatorKey === creatorKey)
    .map((work) => work.publishedDaysAgo + work.minutes / 1440);
  return Math.max(3, ...ages) + 2 + lot('joined', creatorKey) * 9;
}

function emailOf({ key, userName }: DemoCreator): string {
  return key === 'c01' ? 'creator@tsumugi.example' : `${userName}@mail.example`;
}

/** First approved work, which lifts the limits of a trial for good. */
function firstApprovedAt(town: Town, creatorKey: string): Date | null {
  const ages = works
    .filter((work) => work.creatorKey === creatorKey && work.review === 'APPROVED')
    .map((work) => work.publishedDaysAgo + work.minutes / 1440);
  return ages.length === 0 ? null : daysBefore(town.now, Math.max(...ages) + 0.02);
}

export async function seedCreatorUsers(town: Town): Promise<void> {
  const { trx, now, idOf } = town;
  await insertAll(
    trx,
    'users',
    creators.map((creator) => {
      const createdAt = daysBefore(now, joinedDaysAgo(creator.key));
      return {
        id: idOf(creator.key),
        email: emailOf(creator),
        email_verified_at: createdAt,
        role: 'CREATOR_USER',
        registration_step: 'COMPLETED',
        registration_completed_at: new Date(createdAt.getTime() + 22 * 60_000),
        trial_ends_at: new Date(createdAt.getTime() + trialDays * dayMs),
        first_work_approved_at: firstApprovedAt(town, creator.key),
        last_active_at: daysBefore(now, 0.02 + lot('active', creator.key) ** 2 * 12),
        created_at: createdAt,
      };
    }),
  );
  await insertAll(
    trx,
    'password_credentials',
    creators.map(({ key }) => ({
      user_id: idOf(key),
      password_hash: town.passwordHash,
      changed_at: daysBefore(now, joinedDaysAgo(key)),
    })),
  );
}

/** Profiles, after the pictures they show. */
export async function seedCreators(town: Town): Promise<void> {
  const { trx, now, idOf, newId, mediaIds } = town;
  const joined = (key: string): Date => daysBefore(now, joinedDaysAgo(key));
  await insertAll(
    trx,
    'creator_profiles',
    creators.map((creator) => ({
      user_id: idOf(creator.key),
      first_name: creator.firstName,
      last_name: creator.lastName,
      first_name_kana: creator.firstNameKana,
      last_name_kana: creator.lastNameKana,
      user_name: creator.userName,
      introduction: creator.introduction,
      prefecture_id: town.prefecture(creator.location),
      hobby: creator.hobby,
      profile_media_id: mediaIds.get(creator.avatar) ?? null,
      created_at: joined(creator.key),
      updated_at: daysBefore(now, Math.min(joinedDaysAgo(creator.key), 1 + lot('profile', creator.key) * 90)),
    })),
  );
  await insertAll(
    trx,
    'creator_engagement_types',
    creators.map((creator) => ({
      id: newId(),
      user_id: idOf(creator.key),
      engagement_type: creator.engagementType,
      name_of_company_you_currently_work_for: creator.nameOfCompany ?? null,
      employer_key: creator.nameOfCompany === undefined ? null : companyNameKey(creator.nameOfCompany),
      created_at: joined(creator.key),
      updated_at: joined(creator.key),
    })),
  );
  await insertAll(
    trx,
    'creator_job_profiles',
    creators.map((creator) => ({
      id: newId(),
      user_id: idOf(creator.key),
      job_seeking_status: creator.jobSeekingStatus,
      latest_job_seeking_status_changed_at: seekingSince(town, creator.key),
      operational_hours: creator.operationalHours,
      operational_availabilities: [...creator.operationalAvailabilities],
      way_of_workings: [...creator.wayOfWorkings],
      created_at: joined(creator.key),
      updated_at: seekingSince(town, creator.key),
    })),
  );
  await seedWhatTheyOffer(town);
}

/** When the seeking status was last changed: some lately, so that timelines have it. */
export function seekingSince(town: Town, creatorKey: string): Date {
  const joined = joinedDaysAgo(creatorKey) - 0.5;
  return daysBefore(town.now, Math.min(joined, 0.4 + lot('seeking', creatorKey) ** 2 * 180));
}

async function seedWhatTheyOffer({ trx, newId, idOf, tools, now }: Town): Promise<void> {
  // A tool that is not in the vocabulary is still a skill.
  const skillsOf = (creator: DemoCreator): string[] => [
    ...new Set([...creator.skills, ...creator.tools.filter((name) => !tools.has(name))]),
  ];
  await insertAll(
    trx,
    'creator_skills',
    creators.flatMap((creator) =>
      skillsOf(creator).map((name, position) => ({
        id: newId(),
        user_id: idOf(creator.key),
        name,
        position,
      })),
    ),
  );
  await insertAll(
    trx,
    'creator_tools',
    creators.flatMap((creator) =>
      creator.tools
        .flatMap((name) => tools.get(name) ?? [])
        .map((toolId, position) => ({ user_id: idOf(creator.key), tool_id: toolId, position })),
    ),
  );
  await insertAll(
    trx,
    'creator_reward_prices',
    creators.flatMap((creator) =>
      creator.rewardPrices.map((price, position) => ({
        id: newId(),
        user_id: idOf(creator.key),
        reward_category: price.category ?? null,
        reward_type: price.type,
        net_price: price.netPrice,
        gross_price: grossOf(price.netPrice),
        position,
      })),
    ),
  );
  await insertAll(
    trx,
    'creator_onboarding_statuses',
    creators.map(({ key }) => {
      const joined = daysBefore(now, joinedDaysAgo(key));
      return {
        user_id: idOf(key),
        profile_registered_at: joined,
        product_registered_at: works.some((work) => work.creatorKey === key)
          ? new Date(joined.getTime() + dayMs)
          : null,
        job_profile_registered_at: new Date(joined.getTime() + dayMs / 24),
      };
    }),
  );
}

/** Those whose employer is a company of the town do not appear to it. */
export async function seedHiding({ trx, now, idOf }: Town): Promise<void> {
  const employed = creators.flatMap((creator) => {
    const employer = employerOf(creator);
    return employer === undefined
      ? []
      : [{ creator, employer, since: daysBefore(now, joinedDaysAgo(creator.key)) }];
  });
  const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);
  await insertAll(
    trx,
    'creator_hidden_companies',
    employed.flatMap(({ creator, employer, since }) =>
      (['EMPLOYER_NAME', 'EMPLOYER_DOMAIN'] as const).map((reason) => ({
        creator_id: idOf(creator.key),
        company_id: idOf(employer.key),
        reason,
        created_at: since,
      })),
    ),
  );
  await insertAll(
    trx,
    'creator_hidden_domains',
    employed.map(({ creator, employer }) => ({
      creator_id: idOf(creator.key),
      domain: domainOf(employer.contactEmail),
    })),
  );
}
