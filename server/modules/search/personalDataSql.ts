import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const searchPersonalData = {
  areas: [
    area(
      'saved_searches.json',
      '保存した検索条件',
      'saved_searches as t',
      't.user_id',
      't.id',
      `'name', t.name, 'query', t.query, 'kind', t.kind, 'filters', t.filters, 'delivery', t.delivery, 'createdAt', t.created_at`,
    ),
  ],
  purged: ['saved_searches.user_id', 'search_documents.owner_id', 'search_documents.creator_id'],
  kept: {},
} as const satisfies PersonalData;
