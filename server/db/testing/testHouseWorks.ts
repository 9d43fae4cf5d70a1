import { randomUUID } from 'node:crypto';
import type { Database } from '../client.ts';
import { testHash, testMoment } from './testRows.ts';

const later = new Date(testMoment.getTime() + 86_400_000);

export interface CreatorIds {
  readonly creator: string;
  readonly company: string;
  readonly member: string;
  readonly product: string;
  readonly media: string;
  readonly staff: string;
}

/** A creator, their works, and who looks at them. */
export async function fillCreator({ db }: Pick<Database, 'db'>, ids: CreatorIds): Promise<void> {
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
  await db
    .insertInto('review_leases')
    .values({ product_id: product, staff_id: staff, taken_at: testMoment, expires_at: testMoment })
    .execute();
  await db
    .insertInto('review_holds')
    .values({ product_id: product, staff_id: staff, held_at: testMoment })
    .execute();
  await db
    .insertInto('review_decisions')
    .values({
      id: randomUUID(),
      product_id: product,
      staff_id: staff,
      decision: 'APPROVE',
      version: 'v1',
      submitted_at: testMoment,
      decided_at: testMoment,
      due_at: testMoment,
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
      grams: ['余白', '白展'],
      audience: 'EVERYONE',
      sort_at: testMoment,
      updated_at: testMoment,
    })
    .execute();
  const found = { kind: 'PRODUCT', subject_id: product } as const;
  await db
    .insertInto('search_document_words')
    .values({ ...found, title_words: [1], text_words: [] })
    .execute();
  await db
    .insertInto('search_words_left')
    .values({ title_words: [1], text_words: [] })
    .execute();
  const { id: saved_search_id } = await db
    .selectFrom('saved_searches')
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('saved_search_matches')
    .values({ saved_search_id, ...found, found_at: testMoment })
    .execute();
  await db.insertInto('search_tiers').values({ kind: 'PRODUCT', tier: 0, least_quality: 1 }).execute();
  // Triggers may have noted it already.
  for (const table of ['search_arrivals', 'search_pushes', 'search_hosted'] as const) {
    await db
      .insertInto(table)
      .values(found)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  await db.insertInto('product_choice_sums').values({ choice: 'test', total: 1 }).execute();

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
