import type { PersonalData } from '../../lib/personalData.ts';

export const notificationsPersonalData = {
  areas: [],
  purged: ['notification_preferences.user_id', 'platform_notification_reads.user_id'],
  kept: {},
} as const satisfies PersonalData;
