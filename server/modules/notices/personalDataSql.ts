import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const noticesPersonalData = {
  areas: [
    area(
      'notices.json',
      '届いた通知',
      `activity_notifications as t
       left join job_openings as opening on opening.id = t.job_opening_id
       left join products as work on work.id = t.product_id
       left join job_consultations as consultation on consultation.id = t.consultation_id
       left join official_job_offers as offer on offer.id = t.offer_id
       left join engagements as engagement on engagement.id = t.engagement_id
       left join chat_rooms as room on room.id = t.chat_room_id
       left join saved_searches as saved on saved.id = t.saved_search_id
       left join companies as c on c.id = coalesce(opening.company_id, consultation.company_id, offer.company_id,
         engagement.company_id, room.company_id,
         case t.type when 'FOLLOW_RECEIVED' then (select m.company_id from company_members as m where m.user_id = t.actor_id) end)`,
      't.user_id',
      't.id',
      `'type', t.type, 'company', c.name,
       'title', coalesce(opening.title, work.name, consultation.title, engagement.title, saved.name, (
         select v.title from official_job_offer_versions as v
         where v.offer_id = offer.id and v.version = offer.current_version)),
       'detail', nullif(t.detail, '{}'), 'sentAt', t.sent_at, 'readAt', t.read_at, 'mailedAt', t.mailed_at`,
    ),
  ],
  purged: ['activity_notifications.user_id', 'activity_notifications.actor_id'],
  kept: {},
} as const satisfies PersonalData;
