import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { isUniqueViolation } from './databaseErrors.ts';
import { testDatabase } from './testing/testDatabase.ts';
import { testHash, testMoment, testRows } from './testing/testRows.ts';

/** What two requests at once must not both do. */

const database = await testDatabase();
const { db } = database;
const rows = testRows(database);
afterAll(() => database.close());

const later = new Date(testMoment.getTime() + 86_400_000);
const creator = await rows.creator();
const company = await rows.company();
const member = await rows.member({ company_id: company });
const product = await rows.publicProduct({ author_id: creator });
const opening = await rows.publicJobOpening({ company_id: company });
const entry = await rows.entry({ creator_id: creator, job_opening_id: opening });
const room = await rows.room({ company_id: company, creator_id: creator });

const message = (sequence: number, client_id: string = randomUUID()) =>
  db
    .insertInto('chat_messages')
    .values({
      id: randomUUID(),
      room_id: room,
      sequence,
      sender_id: member,
      client_id,
      kind: 'PLAIN',
      text: 'はい。',
      send_at: testMoment,
    })
    .execute();

const token = async (parent_id: string | null): Promise<string> => {
  const session_id = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      id: session_id,
      user_id: creator,
      created_at: testMoment,
      last_used_at: testMoment,
      expires_at: later,
    })
    .execute();
  const id = randomUUID();
  await db
    .insertInto('refresh_tokens')
    .values({ id, session_id, parent_id, token_hash: testHash(), issued_at: testMoment, expires_at: later })
    .execute();
  return id;
};

const review = () =>
  db
    .insertInto('product_reviews')
    .values({
      id: randomUUID(),
      product_id: product,
      current_review_status: 'IN_PROGRESS',
      last_review_activity_at: testMoment,
    })
    .execute();

const offer = () =>
  db
    .insertInto('official_job_offers')
    .values({
      id: randomUUID(),
      company_id: company,
      creator_id: creator,
      entry_id: entry,
      sent_at: testMoment,
    })
    .execute();

const invitation = (email: string) =>
  db
    .insertInto('company_invitations')
    .values({
      id: randomUUID(),
      company_id: company,
      email,
      role: 'CORPORATE_AGENT',
      token_hash: testHash(),
      created_at: testMoment,
      expires_at: later,
    })
    .execute();

const effect = () =>
  db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: 'mail',
      payload: '{}',
      dedupe_key: 'once',
      created_at: testMoment,
      available_at: testMoment,
    })
    .execute();

const notice = () =>
  db
    .insertInto('activity_notifications')
    .values({
      id: randomUUID(),
      user_id: creator,
      type: 'FOLLOW_RECEIVED',
      dedupe_key: `follow:${member}`,
      sent_at: testMoment,
    })
    .execute();

const reportIt = () =>
  db
    .insertInto('reports')
    .values({
      id: randomUUID(),
      reporter_id: member,
      subject_kind: 'PRODUCT',
      subject_id: product,
      reason: 'SPAM',
      created_at: testMoment,
    })
    .execute();

const parent = await token(null);
const client = randomUUID();

describe('happens once', () => {
  it.each<{
    what: string;
    constraint: string;
    first: () => Promise<unknown>;
    again?: () => Promise<unknown>;
  }>([
    {
      what: 'an account per address, whatever its case',
      constraint: 'users_email_index',
      first: () => rows.user({ email: 'Mio@Example.jp' }),
      again: () => rows.user({ email: 'mio@example.JP' }),
    },
    {
      what: 'a Google account for one user',
      constraint: 'identities_pkey',
      first: () =>
        db
          .insertInto('identities')
          .values({
            provider: 'GOOGLE',
            subject: '7',
            user_id: creator,
            email: 'a@example.jp',
            created_at: testMoment,
          })
          .execute(),
      again: () =>
        db
          .insertInto('identities')
          .values({
            provider: 'GOOGLE',
            subject: '7',
            user_id: member,
            email: 'a@example.jp',
            created_at: testMoment,
          })
          .execute(),
    },
    {
      what: 'a refresh token’s successor',
      constraint: 'refresh_tokens_parent_id_key',
      first: () => token(parent),
    },
    {
      what: 'a bookmark',
      constraint: 'bookmarks_pkey',
      first: () =>
        db
          .insertInto('bookmarks')
          .values({ user_id: member, product_id: product, created_at: testMoment })
          .execute(),
    },
    {
      what: 'a follow',
      constraint: 'follows_follower_id_followee_id_key',
      first: () =>
        db
          .insertInto('follows')
          .values({ id: randomUUID(), follower_id: member, followee_id: creator, followed_at: testMoment })
          .execute(),
    },
    {
      what: 'an entry per opening',
      constraint: 'job_entries_job_opening_id_creator_id_key',
      first: async () => undefined,
      again: () => rows.entry({ job_opening_id: opening, creator_id: creator }),
    },
    {
      what: 'a room per company and creator',
      constraint: 'chat_rooms_company_id_creator_id_key',
      first: async () => undefined,
      again: () => rows.room({ company_id: company, creator_id: creator }),
    },
    {
      what: 'a place in a room’s sequence',
      constraint: 'chat_messages_room_id_sequence_key',
      first: () => message(1),
    },
    {
      what: 'a message sent again',
      constraint: 'chat_messages_room_id_sender_id_client_id_key',
      first: () => message(2, client),
      again: () => message(3, client),
    },
    { what: 'a work’s review', constraint: 'product_reviews_product_id_key', first: review },
    { what: 'a living offer per entry', constraint: 'official_job_offers_entry_index', first: offer },
    {
      what: 'an open invitation per address',
      constraint: 'company_invitations_open_index',
      first: () => invitation('new@example.jp'),
      again: () => invitation('NEW@example.jp'),
    },
    {
      what: 'a view per viewer and day',
      constraint: 'product_views_pkey',
      first: () =>
        db
          .insertInto('product_views')
          .values({ product_id: product, day: '2026-04-01', viewer_key: member, viewed_at: testMoment })
          .execute(),
    },
    { what: 'a waiting effect with a key', constraint: 'outbox_dedupe_index', first: effect },
    { what: 'a notice with a key', constraint: 'activity_notifications_dedupe_index', first: notice },
    { what: 'an open report', constraint: 'reports_open_index', first: reportIt },
  ])('$what', async ({ constraint, first, again = first }) => {
    await first();
    const second: unknown = await again().catch((error: unknown) => error);
    expect(isUniqueViolation(second, constraint), String(second)).toBe(true);
  });
});
