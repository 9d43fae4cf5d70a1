import type { PersonalData } from '../../lib/personalData.ts';

export const recommendPersonalData = {
  areas: [],
  purged: ['creator_signals.user_id'],
  kept: {},
} as const satisfies PersonalData;
