import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

const story = (side: string) => `(select coalesce(json_agg(json_build_object('what', e.kind, 'item', e.term,
  'words', e.words, 'netPrice', e.net_price, 'at', e.happened_at) order by e.happened_at, e.id), '[]')
  from engagement_events as e where e.engagement_id = t.id and e.side in ('${side}', 'NOBODY'))`;

export const engagementsPersonalData = {
  areas: [
    area(
      'engagements.json',
      '受けた仕事の納品・稼働時間・支払いの記録',
      'engagements as t',
      't.creator_id',
      't.id',
      `'id', t.id, 'title', t.title, 'company', t.company_name, 'startedAt', t.started_at, 'endedAt', t.ended_at,
       'rounds', (select coalesce(json_agg(json_build_object('number', r.number, 'title', r.title, 'state', r.state, 'netPrice', r.net_price,
         'receivedOn', r.received_on, 'dueOn', r.due_on, 'paidOn', r.paid_on,
         'hours', (select coalesce(json_agg(json_build_object('day', h.worked_on, 'minutes', h.minutes, 'work', h.work)
           order by h.worked_on, h.id), '[]') from engagement_hours as h where h.round_id = r.id),
         'deliveries', (select coalesce(json_agg(json_build_object('version', d.version, 'note', d.note, 'url', d.link_url,
           'at', d.delivered_at) order by d.version), '[]') from engagement_deliveries as d where d.round_id = r.id))
         order by r.number), '[]') from engagement_rounds as r where r.engagement_id = t.id),
       'story', ${story('CREATOR')}`,
    ),
    area(
      'engagement_invoices.json',
      '発行した請求書',
      'engagement_invoices as t',
      't.creator_id',
      't.id',
      `'number', t.year || '-' || lpad(t.ordinal::text, 4, '0'), 'status', t.status, 'issuedOn', t.issued_on,
       'company', t.company_name, 'title', t.title, 'net', t.net, 'tax', t.tax, 'withholding', t.withholding,
       'registrationNumber', t.registration_number, 'note', t.note, 'voidReason', t.void_reason`,
    ),
    area(
      'engagement_thanks.json',
      '仕事の終わりに送ったお礼',
      'engagement_thanks as t join engagements as w on w.id = t.engagement_id',
      't.user_id',
      'w.id',
      `'work', w.title, 'words', t.words, 'at', t.said_at`,
    ),
    area(
      'engagement_acts.json',
      '仕事のページで行った操作とコメント',
      'engagement_events as t join engagements as w on w.id = t.engagement_id',
      't.user_id',
      't.id',
      `'work', w.title, 'what', t.kind, 'item', t.term, 'words', t.words, 'at', t.happened_at`,
    ),
  ],
  purged: [],
  kept: {
    'engagement_invoices.creator_id': 'papers that the tax law wants kept',
    'engagement_thanks.user_id': 'said to the other side',
    'engagement_thanks.reported_by_user_id': 'what the operators look at',
    'engagements.creator_id': 'proof for the other side, by law',
    'engagements.ended_by_user_id': 'proof for the other side, by law',
    'engagement_deliveries.delivered_by_user_id': 'proof for the other side, by law',
    'engagement_events.user_id': 'proof for the other side, by law',
  },
} as const satisfies PersonalData;
