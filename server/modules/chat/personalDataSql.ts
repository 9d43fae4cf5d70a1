import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const chatPersonalData = {
  areas: [
    area(
      'messages.json',
      '自分が送ったメッセージ',
      'chat_messages as t join chat_rooms as r on r.id = t.room_id join companies as c on c.id = r.company_id',
      't.sender_id',
      't.id',
      `'id', t.id, 'roomId', t.room_id, 'company', c.name, 'kind', t.kind, 'text', t.text, 'mediaId', t.media_id,
     'sentAt', t.send_at, 'deletedAt', t.deleted_at`,
    ),
    area(
      'interviews.json',
      '面談の日程',
      'interviews as t join chat_rooms as r on r.id = t.room_id join companies as c on c.id = r.company_id',
      'r.creator_id',
      't.id',
      `'id', t.id, 'roomId', t.room_id, 'company', c.name, 'state', t.state, 'minutes', t.minutes, 'place', t.place,
     'times', t.times, 'startsAt', t.starts_at, 'createdAt', t.created_at`,
    ),
  ],
  purged: ['interview_guests.user_id', 'user_blocks.blocker_id', 'user_blocks.blocked_id'],
  kept: {
    'chat_messages.sender_id': 'messages stay, said by 退会したユーザー',
    'chat_members.user_id': 'the room still shows whom it was with',
    'interviews.proposed_by_user_id': 'the room keeps what was agreed upon',
    'chat_rooms.creator_id': 'the company keeps its conversation',
    'chat_rooms.created_by_user_id': 'the company keeps its conversation',
    'chat_rooms.assignee_id': 'taken from whoever leaves the company',
    'chat_rooms.blocked_by_company_user_id': 'the company keeps its block',
  },
} as const satisfies PersonalData;
