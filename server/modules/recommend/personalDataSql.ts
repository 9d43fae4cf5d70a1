import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const recommendPersonalData = {
  areas: [
    area(
      'creator_lists.json',
      '自分が作ったクリエイターのリスト',
      'creator_lists as t',
      't.created_by_user_id',
      't.id',
      `'id', t.id, 'name', t.name, 'createdAt', t.created_at`,
    ),
  ],
  purged: ['creator_signals.user_id', 'creator_list_entries.creator_id'],
  kept: {
    'creator_lists.created_by_user_id': 'the list is the company’s',
    'creator_list_entries.added_by_user_id': 'the list is the company’s',
  },
} as const satisfies PersonalData;
