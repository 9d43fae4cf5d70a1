import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const notificationsPersonalData = {
  areas: [
    area(
      'devices.json',
      '通知を受け取る端末',
      'push_devices as t',
      't.user_id',
      't.id',
      `'address', t.endpoint, 'since', t.created_at`,
    ),
  ],
  purged: [
    'notification_preferences.user_id',
    'notification_settings.user_id',
    'platform_notification_reads.user_id',
    'push_devices.user_id',
  ],
  kept: {},
} as const satisfies PersonalData;
