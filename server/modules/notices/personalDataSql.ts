import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const noticesPersonalData = {
  areas: [
    area(
      'notices.json',
      '届いた通知',
      'activity_notifications as t',
      't.user_id',
      't.id',
      `'type', t.type, 'detail', t.detail, 'sentAt', t.sent_at, 'readAt', t.read_at, 'mailedAt', t.mailed_at`,
    ),
  ],
  purged: ['activity_notifications.user_id', 'activity_notifications.actor_id'],
  kept: {},
} as const satisfies PersonalData;
