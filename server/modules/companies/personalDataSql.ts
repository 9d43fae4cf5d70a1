import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

async function deleteByEmail(trx: Transaction<Tables>, { email }: Leaving): Promise<void> {
  for (const table of ['company_invitations', 'leads'] as const) {
    await trx
      .deleteFrom(table)
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .execute();
  }
}

export const companiesPersonalData = {
  areas: [
    area(
      'corporate_profile.json',
      '会社の担当者としてのプロフィール',
      'corporate_profiles as t',
      't.user_id',
      't.user_id',
      `'lastName', t.last_name, 'firstName', t.first_name, 'lastNameKana', t.last_name_kana, 'firstNameKana', t.first_name_kana,
     'phoneNumber', t.phone_number, 'profileMediaId', t.profile_media_id,
     'membership', (select json_build_object('company', c.name, 'role', m.role, 'joinedAt', m.joined_at)
       from company_members as m join companies as c on c.id = m.company_id where m.user_id = t.user_id),
     'interestCategories', (select coalesce(json_agg(n.name order by s.position), '[]')
       from corporate_interest_categories as s join categories as n on n.id = s.category_id where s.user_id = t.user_id),
     'createdAt', t.created_at, 'updatedAt', t.updated_at`,
    ),
  ],
  purged: [
    'company_invitations.accepted_user_id',
    'corporate_interest_categories.user_id',
    'corporate_todo_statuses.user_id',
    'company_members.user_id',
    'corporate_profiles.user_id',
  ],
  kept: {
    'company_invitations.invited_by_user_id': 'an open invitation is the company’s',
  },
  empty: deleteByEmail,
} as const satisfies PersonalData;
