import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const followsPersonalData = {
  areas: [
    area(
      'follows.json',
      'フォローしているクリエイター',
      'follows as t join creator_profiles as p on p.user_id = t.followee_id',
      't.follower_id',
      't.id',
      `'lastName', p.last_name, 'firstName', p.first_name, 'userName', p.user_name, 'followedAt', t.followed_at`,
    ),
  ],
  purged: ['follows.follower_id', 'follows.followee_id', 'activities.user_id'],
  kept: {},
} as const satisfies PersonalData;
