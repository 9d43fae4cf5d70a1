import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

/** Deletes a company's notes on the person. */
async function emptyRooms(trx: Transaction<Tables>, { userId }: Leaving): Promise<void> {
  await trx
    .deleteFrom('chat_room_notes')
    .where('room_id', 'in', trx.selectFrom('chat_rooms').select('id').where('creator_id', '=', userId))
    .execute();
}

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
     'times', t.times, 'startsAt', t.starts_at, 'createdAt', t.created_at,
     'story', (select coalesce(json_agg(json_build_object('what', a.act, 'times', a.times, 'at', m.send_at)
       order by m.sequence), '[]')
       from interview_acts as a join chat_messages as m on m.id = a.message_id where a.interview_id = t.id)`,
    ),
    area(
      'room_notes.json',
      'メッセージのやり取りについて、社内向けに書いたメモ',
      'chat_room_notes as t join chat_rooms as r on r.id = t.room_id join companies as c on c.id = r.company_id',
      't.author_id',
      't.id',
      `'id', t.id, 'roomId', t.room_id, 'company', c.name, 'body', t.body, 'createdAt', t.created_at`,
    ),
    area(
      'scheduled_messages.json',
      'あとで送ることにしたメッセージ',
      'chat_scheduled_messages as t join chat_rooms as r on r.id = t.room_id join companies as c on c.id = r.company_id',
      't.sender_id',
      't.id',
      `'id', t.id, 'roomId', t.room_id, 'company', c.name, 'text', t.text, 'sendAt', t.send_at`,
    ),
    area(
      'blocked_people.json',
      'メッセージでブロックした相手',
      'user_blocks as t left join corporate_profiles as p on p.user_id = t.blocked_id',
      't.blocker_id',
      't.blocked_id',
      `'lastName', p.last_name, 'firstName', p.first_name, 'blockedAt', t.created_at`,
    ),
  ],
  purged: [
    'chat_scheduled_messages.sender_id',
    'interview_guests.user_id',
    'user_blocks.blocker_id',
    'user_blocks.blocked_id',
  ],
  kept: {
    'chat_messages.sender_id': 'messages stay, said by 退会したユーザー',
    'chat_members.user_id': 'the room still shows whom it was with',
    'interviews.proposed_by_user_id': 'the room keeps what was agreed upon',
    'chat_rooms.creator_id': 'the company keeps its conversation',
    'chat_message_words.creator_id': 'a copy of the room’s',
    'chat_rooms.created_by_user_id': 'the company keeps its conversation',
    'chat_rooms.assignee_id': 'handed to a colleague of whoever leaves the company',
    'chat_templates.edited_by_user_id': 'the company’s texts',
    'chat_room_notes.author_id': 'a colleague’s notes are the company’s',
    'chat_rooms.blocked_by_company_user_id': 'the company keeps its block',
  },
  empty: emptyRooms,
} as const satisfies PersonalData;
