import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

/** Removes the person's text in others' records, and their views. */
async function emptyEntries(trx: Transaction<Tables>, { userId }: Leaving): Promise<void> {
  await trx.deleteFrom('job_opening_views').where('viewer_key', '=', userId).execute();
  const own = trx.selectFrom('job_entries').select('id').where('creator_id', '=', userId);
  await trx.deleteFrom('job_entry_answers').where('entry_id', 'in', own).execute();
  await trx.deleteFrom('job_entry_notes').where('entry_id', 'in', own).execute();
  await trx
    .updateTable('job_entry_stage_changes')
    .set({ message: null })
    .where('entry_id', 'in', own)
    .execute();
  await trx.updateTable('job_entries').set({ entry_message: '' }).where('creator_id', '=', userId).execute();
}

export const jobsPersonalData = {
  areas: [
    area(
      'entries.json',
      '募集へのエントリーと、質問への回答',
      'job_entries as t join job_openings as o on o.id = t.job_opening_id join companies as c on c.id = o.company_id',
      't.creator_id',
      't.id',
      `'id', t.id, 'jobOpening', o.title, 'company', c.name, 'entryMessage', t.entry_message, 'stage', t.stage,
     'answers', (select coalesce(json_agg(json_build_object('question', a.question_title, 'answer', a.answer_text)
       order by a.position), '[]') from job_entry_answers as a where a.entry_id = t.id),
     'enteredAt', t.entered_at`,
    ),
    area(
      'candidate_notes.json',
      '応募者について書いたメモ',
      `job_entry_notes as t join job_entries as e on e.id = t.entry_id
     join job_openings as o on o.id = e.job_opening_id join companies as c on c.id = o.company_id`,
      't.author_id',
      't.id',
      `'id', t.id, 'company', c.name, 'jobOpening', o.title, 'body', t.body, 'createdAt', t.created_at, 'editedAt', t.edited_at`,
    ),
    area(
      'candidate_messages.json',
      '選考の結果などに添えて、応募者へ送ったメッセージ',
      `(select * from job_entry_stage_changes where message is not null) as t join job_entries as e on e.id = t.entry_id
     join job_openings as o on o.id = e.job_opening_id join companies as c on c.id = o.company_id`,
      't.changed_by_user_id',
      't.id',
      `'id', t.id, 'company', c.name, 'jobOpening', o.title, 'stage', t.to_stage, 'message', t.message, 'sentAt', t.changed_at`,
    ),
    area(
      'bookmarked_openings.json',
      '保存した仕事',
      'job_opening_bookmarks as t join job_openings as o on o.id = t.job_opening_id join companies as c on c.id = o.company_id',
      't.user_id',
      't.job_opening_id',
      `'jobOpeningId', t.job_opening_id, 'jobOpening', o.title, 'company', c.name, 'bookmarkedAt', t.created_at`,
    ),
  ],
  purged: ['job_opening_bookmarks.user_id'],
  kept: {
    'job_entries.creator_id': 'the company’s record of whom it answered; the words are deleted',
    'job_entry_notes.author_id': 'a colleague’s notes are the company’s',
    'job_entry_stage_changes.changed_by_user_id': 'the history of somebody else’s entry',
    'job_openings.created_by_user_id': 'openings are the company’s',
    'job_openings.edited_by_user_id': 'openings are the company’s',
    'job_opening_changes.edited_by_user_id': 'openings are the company’s',
    'job_opening_versions.published_by_user_id': 'what was published is proof',
  },
  empty: emptyEntries,
} as const satisfies PersonalData;
