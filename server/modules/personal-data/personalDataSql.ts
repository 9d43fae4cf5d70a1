import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { area } from '../../lib/personalData.ts';
import type { Leaving, PersonalData } from '../../lib/personalData.ts';

/** The operators still handle the report. */
async function anonymiseReports(trx: Transaction<Tables>, { userId }: Leaving): Promise<void> {
  await trx.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', userId).execute();
}

export const personalDataPersonalData = {
  areas: [
    area(
      'settings.json',
      '設定(通知、チャット、非公開にしている会社など)',
      'users as t',
      't.id',
      't.id',
      `'notifications', (select coalesce(json_agg(json_build_object('kind', n.kind, 'inApp', n.in_app, 'mail', n.mail, 'push', n.push, 'hidesWords', n.hides_words)), '[]')
       from notification_preferences as n where n.user_id = t.id),
     'notificationSettings', (select json_build_object('quietFrom', s.quiet_from, 'quietUntil', s.quiet_until, 'agreedAt', s.agreed_at, 'stoppedAt', s.stopped_at)
       from notification_settings as s where s.user_id = t.id),
     'chat', (select json_build_object('showsReadReceipts', s.shows_read_receipts, 'enterSends', s.enter_sends, 'talkFrom', s.talk_from)
       from user_settings as s where s.user_id = t.id),
     'hiddenFromCompanies', (select coalesce(json_agg(json_build_object('company', c.name, 'reason', h.reason, 'since', h.created_at)), '[]')
       from creator_hidden_companies as h join companies as c on c.id = h.company_id where h.creator_id = t.id),
     'hiddenFromDomains', (select coalesce(json_agg(h.domain), '[]') from creator_hidden_domains as h where h.creator_id = t.id)`,
    ),
    area(
      'reports.json',
      '運営への通報',
      'reports as t',
      't.reporter_id',
      't.id',
      `'subjectKind', t.subject_kind, 'reason', t.reason, 'detail', t.detail, 'createdAt', t.created_at`,
    ),
  ],
  purged: ['data_exports.user_id'],
  kept: {
    'reports.reporter_id': 'the reporter is taken out, the report is the operators’ to handle',
  },
  empty: anonymiseReports,
} as const satisfies PersonalData;
