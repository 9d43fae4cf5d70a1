import { createHash, randomBytes } from 'node:crypto';
import { demoCompanies, demoPeople } from '../../../demo/town/companies.ts';
import { dayMs, daysBefore } from '../../../demo/town/times.ts';
import type { DemoCompany, DemoPerson } from '../../../demo/town/types.ts';
import { companyNameKey } from '../../lib/text/companyName.ts';
import { insertAll } from './sql.ts';
import { type Town, e164 } from './town.ts';

/** Colleagues are invited some weeks after the owner. */
export function joinedAt(town: Town, company: DemoCompany, person: DemoPerson): Date {
  const later = company.people.indexOf(person) * Math.min(14, company.joinedDaysAgo / 6);
  return daysBefore(town.now, company.joinedDaysAgo - later);
}

const members = demoCompanies.flatMap((company) => company.people.map((person) => ({ company, person })));

export async function seedCompanyUsers(town: Town): Promise<void> {
  const { trx, idOf } = town;
  await insertAll(
    trx,
    'users',
    members.map(({ company, person }) => {
      const createdAt = joinedAt(town, company, person);
      return {
        id: idOf(person.key),
        email: person.email,
        email_verified_at: createdAt,
        role: person.role,
        registration_step: 'COMPLETED',
        registration_completed_at: createdAt,
        last_active_at: daysBefore(town.now, 0.1),
        created_at: createdAt,
      };
    }),
  );
  await insertAll(
    trx,
    'password_credentials',
    members.map(({ company, person }) => ({
      user_id: idOf(person.key),
      password_hash: town.passwordHash,
      changed_at: joinedAt(town, company, person),
    })),
  );
}

export function addressOf({ prefecture, city, street, building = '' }: DemoCompany): string {
  return `${prefecture}${city}${street} ${building}`.trim();
}

export async function seedCompanies(town: Town): Promise<void> {
  const { trx, now, idOf, mediaIds } = town;
  await insertAll(
    trx,
    'companies',
    demoCompanies.map((company) => ({
      id: idOf(company.key),
      name: company.name,
      name_key: companyNameKey(company.name),
      business_description: company.businessDescription,
      corporate_page_url: company.url,
      location: addressOf(company),
      postal_code: company.postalCode.replace('-', ''),
      prefecture_id: town.prefecture(company.prefecture),
      city: company.city,
      street: company.street,
      building: company.building ?? null,
      latitude: company.lat,
      longitude: company.lng,
      contact_email: company.contactEmail,
      contact_phone_number: e164(company.phone),
      avatar_media_id: mediaIds.get(`logo-${company.key}.webp`) ?? null,
      cover_media_id: mediaIds.get(`cover-${company.key}.webp`) ?? null,
      industry_id: town.industry(company.industry),
      founded_at: company.foundedAt,
      capital_yen: company.capital,
      employees_count: company.headcount,
      created_at: daysBefore(now, company.joinedDaysAgo),
      updated_at: daysBefore(now, company.joinedDaysAgo * 0.6),
    })),
  );
  await insertAll(
    trx,
    'company_domains',
    demoCompanies.map(({ key, contactEmail }) => ({
      domain: contactEmail.slice(contactEmail.indexOf('@') + 1),
      company_id: idOf(key),
    })),
  );
  await seedPeople(town);
  await seedInvitation(town);
}

async function seedPeople(town: Town): Promise<void> {
  const { trx, idOf } = town;
  await insertAll(
    trx,
    'corporate_profiles',
    members.map(({ company, person }) => ({
      user_id: idOf(person.key),
      first_name: person.firstName,
      last_name: person.lastName,
      first_name_kana: person.firstNameKana,
      last_name_kana: person.lastNameKana,
      phone_number: e164(company.phone),
      created_at: joinedAt(town, company, person),
      updated_at: joinedAt(town, company, person),
    })),
  );
  await insertAll(
    trx,
    'company_members',
    members.map(({ company, person }) => ({
      user_id: idOf(person.key),
      company_id: idOf(company.key),
      role: person.role,
      joined_at: new Date(joinedAt(town, company, person).getTime() + dayMs / 288),
    })),
  );
  await insertAll(
    trx,
    'corporate_interest_categories',
    demoPeople.flatMap(({ key, interests }) =>
      interests.map((name, position) => ({ user_id: idOf(key), category_id: town.category(name), position })),
    ),
  );
  await insertAll(
    trx,
    'corporate_todo_statuses',
    demoPeople.map(({ key, role }) => ({
      user_id: idOf(key),
      initial_follow_feature_used: role !== 'OUTSOURCING_RECRUITER',
      initial_access_following_page_used: role === 'CORPORATE_USER',
      do_not_show_initial_use_follow_feature_again: role !== 'OUTSOURCING_RECRUITER',
      do_not_use_follow_feature_in_following_screen_again: role === 'CORPORATE_USER',
    })),
  );
}

/** The demo's company has a colleague who has not come yet, so that its owner finds an invitation to send again or to take back. */
async function seedInvitation({ trx, idOf, newId, now }: Town): Promise<void> {
  const sentAt = daysBefore(now, 2.3);
  await insertAll(trx, 'company_invitations', [
    {
      id: newId(),
      company_id: idOf('k01'),
      email: 'murata@minamo-kashiho.example',
      role: 'CORPORATE_AGENT',
      // Of a link that nobody has.
      token_hash: createHash('sha256').update(randomBytes(32)).digest('hex'),
      invited_by_user_id: idOf('k01-1'),
      created_at: sentAt,
      expires_at: new Date(sentAt.getTime() + 7 * dayMs),
    },
  ]);
}
