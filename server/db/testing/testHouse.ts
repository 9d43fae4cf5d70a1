import { randomUUID } from 'node:crypto';
import type { Database } from '../client.ts';
import { fillJobs } from './testHouseJobs.ts';
import { fillCreator } from './testHouseWorks.ts';
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
  const list = randomUUID();
  await db
    .insertInto('creator_lists')
    .values({
      id: list,
      company_id: company,
      name: '冬の仕事',
      created_at: testMoment,
      edited_at: testMoment,
    })
    .execute();
  await db
    .insertInto('creator_list_entries')
    .values({ list_id: list, creator_id: creator, added_at: testMoment })
    .execute();
  await db
    .insertInto('creator_signals')
    .values({ user_id: creator, signals: ['WORD:提灯'], updated_at: testMoment })
    .execute();
  await db
    .insertInto('opening_holds')
    .values({ id: randomUUID(), job_opening_id: opening, version: 1, findings: '[]', held_at: testMoment })
    .execute();
  await fillJobs(database, { creator, company, member, opening, entry, room });

  await db
    .insertInto('number_sums')
    .values({ measure: 'entry', key: '', hour: testMoment, amount: 1 })
    .execute();
  await db.insertInto('number_levels').values({ measure: 'works', hour: testMoment, level: 1 }).execute();
  const report = await db.selectFrom('reports').select('id').executeTakeFirstOrThrow();
  await db.insertInto('report_media').values({ report_id: report.id, media_id: media }).execute();
  const draft = randomUUID();
  await db
    .insertInto('product_drafts')
    .values({
      id: draft,
      author_id: creator,
      version: 1,
      content: '{}',
      created_at: testMoment,
      edited_at: testMoment,
    })
    .execute();
  await db.insertInto('product_draft_media').values({ draft_id: draft, media_id: media }).execute();

  await db
    .insertInto('journal_views')
    .values({ slug: 'interview-01', day: '2026-04-01', viewer_key: creator })
    .execute();
  await db
    .insertInto('benefit_uses')
    .values({ id: randomUUID(), slug: 'fonts', user_id: creator, used_at: testMoment })
    .execute();
  await db
    .insertInto('legal_agreements')
    .values({ id: randomUUID(), user_id: creator, kind: 'TERMS', version: 2, agreed_at: testMoment })
    .execute();
  await db
    .insertInto('built_files')
    .values({ path: '/assets/main-Abcd1234.js', body: Buffer.from('export {}'), seen_on: '2026-04-01' })
    .execute();
  await db.insertInto('built_documents').values({ hash: testHash(), seen_on: '2026-04-01' }).execute();
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
  await db
    .insertInto('notification_settings')
    .values({
      user_id: creator,
      quiet_from: 22,
      quiet_until: 7,
      digest_at: testMoment,
      updated_at: testMoment,
    })
    .execute();
  await db
    .insertInto('push_keys')
    .values({ public_key: 'k'.repeat(87), private_key_sealed: 'sealed', created_at: testMoment })
    .execute();
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', creator)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('push_devices')
    .values({
      id: randomUUID(),
      user_id: creator,
      session_id: session.id,
      endpoint: 'https://push.example/device',
      p256dh: 'p'.repeat(87),
      auth: 'a'.repeat(22),
      created_at: testMoment,
      updated_at: testMoment,
    })
    .execute();
  await db
    .insertInto('mail_refusals')
    .values({ address: 'nobody@example.jp', refusals: 1, reason: '550', refused_at: testMoment })
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
      roles: ['REVIEWER'],
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
    .insertInto('staff_totps')
    .values({ staff_id: staff, secret_encrypted: testHash(), created_at: testMoment })
    .execute();
  await db
    .insertInto('staff_recovery_codes')
    .values({ staff_id: staff, selector: 'ab', code_hash: testHash(), created_at: testMoment })
    .execute();
  await db
    .insertInto('staff_passkeys')
    .values({
      id: randomUUID(),
      staff_id: staff,
      credential_id: 'a-credential-of-staff',
      public_key: 'a-public-key-of-staff',
      name: 'MacのChrome',
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('staff_passkey_challenges')
    .values({ challenge_hash: testHash(), purpose: 'REGISTER', staff_id: staff, expires_at: later })
    .execute();
  await db
    .insertInto('member_decisions')
    .values({
      id: randomUUID(),
      subject_kind: 'USER',
      subject_id: creator,
      subject_name: '早瀬 みお',
      user_id: creator,
      staff_id: staff,
      rule: 'NUISANCE',
      reason: '規約に反する勧誘',
      token_hash: testHash(),
      decided_at: testMoment,
      ended_at: testMoment,
      ended_why: 'LIFTED',
    })
    .execute();
  const line = randomUUID();
  await db
    .insertInto('audit_log')
    .values({
      id: line,
      actor_kind: 'STAFF',
      staff_id: staff,
      action: 'product.approve',
      subject_kind: 'PRODUCT',
      occurred_at: testMoment,
    })
    .execute();
  await db
    .insertInto('audit_seals')
    .values({
      sequence: 1,
      log_id: line,
      previous_hash: testHash(),
      hash: testHash(),
      sealed_at: testMoment,
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
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: creator,
      credential_id: 'a-credential-of-tests',
      public_key: 'a-public-key-of-tests',
      is_multi_device: true,
      is_backed_up: false,
      name: 'MacのChrome',
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('totp_credentials')
    .values({
      user_id: creator,
      secret_encrypted: 'a sealed secret of tests',
      confirmed_at: testMoment,
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({
      user_id: creator,
      selector: 'ab',
      code_hash: 'a hash of a code of tests',
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('remembered_devices')
    .values({
      token_hash: testHash(),
      user_id: creator,
      session_id: session,
      created_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('factor_recoveries')
    .values({ user_id: creator, id: randomUUID(), started_at: testMoment, due_at: later })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: testHash(),
      purpose: 'REGISTER',
      session_id: session,
      created_at: testMoment,
      expires_at: later,
    })
    .execute();
  await db
    .insertInto('security_changes')
    .values({
      id: randomUUID(),
      user_id: creator,
      kind: 'PASSKEY_ADDED',
      detail: 'MacのChrome',
      device_name: 'MacのChrome',
      address: '203.0.113.1',
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('identity_nonces')
    .values({ nonce_hash: testHash(), created_at: testMoment, expires_at: later })
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
      query: '装幀',
      condition: '装幀',
      probes: ['装幀'],
      created_at: testMoment,
    })
    .execute();
  await db
    .insertInto('search_words')
    .values({ folded: '装幀', word: '装幀', spoken: 'そて', in_titles: 1 })
    .execute();
  return staff;
}
