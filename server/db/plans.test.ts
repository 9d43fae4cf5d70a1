import { type Compilable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyKeyset } from './keyset.ts';
import { testDatabase } from './testDatabase.ts';
import { planOf } from './testPlans.ts';
import { fillTown, townIds } from './testTown.ts';

/** Every list walks its index: shown by the planner over a few thousand rows. */

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());
beforeAll(() => fillTown(db));

const plan = (query: Compilable) => planOf(db, query);

const somewhere = { at: new Date('2026-02-01T00:00:00.000Z'), id: '80000000-0000-7000-8000-000000000000' };
const { author, follower, company, room } = townIds;

const lists = {
  'public feed, first page': [
    'products_public_index',
    applyKeyset(
      db.selectFrom('products').select(['id', 'name']),
      { at: 'public_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'public feed, later': [
    'products_public_index',
    applyKeyset(
      db.selectFrom('products').select('id'),
      { at: 'public_at', id: 'id' },
      { first: 24, after: somewhere },
    ),
  ],
  'public feed, backwards': [
    'products_public_index',
    applyKeyset(
      db.selectFrom('products').select('id'),
      { at: 'public_at', id: 'id' },
      { last: 24, before: somewhere },
    ),
  ],
  'members’ feed': [
    'products_member_index',
    applyKeyset(
      db.selectFrom('products').select('id'),
      { at: 'member_at', id: 'id' },
      { first: 24, after: somewhere },
    ),
  ],
  'an author’s works': [
    'products_author_public_index',
    applyKeyset(
      db.selectFrom('products').select('id').where('author_id', '=', author),
      { at: 'public_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'my works': [
    'products_author_index',
    applyKeyset(
      db.selectFrom('products').select('id').where('author_id', '=', author),
      { at: 'created_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'a common filter': [
    'products_member_index',
    applyKeyset(
      db
        .selectFrom('products')
        .select('id')
        .where('category_ids', '&&', sql<number[]>`array[1]`),
      { at: 'member_at', id: 'id' },
      { first: 24 },
    ),
  ],
  bookmarks: [
    'bookmarks_user_index',
    applyKeyset(
      db.selectFrom('bookmarks').select('product_id').where('user_id', '=', follower),
      { at: 'created_at', id: 'product_id' },
      { first: 24, after: somewhere },
    ),
  ],
  'creators seeking work': [
    'creator_job_profiles_seeking_index',
    applyKeyset(
      db.selectFrom('creator_job_profiles').select('user_id'),
      { at: 'seeking_at', id: 'user_id' },
      { first: 24, after: somewhere },
    ),
  ],
  followees: [
    'follows_follower_index',
    applyKeyset(
      db.selectFrom('follows').select('id').where('follower_id', '=', follower),
      { at: 'followed_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'activities of one': [
    'activities_user_index',
    applyKeyset(
      db.selectFrom('activities').select('id').where('user_id', '=', author),
      { at: 'occurred_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'public openings': [
    'job_openings_public_index',
    applyKeyset(
      db.selectFrom('job_openings').select('id'),
      { at: 'public_at', id: 'id' },
      { first: 24, after: somewhere },
    ),
  ],
  'public openings of a kind': [
    'job_openings_public_kind_index',
    applyKeyset(
      db.selectFrom('job_openings').select('id').where('resumeration_type', '=', 'HOURLY_RATE'),
      { at: 'public_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'a company’s openings by status': [
    'job_openings_company_status_index',
    applyKeyset(
      db
        .selectFrom('job_openings')
        .select('id')
        .where('company_id', '=', company)
        .where('status', '=', 'PUBLIC'),
      { at: 'edited_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'a creator’s entries': [
    'job_entries_creator_index',
    applyKeyset(
      db.selectFrom('job_entries').select('id').where('creator_id', '=', author),
      { at: 'entered_at', id: 'id' },
      { first: 24 },
    ),
  ],
  rooms: [
    'chat_members_rooms_index',
    applyKeyset(
      db.selectFrom('chat_members').select('room_id').where('user_id', '=', author),
      { at: 'last_message_at', id: 'room_id' },
      { first: 24 },
    ),
  ],
  'messages of a room': [
    'chat_messages_room_id_sequence_key',
    db
      .selectFrom('chat_messages')
      .select('id')
      .where('room_id', '=', room)
      .where('sequence', '<', 900)
      .orderBy('sequence', 'desc')
      .limit(31),
  ],
  notices: [
    'activity_notifications_user_index',
    applyKeyset(
      db
        .selectFrom('activity_notifications')
        .select('id')
        .where('user_id', '=', author)
        .where('in_app', '=', sql<boolean>`true`),
      { at: 'sent_at', id: 'id' },
      { first: 24 },
    ),
  ],
  'due effects': [
    'outbox_due_index',
    db
      .selectFrom('outbox')
      .select('id')
      .where('failed_at', 'is', null)
      .where('available_at', '<=', somewhere.at)
      .orderBy('available_at')
      .orderBy('id')
      .limit(20),
  ],
} satisfies Record<string, readonly [string, Compilable]>;

describe('lists', () => {
  it.each(Object.entries(lists).map(([list, [index, query]]) => ({ list, index, query })))(
    '$list walks $index',
    async ({ index, query }) => {
      const { nodes, indexes } = await plan(query);
      expect(indexes).toEqual([index]);
      expect(nodes.filter((node) => node === 'Sort' || node === 'Seq Scan')).toEqual([]);
    },
  );

  it('a rare filter is answered from the filters’ index', async () => {
    const query = applyKeyset(
      db
        .selectFrom('products')
        .select('id')
        .where('tool_ids', '&&', sql<number[]>`array[60]`),
      { at: 'member_at', id: 'id' },
      { first: 24 },
    );
    expect((await plan(query)).indexes).toEqual(['products_filter_index']);
  });

  it('a rare word is answered from the bigrams’ index', async () => {
    const query = db
      .selectFrom('search_documents')
      .select('subject_id')
      .where('audience', '<>', 'NOBODY')
      .where('bigrams', '@>', sql<string[]>`array['余白']`)
      .orderBy('sort_at', 'desc')
      .limit(24);
    expect((await plan(query)).indexes).toEqual(['search_documents_bigrams_index']);
  });
});
