import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Json } from '../../db/values.ts';

interface AreaRow {
  /** What the next page begins after. */
  readonly key: string;
  readonly row: Json;
}

export interface Area {
  readonly file: string;
  /** What the file holds, as the README tells it. */
  readonly label: string;
  /** One page of rows in the order of their keys. */
  readonly page: (userId: string, after: string) => RawBuilder<AreaRow>;
}

export const pageSize = 500;
const firstKey = '00000000-0000-0000-0000-000000000000';

/**
 * Pages of a table behind an index on its owner. `row` is built from `t`; a person's rows are told by `owner`, and walked by `key`, a uuid
 * of which each row has another.
 */
function list(file: string, label: string, from: string, owner: string, key: string, row: string): Area {
  return {
    file,
    label,
    page: (userId, after) => sql<AreaRow>`
      select ${sql.raw(key)} as key, json_build_object(${sql.raw(row)}) as row from ${sql.raw(from)}
      where ${sql.raw(owner)} = ${userId}::uuid and ${sql.raw(key)} > ${after}::uuid
      order by ${sql.raw(key)} limit ${sql.lit(pageSize)}`,
  };
}

/** The words for a list of taxonomy entries or the like, in their order. */
const names = (table: string, ids: string): string =>
  `(select coalesce(json_agg(n.name order by array_position(${ids}, n.id)), '[]') from ${table} as n where n.id = any(${ids}))`;

