import { randomUUID } from 'node:crypto';
import type { Database } from '../client.ts';
import { testHash, testMoment } from './testRows.ts';

const later = new Date(testMoment.getTime() + 86_400_000);

export interface JobIds {
  readonly creator: string;
  readonly company: string;
  readonly member: string;
  readonly opening: string;
  readonly entry: string;
  readonly room: string;
}

/** An opening with everything on it, a room with a consultation, and an offer with its proof. */
export async function fillJobs({ db }: Pick<Database, 'db'>, ids: JobIds): Promise<void> {
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
    .insertInto('job_opening_changes')
    .values({
      job_opening_id: opening,
      version: 2,
      content: '{}',
      edited_by_user_id: member,
      created_at: testMoment,
      edited_at: testMoment,
    })
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
    .insertInto('job_opening_bookmarks')
    .values({ user_id: creator, job_opening_id: opening, created_at: testMoment })
    .execute();
  await db
    .insertInto('job_opening_views')
    .values({
      job_opening_id: opening,
      day: '2026-04-01',
      viewer_key: creator,
      kind: 'OPENED',
      viewed_at: testMoment,
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

  await db.insertInto('company_responsiveness_due').values({ company_id: company }).execute();

  await db
    .insertInto('chat_templates')
    .values({
      id: randomUUID(),
      company_id: company,
      title: 'お礼',
      body: '{候補者名}さん、ご応募ありがとうございます。',
      edited_by_user_id: member,
      created_at: testMoment,
      edited_at: testMoment,
    })
    .execute();
  await db
    .insertInto('chat_scheduled_messages')
    .values(
      [member, creator].map((sender) => ({
        id: randomUUID(),
        room_id: room,
        sender_id: sender,
        client_id: randomUUID(),
        text: '明日の朝に送ります。',
        send_at: testMoment,
        changed_at: testMoment,
      })),
    )
    .execute();
  await db
    .insertInto('chat_room_notes')
    .values({
      id: randomUUID(),
      room_id: room,
      author_id: member,
      client_id: randomUUID(),
      body: '次回は図面を持参。',
      created_at: testMoment,
    })
    .execute();
  const interview = randomUUID();
  const proposal = randomUUID();
  await db
    .insertInto('interviews')
    .values({
      id: interview,
      room_id: room,
      proposed_by_user_id: member,
      state: 'PROPOSED',
      version: 1,
      minutes: 30,
      place: 'オンライン',
      times: [testMoment],
      created_at: testMoment,
      changed_at: testMoment,
    })
    .execute();
  await db
    .insertInto('interview_guests')
    .values([
      { interview_id: interview, user_id: creator },
      { interview_id: interview, user_id: member },
    ])
    .execute();
  await db
    .insertInto('chat_messages')
    .values({
      id: proposal,
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
    .insertInto('interview_acts')
    .values({ message_id: proposal, interview_id: interview, act: 'PROPOSED', times: [testMoment] })
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
    .insertInto('official_job_offer_milestones')
    .values({
      offer_id: offer,
      version: 1,
      number: 1,
      title: '図案',
      delivery_on: '2026-05-01',
      net_price: 120_000,
      payment_due_on: '2026-05-29',
    })
    .execute();
  await db
    .insertInto('official_job_offer_responses')
    .values({ id: randomUUID(), offer_id: offer, version: 1, response: 'ACCEPTED', responded_at: testMoment })
    .execute();
  await db
    .insertInto('official_job_offer_events')
    .values({ id: randomUUID(), offer_id: offer, version: 1, kind: 'SENT', happened_at: testMoment })
    .execute();
  const document = randomUUID();
  await db
    .insertInto('media_objects')
    .values({
      id: document,
      type: 'FILE',
      sha256: 'd'.repeat(64),
      extension: 'pdf',
      file_type: 'PDF',
      filename: '業務委託の条件の通知.pdf',
      byte_size: 1_000,
      is_private: true,
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('issued_documents')
    .values({
      id: randomUUID(),
      kind: 'OFFER',
      company_id: company,
      creator_id: creator,
      offer_id: offer,
      version: 1,
      company_name: '株式会社みなも菓子舗',
      creator_name: '早瀬 みお',
      subject: '夜菓子',
      number: 'AAAA-1',
      issued_at: testMoment,
      media_id: document,
      sha256: 'd'.repeat(64),
      made_at: testMoment,
    })
    .execute();
  await db.insertInto('paper_checks').values({ offer_id: offer, checked_at: testMoment }).execute();
  await db
    .insertInto('quotes')
    .values({
      id: randomUUID(),
      room_id: room,
      company_id: company,
      creator_id: creator,
      client_id: randomUUID(),
      company_name: '株式会社みなも菓子舗',
      creator_name: '早瀬 みお',
      is_individual: true,
      title: '夜菓子の題字',
      items: JSON.stringify([{ name: '題字', quantity: 1, unitNetPrice: 80_000 }]),
      net_price: 80_000,
      valid_until: '2026-05-31',
      sent_at: testMoment,
    })
    .execute();
  const engagement = randomUUID();
  const round = randomUUID();
  const delivery = randomUUID();
  await db
    .insertInto('engagements')
    .values({
      id: engagement,
      offer_id: offer,
      offer_version: 1,
      terms_offer_id: offer,
      terms_version: 1,
      company_id: company,
      creator_id: creator,
      chat_room_id: room,
      title: '宿の画面',
      company_name: '株式会社灯台舎',
      creator_name: '早瀬 みお',
      remuneration_type: 'CONTRACT_UNIT',
      started_at: testMoment,
    })
    .execute();
  await db
    .insertInto('engagement_rounds')
    .values({ id: round, engagement_id: engagement, number: 1, net_price: 120_000 })
    .execute();
  await db
    .insertInto('engagement_deliveries')
    .values({
      id: delivery,
      round_id: round,
      version: 1,
      note: '初校です。',
      delivered_by_user_id: creator,
      delivered_at: testMoment,
    })
    .execute();
  const delivered = randomUUID();
  await db
    .insertInto('media_objects')
    .values({
      id: delivered,
      type: 'FILE',
      sha256: 'e'.repeat(64),
      extension: 'pdf',
      file_type: 'PDF',
      filename: '初校.pdf',
      byte_size: 1_000,
      is_private: true,
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('engagement_files')
    .values({ media_id: delivered, round_id: round, delivery_id: delivery, added_at: testMoment })
    .execute();
  await db
    .insertInto('engagement_hours')
    .values({
      id: randomUUID(),
      round_id: round,
      worked_on: '2026-04-02',
      minutes: 60,
      work: '校正',
      written_at: testMoment,
    })
    .execute();
  await db
    .insertInto('engagement_events')
    .values(
      [creator, member].map((user) => ({
        id: randomUUID(),
        engagement_id: engagement,
        round_id: round,
        kind: 'COMMENTED' as const,
        side: user === creator ? ('CREATOR' as const) : ('COMPANY' as const),
        user_id: user,
        words: '確認しました。',
        happened_at: testMoment,
      })),
    )
    .execute();
  const invoice = randomUUID();
  await db
    .insertInto('engagement_invoices')
    .values({
      id: invoice,
      round_id: round,
      creator_id: creator,
      company_id: company,
      year: 2026,
      ordinal: 1,
      issued_on: '2026-04-20',
      received_on: '2026-04-10',
      pay_by: '2026-05-29',
      title: '宿の画面',
      issuer_name: '早瀬 みお',
      company_name: '株式会社灯台舎',
      deductible_percent: 80,
      work_kind: 'DESIGN',
      net: 120_000,
      tax: 12_000,
      withholding: 12_252,
      issued_at: testMoment,
    })
    .execute();
  const billed = randomUUID();
  await db
    .insertInto('media_objects')
    .values({
      id: billed,
      type: 'FILE',
      sha256: 'f'.repeat(64),
      extension: 'pdf',
      file_type: 'PDF',
      filename: '請求書.pdf',
      byte_size: 1_000,
      is_private: true,
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('engagement_invoice_documents')
    .values({ invoice_id: invoice, media_id: billed, made_at: testMoment })
    .execute();
  const fee = randomUUID();
  await db.insertInto('fee_invoice_numbers').values({ year: 2026, last: 1 }).execute();
  await db
    .insertInto('fee_invoices')
    .values({
      id: fee,
      company_id: company,
      month: '2026-04-01',
      year: 2026,
      ordinal: 1,
      issued_on: '2026-05-01',
      pay_by: '2026-05-29',
      issuer_name: '株式会社つむぎ',
      issuer_lines: '東京都台東区谷中',
      issuer_account: 'みほん銀行 谷中支店 普通 0000000',
      company_name: '株式会社灯台舎',
      net: 12_000,
      tax: 1_200,
      issued_at: testMoment,
    })
    .execute();
  await db
    .insertInto('fee_invoice_lines')
    .values({
      invoice_id: fee,
      position: 1,
      round_id: round,
      title: '宿の画面',
      creator_name: '早瀬 みお',
      accepted_on: '2026-04-20',
      net_price: 120_000,
      fee: 12_000,
    })
    .execute();
  await db
    .insertInto('fee_adjustments')
    .values({
      id: randomUUID(),
      round_id: round,
      net_price: 120_000,
      reason: '減額の取り消し',
      decided_at: testMoment,
    })
    .execute();
  await db
    .insertInto('fee_invoice_documents')
    .values({ invoice_id: fee, media_id: billed, made_at: testMoment })
    .execute();
  await db
    .insertInto('engagement_thanks')
    .values(
      [creator, member].map((user) => ({
        engagement_id: engagement,
        side: user === creator ? ('CREATOR' as const) : ('COMPANY' as const),
        words: 'よい仕事になりました。',
        user_id: user,
        said_at: testMoment,
      })),
    )
    .execute();
}
