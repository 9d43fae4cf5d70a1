import { area } from '../../lib/personalData.ts';
import type { PersonalData } from '../../lib/personalData.ts';

export const offersPersonalData = {
  areas: [
    ...(['creator_id', 'sender_id'] as const).map((side) =>
      area(
        side === 'creator_id' ? 'consultations_received.json' : 'consultations_sent.json',
        side === 'creator_id' ? '受けた仕事の相談' : '送った仕事の相談',
        'job_consultations as t join companies as c on c.id = t.company_id',
        `t.${side}`,
        't.id',
        `'id', t.id, 'company', c.name, 'title', t.title, 'offerPurpose', t.offer_purpose, 'offerDetail', t.offer_detail,
       'workingPlace', t.working_place, 'offerType', t.offer_type, 'netHourlyRatePrice', t.net_hourly_rate_price,
       'netBudget', t.net_budget, 'sentTo', t.batch_size, 'status', t.status, 'replyBy', t.reply_by, 'answer', t.answer_message,
       'createdAt', t.created_at, 'respondedAt', t.responded_at`,
      ),
    ),
    ...(['creator_id', 'sender_id'] as const).map((side) =>
      area(
        side === 'creator_id' ? 'offers_received.json' : 'offers_sent.json',
        side === 'creator_id' ? '受けた正式なオファーとその条件' : '送った正式なオファーとその条件',
        'official_job_offers as t',
        `t.${side}`,
        't.id',
        `'id', t.id, 'status', t.status, 'sentAt', t.sent_at, 'respondedAt', t.responded_at,
       'versions', (select coalesce(json_agg(json_build_object('version', v.version, 'company', v.company_name,
         'creator', v.creator_name, 'commissionedOn', v.commissioned_on, 'work', v.work, 'rights', v.rights,
         'deliveryOn', v.delivery_on, 'serviceFrom', v.service_from, 'serviceTo', v.service_to, 'place', v.place,
         'netPrice', v.net_price, 'grossPrice', v.gross_price, 'paymentDueOn', v.payment_due_on,
         'paymentMethod', v.payment_method, 'message', v.message, 'paper', v.paper, 'hash', v.content_hash)
         order by v.version), '[]')
         from official_job_offer_versions as v where v.offer_id = t.id),
       'story', (select coalesce(json_agg(json_build_object('what', e.kind, 'version', e.version, 'item', e.term,
         'words', e.words, 'confirmedBy', e.confirmed_by, 'at', e.happened_at) order by e.happened_at, e.id), '[]')
         from official_job_offer_events as e where e.offer_id = t.id)`,
      ),
    ),
    area(
      'quotes.json',
      '送った見積',
      'quotes as t',
      't.creator_id',
      't.id',
      `'id', t.id, 'company', t.company_name, 'title', t.title, 'items', t.items, 'netPrice', t.net_price, 'note', t.note,
       'validUntil', t.valid_until, 'sentAt', t.sent_at, 'withdrawnAt', t.withdrawn_at, 'hash', t.sha256`,
    ),
    area(
      'papers.json',
      '発行された書類',
      'issued_documents as t',
      't.creator_id',
      't.id',
      `'kind', t.kind, 'number', t.number, 'company', t.company_name, 'creator', t.creator_name, 'subject', t.subject,
       'netAmount', t.net_amount, 'issuedAt', t.issued_at, 'voidedAt', t.voided_at, 'paper', t.paper, 'hash', t.sha256`,
    ),
  ],
  purged: [],
  kept: {
    'job_consultations.creator_id': 'the company’s own words',
    'job_consultations.sender_id': 'the creator’s proof of what was asked',
    'official_job_offers.creator_id': 'proof for the other side, by law',
    'official_job_offers.sender_id': 'proof for the other side, by law',
    'issued_documents.creator_id': 'proof for the other side, by law',
    'issued_documents.voided_by_user_id': 'proof for the other side, by law',
    'quotes.creator_id': 'proof for the other side, by law',
    'official_job_offer_versions.created_by_user_id': 'proof for the other side, by law',
    'official_job_offer_responses.responded_by_user_id': 'proof for the other side, by law',
    'official_job_offer_events.user_id': 'proof for the other side, by law',
  },
} as const satisfies PersonalData;