/** Everything the house keeps about a person, one file each. What others wrote about or to them is theirs and not among it. */
export const areas: readonly Area[] = [
  list(
    'account.json',
    'アカウント(メールアドレス、登録日、ログイン方法、転職意向のアンケートなど)',
    'users as t',
    't.id',
    't.id',
    `'email', t.email, 'emailVerifiedAt', t.email_verified_at, 'role', t.role, 'registrationStep', t.registration_step,
     'createdAt', t.created_at, 'registrationCompletedAt', t.registration_completed_at, 'lastActiveAt', t.last_active_at,
     'deletionDueAt', t.deletion_due_at, 'viaPrairieCard', t.via_prairie_card,
     'passwordChangedAt', (select changed_at from password_credentials where user_id = t.id),
     'google', (select json_agg(json_build_object('email', i.email, 'since', i.created_at)) from identities as i where i.user_id = t.id),
     'jobChangeMotivation', (select json_build_object('motivation', j.motivation, 'registeredAt', j.registered_at)
       from job_change_motivations as j where j.user_id = t.id)`,
  ),
  list(
    'profile.json',
    'クリエイターとしてのプロフィール',
    'creator_profiles as t',
    't.user_id',
    't.user_id',
    `'lastName', t.last_name, 'firstName', t.first_name, 'lastNameKana', t.last_name_kana, 'firstNameKana', t.first_name_kana,
     'userName', t.user_name, 'introduction', t.introduction, 'location', t.location, 'hobby', t.hobby, 'gender', t.gender,
     'prefecture', (select name from prefectures where id = t.prefecture_id), 'phoneNumber', t.phone_number,
     'websiteUrl', t.website_url, 'invoiceRegistrationNumber', t.invoice_registration_number, 'isIndividual', t.is_individual,
     'profileMediaId', t.profile_media_id, 'coverMediaId', t.cover_media_id, 'followersCount', t.followers_count,
     'skills', (select coalesce(json_agg(s.name order by s.position), '[]') from creator_skills as s where s.user_id = t.user_id),
     'tools', (select coalesce(json_agg(n.name order by s.position), '[]')
       from creator_tools as s join tools as n on n.id = s.tool_id where s.user_id = t.user_id),
     'createdAt', t.created_at, 'updatedAt', t.updated_at`,
  ),
  list(
    'corporate_profile.json',
    '企業の担当者としてのプロフィール',
    'corporate_profiles as t',
    't.user_id',
    't.user_id',
    `'lastName', t.last_name, 'firstName', t.first_name, 'lastNameKana', t.last_name_kana, 'firstNameKana', t.first_name_kana,
     'phoneNumber', t.phone_number, 'profileMediaId', t.profile_media_id,
     'membership', (select json_build_object('company', c.name, 'role', m.role, 'joinedAt', m.joined_at)
       from company_members as m join companies as c on c.id = m.company_id where m.user_id = t.user_id),
     'interestCategories', (select coalesce(json_agg(n.name order by s.position), '[]')
       from corporate_interest_categories as s join categories as n on n.id = s.category_id where s.user_id = t.user_id),
     'createdAt', t.created_at, 'updatedAt', t.updated_at`,
  ),
  list(
    'job_profile.json',
    '希望する働き方と報酬',
    'creator_job_profiles as t',
    't.user_id',
    't.id',
    `'jobSeekingStatus', t.job_seeking_status, 'latestJobSeekingStatusChangedAt', t.latest_job_seeking_status_changed_at,
     'operationalHours', t.operational_hours, 'operationalAvailabilities', t.operational_availabilities,
     'wayOfWorkings', t.way_of_workings, 'rewardNote', t.reward_note,
     'rewardPrices', (select coalesce(json_agg(json_build_object('category', p.reward_category, 'type', p.reward_type,
       'netPrice', p.net_price, 'grossPrice', p.gross_price) order by p.position), '[]')
       from creator_reward_prices as p where p.user_id = t.user_id),
     'createdAt', t.created_at, 'updatedAt', t.updated_at`,
  ),
  list(
    'engagement.json',
    '活動の形態と勤務先',
    'creator_engagement_types as t',
    't.user_id',
    't.id',
    `'engagementType', t.engagement_type, 'corporateName', t.corporate_name,
     'nameOfCompanyYouCurrentlyWorkFor', t.name_of_company_you_currently_work_for, 'updatedAt', t.updated_at`,
  ),
  list(
    'bank_account.json',
    '報酬の振込先(口座番号は下3桁だけ)',
    'creator_bank_accounts as t',
    't.user_id',
    't.user_id',
    `'bankCode', t.bank_code, 'bankName', t.bank_name, 'branchCode', t.branch_code, 'branchName', t.branch_name,
     'accountType', t.account_type, 'accountNumberEnd', t.account_number_end, 'accountHolderKana', t.account_holder_kana,
     'registeredAt', t.registered_at`,
  ),
  list(
    'works.json',
    '作品(公開していないもの、審査中の変更も)',
    'products as t',
    't.author_id',
    't.id',
    `'id', t.id, 'name', t.name, 'description', t.description, 'designScope', t.design_scope, 'visibility', t.visibility,
     'isPublished', t.is_published, 'firstPublishedAt', t.first_published_at, 'approvedAt', t.approved_at,
     'categories', ${names('categories', 't.category_ids')}, 'industries', ${names('industries', 't.industry_ids')},
     'tools', ${names('tools', 't.tool_ids')}, 'thumbnailMediaId', t.thumbnail_media_id,
     'media', (select coalesce(json_agg(json_build_object('mediaId', m.media_id, 'caption', m.caption) order by m.position), '[]')
       from product_media as m where m.product_id = t.id),
     'thumbnailCrop', t.thumbnail_crop,
     'change', (select json_build_object('name', r.name, 'description', r.description, 'designScope', r.design_scope,
       'categories', ${names('categories', 'r.category_ids')}, 'industries', ${names('industries', 'r.industry_ids')},
       'tools', ${names('tools', 'r.tool_ids')}, 'thumbnailMediaId', r.thumbnail_media_id,
       'media', (select coalesce(json_agg(json_build_object('mediaId', m.media_id, 'caption', m.caption) order by m.position), '[]')
         from product_revision_media as m where m.revision_id = r.id),
       'editedAt', r.edited_at) from product_revisions as r where r.product_id = t.id),
     'review', (select json_build_object('status', r.current_review_status, 'rejectReason', r.reject_reason,
       'history', (select coalesce(json_agg(json_build_object('status', a.review_status, 'rejectReason', a.reject_reason,
         'at', a.activity_at) order by a.activity_at, a.id), '[]')
         from product_review_activities as a where a.review_id = r.id))
       from product_reviews as r where r.product_id = t.id),
     'allowedCompanies', (select coalesce(json_agg(c.name order by c.name), '[]')
       from product_allowed_companies as a join companies as c on c.id = a.company_id where a.product_id = t.id),
     'shareLinks', (select coalesce(json_agg(json_build_object('createdAt', l.created_at, 'expiresAt', l.expires_at,
       'revokedAt', l.revoked_at) order by l.created_at, l.id), '[]')
       from product_share_links as l where l.product_id = t.id),
     'viewsByDay', (select coalesce(json_agg(json_build_object('day', d.day, 'views', d.views) order by d.day), '[]')
       from product_daily_views as d where d.product_id = t.id),
     'bookmarksCount', t.bookmarks_count, 'viewsCount', t.views_count, 'createdAt', t.created_at, 'editedAt', t.edited_at`,
  ),
  list(
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
  list(
    'candidate_notes.json',
    '応募者について書いたメモ',
    `job_entry_notes as t join job_entries as e on e.id = t.entry_id
     join job_openings as o on o.id = e.job_opening_id join companies as c on c.id = o.company_id`,
    't.author_id',
    't.id',
    `'id', t.id, 'company', c.name, 'jobOpening', o.title, 'body', t.body, 'createdAt', t.created_at, 'editedAt', t.edited_at`,
  ),
  list(
    'candidate_messages.json',
    '選考の結果などに添えて、応募者へ送った言葉',
    `(select * from job_entry_stage_changes where message is not null) as t join job_entries as e on e.id = t.entry_id
     join job_openings as o on o.id = e.job_opening_id join companies as c on c.id = o.company_id`,
    't.changed_by_user_id',
    't.id',
    `'id', t.id, 'company', c.name, 'jobOpening', o.title, 'stage', t.to_stage, 'message', t.message, 'sentAt', t.changed_at`,
  ),
  ...(['creator_id', 'sender_id'] as const).map((side) =>
    list(
      side === 'creator_id' ? 'consultations_received.json' : 'consultations_sent.json',
      side === 'creator_id' ? '受けた仕事の相談' : '送った仕事の相談',
      'job_consultations as t join companies as c on c.id = t.company_id',
      `t.${side}`,
      't.id',
      `'id', t.id, 'company', c.name, 'title', t.title, 'offerPurpose', t.offer_purpose, 'offerDetail', t.offer_detail,
       'offerType', t.offer_type, 'status', t.status, 'createdAt', t.created_at, 'respondedAt', t.responded_at`,
    ),
  ),
  ...(['creator_id', 'sender_id'] as const).map((side) =>
    list(
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
         'paymentMethod', v.payment_method, 'message', v.message) order by v.version), '[]')
         from official_job_offer_versions as v where v.offer_id = t.id)`,
    ),
  ),
  list(
    'messages.json',
    '自分が送ったメッセージ',
    'chat_messages as t join chat_rooms as r on r.id = t.room_id join companies as c on c.id = r.company_id',
    't.sender_id',
    't.id',
    `'id', t.id, 'roomId', t.room_id, 'company', c.name, 'kind', t.kind, 'text', t.text, 'mediaId', t.media_id,
     'sentAt', t.send_at, 'deletedAt', t.deleted_at`,
  ),
  list(
    'follows.json',
    'フォローしているクリエイター',
    'follows as t join creator_profiles as p on p.user_id = t.followee_id',
    't.follower_id',
    't.id',
    `'userName', p.user_name, 'followedAt', t.followed_at`,
  ),
  list(
    'bookmarks.json',
    'ブックマークした作品',
    'bookmarks as t join products as p on p.id = t.product_id',
    't.user_id',
    't.product_id',
    `'productId', t.product_id, 'name', p.name, 'bookmarkedAt', t.created_at`,
  ),
  list(
    'notices.json',
    '届いた通知',
    'activity_notifications as t',
    't.user_id',
    't.id',
    `'type', t.type, 'detail', t.detail, 'sentAt', t.sent_at, 'readAt', t.read_at, 'mailedAt', t.mailed_at`,
  ),
  list(
    'settings.json',
    '設定(通知、チャット、非公開にしている企業など)',
    'users as t',
    't.id',
    't.id',
    `'notifications', (select coalesce(json_agg(json_build_object('kind', n.kind, 'inApp', n.in_app, 'mail', n.mail)), '[]')
       from notification_preferences as n where n.user_id = t.id),
     'chat', (select json_build_object('showsReadReceipts', s.shows_read_receipts, 'enterSends', s.enter_sends)
       from user_settings as s where s.user_id = t.id),
     'hiddenFromCompanies', (select coalesce(json_agg(json_build_object('company', c.name, 'reason', h.reason, 'since', h.created_at)), '[]')
       from creator_hidden_companies as h join companies as c on c.id = h.company_id where h.creator_id = t.id),
     'hiddenFromDomains', (select coalesce(json_agg(h.domain), '[]') from creator_hidden_domains as h where h.creator_id = t.id)`,
  ),
  list(
    'saved_searches.json',
    '保存した検索条件',
    'saved_searches as t',
    't.user_id',
    't.id',
    `'name', t.name, 'query', t.query, 'filters', t.filters, 'notifies', t.notifies, 'createdAt', t.created_at`,
  ),
  list(
    'sessions.json',
    'ログインした端末',
    'sessions as t',
    't.user_id',
    't.id',
    `'deviceName', t.device_name, 'userAgent', t.user_agent, 'address', t.address, 'createdAt', t.created_at,
     'lastUsedAt', t.last_used_at, 'endedAt', t.ended_at`,
  ),
  list(
    'contacts.json',
    'お問い合わせ',
    'contact_messages as t',
    't.user_id',
    't.id',
    `'category', t.category, 'name', t.name, 'email', t.email, 'body', t.body, 'createdAt', t.created_at`,
  ),
  list(
    'reports.json',
    '運営への通報',
    'reports as t',
    't.reporter_id',
    't.id',
    `'subjectKind', t.subject_kind, 'reason', t.reason, 'detail', t.detail, 'createdAt', t.created_at`,
  ),
];

/** All of an area, a page at a time: a person may have sent a hundred thousand messages. */
export async function* rowsOf(db: Kysely<Tables>, area: Area, userId: string): AsyncGenerator<Json> {
  let after = firstKey;
  for (;;) {
    const { rows } = await area.page(userId, after).execute(db);
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.key;
  }
}

export interface ExportedMedia {
  readonly id: string;
  readonly storageKey: string;
  readonly extension: string;
  readonly filename: string | null;
  readonly type: string;
  readonly byteSize: number;
  readonly createdAt: Date;
  /** The work it belongs to, for a name. */
  readonly productName: string | null;
  readonly isFace: boolean;
}

/** A person's uploads, oldest first, without those that only a film's first frame is. */
export async function mediaOf(db: Kysely<Tables>, userId: string): Promise<ExportedMedia[]> {
  const { rows } = await sql<ExportedMedia>`
    select m.id, m.storage_key as "storageKey", m.extension, m.filename, m.type, m.byte_size as "byteSize",
      m.created_at as "createdAt",
      coalesce(
        (select p.name from product_media as pm join products as p on p.id = pm.product_id
          where pm.media_id = m.id order by p.created_at limit 1),
        (select r.name from product_revision_media as pm join product_revisions as r on r.id = pm.revision_id
          where pm.media_id = m.id order by r.created_at limit 1)) as "productName",
      exists (select from creator_profiles as c where c.profile_media_id = m.id)
        or exists (select from corporate_profiles as c where c.profile_media_id = m.id) as "isFace"
    from media_objects as m where m.owner_id = ${userId}::uuid
    order by m.created_at, m.id`.execute(db);
  return rows;
}
