import { randomUUID } from 'node:crypto';
import type { Database } from './client.ts';
import { testHash, testMoment, testRows } from './testRows.ts';

const later = new Date(testMoment.getTime() + 86_400_000);

/**
 * One row in every table, so that a test can go through all of them: constraints are tried by breaking these rows.
 * A new table without a row here fails that test.
 */
export async function fillEveryTable(database: Pick<Database, 'db'>): Promise<void> {
  const { db } = database;
  const rows = testRows(database);
  const creator = await rows.creator();
  const company = await rows.company();
  const member = await rows.member({ company_id: company });
  const media = await rows.media({ owner_id: creator });
  const product = await rows.publicProduct({ author_id: creator, thumbnail_media_id: media });
  const opening = await rows.publicJobOpening({ company_id: company });
  const entry = await rows.entry({ creator_id: creator, job_opening_id: opening });
  const room = await rows.room({ company_id: company, creator_id: creator });
  const staff = await fillHouse(database, { creator, member });
  await fillCreator(database, { creator, company, member, product, media, staff });
  await fillJobs(database, { creator, company, member, opening, entry, room });

  await db
    .insertInto('journal_views')
    .values({ slug: 'interview-01', day: '2026-04-01', viewer_key: creator })
    .execute();
  await db
    .insertInto('document_requests')
    .values({
      id: randomUUID(),
      document_slug: 'guide',
      token_hash: testHash(),
      created_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('contact_messages')
    .values({
      id: randomUUID(),
      category: 'SERVICE',
      name: '早瀬 みお',
      email: 'mio@example.jp',
      body: 'こんにちは。',
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('activity_notifications')
    .values({
      id: randomUUID(),
      user_id: creator,
      type: 'FOLLOW_RECEIVED',
      actor_id: member,
      sent_at: testMoment,
    })
    .execute();
  const notification = randomUUID();
  await db
    .insertInto('platform_notifications')
    .values({
      id: notification,
      action_type: 'INFORMATION',
      content: 'お知らせ',
      publish_at: testMoment,
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('platform_notification_reads')
    .values({ user_id: creator, notification_id: notification, read_at: testMoment })
    .execute();
}

/** Accounts, operators and what belongs to nobody. */
async function fillHouse(
  { db }: Pick<Database, 'db'>,
  { creator, member }: { readonly creator: string; readonly member: string },
): Promise<string> {
  const staff = randomUUID();
  await db
    .insertInto('staff_accounts')
    .values({
      id: staff,
      email: 'desk@example.jp',
      name: '編集部',
      password_hash: testHash(),
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('staff_sessions')
    .values({
      id: randomUUID(),
      staff_id: staff,
      token_hash: testHash(),
      created_at: testMoment,
      last_used_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      actor_kind: 'STAFF',
      staff_id: staff,
      action: 'product.approve',
      subject_kind: 'PRODUCT',
      occurred_at: testMoment,
    })
    .execute();
  await db
    .insertInto('reports')
    .values({
      id: randomUUID(),
      reporter_id: member,
      subject_kind: 'USER',
      subject_id: creator,
      reason: 'OTHER',
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: 'mail',
      payload: '{}',
      created_at: testMoment,
      available_at: testMoment,
    })
    .execute();
  await db
    .insertInto('rate_limits')
    .values({ key: 'signIn:a@example.jp', window_started_at: testMoment, expires_at: later })
    .execute();
  await db
    .insertInto('mails')
    .values({
      id: randomUUID(),
      to_address: 'a@example.jp',
      from_address: 'b@example.jp',
      subject: '確認',
      body_text: '本文',
      sent_at: testMoment,
    })
    .execute();

  await db
    .insertInto('password_credentials')
    .values({ user_id: creator, password_hash: testHash(), changed_at: testMoment })
    .execute();
  await db
    .insertInto('identities')
    .values({
      provider: 'GOOGLE',
      subject: '1',
      user_id: creator,
      email: 'a@example.jp',
      created_at: testMoment,
    })
    .execute();
  const session = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      id: session,
      user_id: creator,
      created_at: testMoment,
      last_used_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('refresh_tokens')
    .values({
      id: randomUUID(),
      session_id: session,
      token_hash: testHash(),
      issued_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('one_time_tokens')
    .values({
      id: randomUUID(),
      purpose: 'RESET_PASSWORD',
      token_hash: testHash(),
      user_id: creator,
      email: 'a@example.jp',
      created_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('leads')
    .values({
      id: randomUUID(),
      company_name: '灯台舎',
      first_name: '佐和子',
      last_name: '丹羽',
      email: 'niwa@example.jp',
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('user_blocks')
    .values({ blocker_id: creator, blocked_id: member, created_at: testMoment })
    .execute();
  await db
    .insertInto('notification_preferences')
    .values({ user_id: creator, kind: 'CHAT_MESSAGE', updated_at: testMoment })
    .execute();
  await db.insertInto('user_settings').values({ user_id: creator, updated_at: testMoment }).execute();
  await db
    .insertInto('data_exports')
    .values({ id: randomUUID(), user_id: creator, requested_at: testMoment })
    .execute();
  await db
    .insertInto('job_change_motivations')
    .values({ user_id: creator, motivation: 'CONSIDERING', registered_at: testMoment })
    .execute();
  await db
    .insertInto('dialog_closings')
    .values({ user_id: creator, dialog: 'WELCOME', closed_at: testMoment })
    .execute();
  await db
    .insertInto('saved_searches')
    .values({
      id: randomUUID(),
      user_id: creator,
      name: '装幀',
      last_checked_at: testMoment,
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('search_suggestions')
    .values({ folded: '装幀', term: '装幀', kind: 'TAXONOMY', updated_at: testMoment })
    .execute();
  return staff;
}

interface CreatorIds {
  readonly creator: string;
  readonly company: string;
  readonly member: string;
  readonly product: string;
  readonly media: string;
  readonly staff: string;
}

/** A creator, their works, and who looks at them. */
async function fillCreator({ db }: Pick<Database, 'db'>, ids: CreatorIds): Promise<void> {
  const { creator, company, member, product, media, staff } = ids;
  const made = { created_at: testMoment, updated_at: testMoment };
  await db
    .insertInto('creator_skills')
    .values({ id: randomUUID(), user_id: creator, name: '組版', position: 0 })
    .execute();
  await db.insertInto('creator_tools').values({ user_id: creator, tool_id: 1, position: 0 }).execute();
  await db
    .insertInto('creator_engagement_types')
    .values({ id: randomUUID(), user_id: creator, engagement_type: 'FREELANCE', ...made })
    .execute();
  await db
    .insertInto('creator_job_profiles')
    .values({
      id: randomUUID(),
      user_id: creator,
      job_seeking_status: 'SEEKING',
      latest_job_seeking_status_changed_at: testMoment,
      operational_hours: 'FROM_10_TO_20_HOURS_PER_WEEK',
      ...made,
    })
    .execute();
  await db
    .insertInto('creator_reward_prices')
    .values({
      id: randomUUID(),
      user_id: creator,
      reward_type: 'HOURLY_RATE',
      net_price: 5000,
      gross_price: 5500,
      position: 0,
    })
    .execute();
  await db
    .insertInto('creator_bank_accounts')
    .values({
      user_id: creator,
      bank_code: '0001',
      bank_name: '灯銀行',
      branch_code: '001',
      branch_name: '本店',
      account_type: 'ORDINARY',
      account_number_encrypted: 'x',
      account_number_end: '123',
      account_holder_kana: 'ハヤセ ミオ',
      registered_at: testMoment,
    })
    .execute();
  await db.insertInto('creator_onboarding_statuses').values({ user_id: creator }).execute();
  await db
    .insertInto('creator_profile_views')
    .values({ creator_id: creator, day: '2026-04-01', viewer_key: member, viewed_at: testMoment })
    .execute();
  await db
    .insertInto('creator_hidden_companies')
    .values({ creator_id: creator, company_id: company, reason: 'MANUAL', created_at: testMoment })
    .execute();
  await db
    .insertInto('creator_hidden_domains')
    .values({ creator_id: creator, domain: 'example.jp' })
    .execute();

  await db
    .insertInto('product_media')
    .values({ product_id: product, media_id: media, position: 0 })
    .execute();
  await db
    .insertInto('product_categories')
    .values({ product_id: product, category_id: 1, position: 0 })
    .execute();
  await db
    .insertInto('product_industries')
    .values({ product_id: product, industry_id: 1, position: 0 })
    .execute();
  await db.insertInto('product_tools').values({ product_id: product, tool_id: 1, position: 0 }).execute();
  await db
    .insertInto('product_allowed_companies')
    .values({ product_id: product, company_id: company, created_at: testMoment })
    .execute();
  await db
    .insertInto('product_share_links')
    .values({
      id: randomUUID(),
      product_id: product,
      token_hash: testHash(),
      created_at: testMoment,
      expires_at: later,
    })
    .execute();
  const review = randomUUID();
  await db
    .insertInto('product_reviews')
    .values({
      id: review,
      product_id: product,
      current_review_status: 'APPROVED',
      last_review_activity_at: testMoment,
    })
    .execute();
  await db
    .insertInto('product_review_activities')
    .values({
      id: randomUUID(),
      review_id: review,
      review_status: 'APPROVED',
      activity_at: testMoment,
      staff_id: staff,
    })
    .execute();
  const revision = randomUUID();
  await db
    .insertInto('product_revisions')
    .values({
      id: revision,
      product_id: product,
      name: '告知ポスター',
      category_ids: [1],
      industry_ids: [],
      tool_ids: [],
      created_at: testMoment,
      edited_at: testMoment,
    })
    .execute();
  await db
    .insertInto('product_revision_media')
    .values({ revision_id: revision, media_id: media, position: 0 })
    .execute();
  await db
    .insertInto('editors_picks')
    .values({ product_id: product, reason: '白だけで組んだ一枚。', picked_at: testMoment })
    .execute();
  await db
    .insertInto('bookmarks')
    .values({ user_id: member, product_id: product, created_at: testMoment })
    .execute();
  await db
    .insertInto('product_views')
    .values({ product_id: product, day: '2026-04-01', viewer_key: member, viewed_at: testMoment })
    .execute();
  await db
    .insertInto('follows')
    .values({ id: randomUUID(), follower_id: member, followee_id: creator, followed_at: testMoment })
    .execute();
  await db
    .insertInto('activities')
    .values({
      id: randomUUID(),
      user_id: creator,
      type: 'CREATE_PRODUCT',
      product_id: product,
      occurred_at: testMoment,
    })
    .execute();
  await db
    .insertInto('search_documents')
    .values({
      kind: 'PRODUCT',
      product_id: product,
      title: '余白展',
      folded_title: '余白展',
      folded_text: '余白展',
      bigrams: ['余白', '白展'],
      audience: 'EVERYONE',
      sort_at: testMoment,
      updated_at: testMoment,
    })
    .execute();

  await db.insertInto('company_domains').values({ domain: 'example.jp', company_id: company }).execute();
  await db
    .insertInto('company_invitations')
    .values({
      id: randomUUID(),
      company_id: company,
      email: 'new@example.jp',
      role: 'CORPORATE_AGENT',
      token_hash: testHash(),
      created_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('corporate_interest_categories')
    .values({ user_id: member, category_id: 1, position: 0 })
    .execute();
  await db.insertInto('corporate_todo_statuses').values({ user_id: member }).execute();
}

interface JobIds {
  readonly creator: string;
  readonly company: string;
  readonly member: string;
  readonly opening: string;
  readonly entry: string;
  readonly room: string;
}

/** An opening with everything on it, a room with a consultation, and an offer with its proof. */
async function fillJobs({ db }: Pick<Database, 'db'>, ids: JobIds): Promise<void> {
  const { creator, company, member, opening, entry, room } = ids;
  const of = { job_opening_id: opening, position: 0 };
  await db
    .insertInto('job_opening_categories')
    .values({ ...of, category_id: 1 })
    .execute();
  await db
    .insertInto('job_opening_industries')
    .values({ ...of, industry_id: 1 })
    .execute();
  await db
    .insertInto('job_opening_tools')
    .values({ ...of, tool_id: 1 })
    .execute();
  await db
    .insertInto('job_opening_occupations')
    .values({ ...of, occupation_id: 1 })
    .execute();
  await db
    .insertInto('job_opening_tags')
    .values({ ...of, tag_id: 1 })
    .execute();
  await db
    .insertInto('job_opening_links')
    .values({ ...of, id: randomUUID(), url: 'https://example.jp/' })
    .execute();
  const question = randomUUID();
  await db
    .insertInto('job_opening_questions')
    .values({ ...of, id: question, question_text: '稼働できる曜日を教えてください。' })
    .execute();
  await db
    .insertInto('job_opening_versions')
    .values({ job_opening_id: opening, version: 1, content: '{}', published_at: testMoment })
    .execute();
  await db
    .insertInto('job_entry_answers')
    .values({
      id: randomUUID(),
      entry_id: entry,
      question_id: question,
      question_title: '曜日',
      answer_text: '平日',
      position: 0,
    })
    .execute();
  await db
    .insertInto('job_entry_notes')
    .values({
      id: randomUUID(),
      entry_id: entry,
      author_id: member,
      body: '会って話したい。',
      created_at: testMoment,
      edited_at: testMoment,
    })
    .execute();
  await db
    .insertInto('job_entry_stage_changes')
    .values({
      id: randomUUID(),
      entry_id: entry,
      from_stage: 'NEW',
      to_stage: 'CONSIDERING',
      changed_at: testMoment,
    })
    .execute();

  await db
    .insertInto('chat_members')
    .values({ room_id: room, user_id: creator, joined_at: testMoment })
    .execute();
  await db
    .insertInto('chat_messages')
    .values({
      id: randomUUID(),
      room_id: room,
      sequence: 1,
      sender_id: member,
      client_id: randomUUID(),
      kind: 'PLAIN',
      text: 'はじめまして。',
      send_at: testMoment,
    })
    .execute();
  await db
    .insertInto('job_consultations')
    .values({
      id: randomUUID(),
      company_id: company,
      creator_id: creator,
      title: '宿の画面',
      offer_detail: '画面設計',
      way_of_working: 'FULL_REMOTE',
      offer_type: 'CONTRACT_UNIT',
      reply_by: later,
      created_at: testMoment,
    })
    .execute();
  const offer = randomUUID();
  await db
    .insertInto('official_job_offers')
    .values({ id: offer, company_id: company, creator_id: creator, entry_id: entry, sent_at: testMoment })
    .execute();
  await db
    .insertInto('official_job_offer_versions')
    .values({
      offer_id: offer,
      version: 1,
      company_name: '株式会社灯台舎',
      creator_name: '早瀬 みお',
      commissioned_on: '2026-04-01',
      remuneration_type: 'CONTRACT_UNIT',
      delivery_on: '2026-06-30',
      payment_due_on: '2026-07-31',
      content_hash: testHash(),
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('official_job_offer_undecided_terms')
    .values({
      offer_id: offer,
      version: 1,
      term: 'PLACE',
      reason: '会場を探しているため。',
      decided_by: '2026-05-01',
    })
    .execute();
  await db
    .insertInto('official_job_offer_responses')
    .values({ id: randomUUID(), offer_id: offer, version: 1, response: 'ACCEPTED', responded_at: testMoment })
    .execute();
}
