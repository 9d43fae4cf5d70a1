import { sql } from 'kysely';
import type { Compilable, SelectQueryBuilder } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Key, KeysetPage } from '../lib/request/paging.ts';
import { keysetPlaces, keysetValues, walkKeyset } from './keyset.ts';
import { planOf } from './testing/testPlans.ts';
import { testTown, townIds } from './testing/testTown.ts';

/** Every list walks its index: shown by the planner over a few thousand rows. */

const database = await testTown();
const { db } = database;
afterAll(() => database.close());

const plan = (query: Compilable) => planOf(db, query);

const somewhere = { at: new Date('2026-02-01T00:00:00.000Z'), id: '80000000-0000-7000-8000-000000000000' };
const { author, follower, company, room } = townIds;

const page = (from?: Key, backward = false): KeysetPage => ({ limit: 24, backward, from });

/** As the lists are read; that the moment is there is said because some indexes are partial. */
function listed<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: { readonly at: string; readonly id: string },
  asked: KeysetPage,
) {
  const values = keysetValues(asked);
  return walkKeyset(
    query.where(sql<boolean>`${sql.ref(columns.at)} is not null`),
    columns,
    asked.backward,
    keysetPlaces(values),
  ).limit(values.limit);
}

const lists = {
  'public feed, first page': [
    'products_public_index',
    listed(db.selectFrom('products').select(['id', 'name']), { at: 'public_at', id: 'id' }, page()),
  ],
  'public feed, later': [
    'products_public_index',
    listed(db.selectFrom('products').select('id'), { at: 'public_at', id: 'id' }, page(somewhere)),
  ],
  'public feed, backwards': [
    'products_public_index',
    listed(db.selectFrom('products').select('id'), { at: 'public_at', id: 'id' }, page(somewhere, true)),
  ],
  'members’ feed': [
    'products_member_index',
    listed(db.selectFrom('products').select('id'), { at: 'member_at', id: 'id' }, page(somewhere)),
  ],
  'an author’s works': [
    'products_author_public_index',
    listed(
      db.selectFrom('products').select('id').where('author_id', '=', author),
      { at: 'public_at', id: 'id' },
      page(),
    ),
  ],
  'my works': [
    'products_author_index',
    listed(
      db.selectFrom('products').select('id').where('author_id', '=', author),
      { at: 'created_at', id: 'id' },
      page(),
    ),
  ],
  'a common filter': [
    'products_member_index',
    listed(
      db
        .selectFrom('products')
        .select('id')
        .where('category_ids', '&&', sql<number[]>`array[1]`),
      { at: 'member_at', id: 'id' },
      page(),
    ),
  ],
  bookmarks: [
    'bookmarks_user_index',
    listed(
      db.selectFrom('bookmarks').select('product_id').where('user_id', '=', follower),
      { at: 'created_at', id: 'product_id' },
      page(somewhere),
    ),
  ],
  'creators seeking work': [
    'creator_job_profiles_seeking_index',
    listed(
      db.selectFrom('creator_job_profiles').select('user_id'),
      { at: 'seeking_at', id: 'user_id' },
      page(somewhere),
    ),
  ],
  followees: [
    'follows_follower_index',
    listed(
      db.selectFrom('follows').select('id').where('follower_id', '=', follower),
      { at: 'followed_at', id: 'id' },
      page(),
    ),
  ],
  'activities of one': [
    'activities_user_index',
    listed(
      db.selectFrom('activities').select('id').where('user_id', '=', author),
      { at: 'occurred_at', id: 'id' },
      page(),
    ),
  ],
  'public openings': [
    'job_openings_public_index',
    listed(db.selectFrom('job_openings').select('id'), { at: 'public_at', id: 'id' }, page(somewhere)),
  ],
  'public openings of a kind': [
    'job_openings_public_kind_index',
    listed(
      db.selectFrom('job_openings').select('id').where('resumeration_type', '=', 'HOURLY_RATE'),
      { at: 'public_at', id: 'id' },
      page(),
    ),
  ],
  'a company’s openings by status': [
    'job_openings_company_status_index',
    listed(
      db
        .selectFrom('job_openings')
        .select('id')
        .where('company_id', '=', company)
        .where('status', '=', 'PUBLIC'),
      { at: 'edited_at', id: 'id' },
      page(),
    ),
  ],
  'a creator’s entries': [
    'job_entries_creator_index',
    listed(
      db.selectFrom('job_entries').select('id').where('creator_id', '=', author),
      { at: 'entered_at', id: 'id' },
      page(),
    ),
  ],
  rooms: [
    'chat_members_rooms_index',
    listed(
      db.selectFrom('chat_members').select('room_id').where('user_id', '=', author),
      { at: 'last_message_at', id: 'room_id' },
      page(),
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
    listed(
      db
        .selectFrom('activity_notifications')
        .select('id')
        .where('user_id', '=', author)
        .where('in_app', '=', sql<boolean>`true`),
      { at: 'sent_at', id: 'id' },
      page(),
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
    const query = listed(
      db
        .selectFrom('products')
        .select('id')
        .where('tool_ids', '&&', sql<number[]>`array[60]`),
      { at: 'member_at', id: 'id' },
      page(),
    );
    expect((await plan(query)).indexes).toEqual(['products_filter_index']);
  });

  it('a rare word is answered from the grams’ index', async () => {
    const query = db
      .selectFrom('search_documents')
      .select('subject_id')
      .where('audience', '<>', 'NOBODY')
      .where(sql<boolean>`search_places(kind, tier, grams) @@ ${"'PR0余白'"}::tsquery`)
      .orderBy('sort_at', 'desc')
      .limit(24);
    expect((await plan(query)).indexes).toEqual(['search_documents_places_index']);
  });
});
