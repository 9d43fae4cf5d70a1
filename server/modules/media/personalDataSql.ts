import type { PersonalData } from '../../lib/personalData.ts';

export const mediaPersonalData = {
  areas: [],
  purged: [],
  kept: {
    'media_objects.owner_id':
      'what a message or a company still shows loses its owner, everything else is deleted',
  },
} as const satisfies PersonalData;
