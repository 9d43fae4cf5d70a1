import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

async function deleteViews(trx: Transaction<Tables>, { userId }: Leaving): Promise<void> {
  await trx.deleteFrom('journal_views').where('viewer_key', '=', userId).execute();
}

export const contentPersonalData = {
  areas: [
    area(
      'contacts.json',
      'お問い合わせ',
      'contact_messages as t',
      't.user_id',
      't.id',
      `'category', t.category, 'name', t.name, 'email', t.email, 'body', t.body, 'createdAt', t.created_at`,
    ),
    area(
      'benefits.json',
      '使った会員特典',
      'benefit_uses as t',
      't.user_id',
      't.id',
      `'benefit', t.slug, 'usedAt', t.used_at`,
    ),
    area(
      'agreements.json',
      '同意した規約',
      'legal_agreements as t',
      't.user_id',
      't.id',
      `'text', t.kind, 'version', t.version, 'agreedAt', t.agreed_at`,
    ),
  ],
  purged: [
    'benefit_uses.user_id',
    'legal_agreements.user_id',
    'contact_messages.user_id',
    'document_requests.user_id',
  ],
  kept: {},
  empty: deleteViews,
} as const satisfies PersonalData;
