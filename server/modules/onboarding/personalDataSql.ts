import type { PersonalData } from '../../lib/personalData.ts';

export const onboardingPersonalData = {
  areas: [],
  purged: ['job_change_motivations.user_id', 'dialog_closings.user_id'],
  kept: {},
} as const satisfies PersonalData;
