import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';
import { keysetValues, walkKeyset } from '../../db/keyset.ts';
import type { KeysetValues } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import type { KeysetPage } from '../../lib/request/paging.ts';
import { doesNotHide, notHiddenFrom } from '../viewer/visibilitySql.ts';
import type { ViewerScope } from '../viewer/visibilitySql.ts';

export interface FollowRow {
  readonly id: string;
  readonly followerId: string;
  readonly followeeId: string;
  readonly followedAt: Date;
}

const columns = columnsOf('f.id', 'f.followerId', 'f.followeeId', 'f.followedAt');

type Values = ViewerScope & KeysetValues;
const newest = { at: 'f.followed_at', id: 'f.id' };

function followeesStatement(backward: boolean) {
  return prepared<Values>()((db, value) =>
    db
      .selectFrom('follows as f')
      .innerJoin('creator_profiles as c', 'c.user_id', 'f.followee_id')
      .select(columns)
      .where(sql<boolean>`f.follower_id = ${value('viewerId')}`)
      .where('c.is_hidden', '=', false)
      .where(notHiddenFrom(value, 'f.followee_id'))
      .$call((query) => walkKeyset(query, newest, backward, value))
      .limit(value('limit')),
  );
}

function followersStatement(backward: boolean) {
  return prepared<Values>()((db, value) =>
    db
      .selectFrom('follows as f')
      .innerJoin('company_members as cm', 'cm.user_id', 'f.follower_id')
      .innerJoin('companies as c', 'c.id', 'cm.company_id')
      .innerJoin('users as u', 'u.id', 'f.follower_id')
      .select(columns)
      .where(sql<boolean>`f.followee_id = ${value('viewerId')}`)
      .where('c.status', '=', 'ACTIVE')
      .where('u.status', '=', 'ACTIVE')
      .where('u.deletion_due_at', 'is', null)
      .where(doesNotHide(value('viewerId'), 'cm.company_id', 'u.email'))
      .$call((query) => walkKeyset(query, newest, backward, value))
      .limit(value('limit')),
  );
}

const statements = {
  followees: [followeesStatement(false), followeesStatement(true)],
  followers: [followersStatement(false), followersStatement(true)],
} as const;

/** One keyset page, newest first, with one extra row. */
export function follows(
  db: Kysely<Tables>,
  side: 'followees' | 'followers',
  page: KeysetPage,
  scope: ViewerScope,
): Promise<FollowRow[]> {
  const [forward, back] = statements[side];
  return (page.backward ? back : forward)(db, { ...scope, ...keysetValues(page) });
}

const companiesStatement = prepared<ViewerScope & { readonly limit: number }>()((db, value) =>
  db
    .selectFrom(
      db
        .selectFrom('follows as f')
        .innerJoin('company_members as cm', 'cm.user_id', 'f.follower_id')
        .innerJoin('companies as c', 'c.id', 'cm.company_id')
        .innerJoin('users as u', 'u.id', 'f.follower_id')
        .select('cm.company_id')
        .where(sql<boolean>`f.followee_id = ${value('viewerId')}`)
        .where('c.status', '=', 'ACTIVE')
        .where('u.status', '=', 'ACTIVE')
        .where('u.deletion_due_at', 'is', null)
        .where(doesNotHide(value('viewerId'), 'cm.company_id', 'u.email'))
        .limit(value('limit'))
        .as('found'),
    )
    .select([
      sql<number>`count(*)::integer`.as('people'),
      sql<number>`count(distinct found.company_id)::integer`.as('companies'),
    ]),
);

/** Of how many companies those are who follow the viewer; so many people are looked at, at the most. */
export async function companiesOfFollowers(
  db: Kysely<Tables>,
  scope: ViewerScope,
  limit: number,
): Promise<{ readonly people: number; readonly companies: number }> {
  const [row] = await companiesStatement(db, { ...scope, limit });
  return row ?? { people: 0, companies: 0 };
}

/** Totals kept by triggers, for one person. */
export async function followTotals(
  db: Kysely<Tables>,
  userId: string,
): Promise<{ readonly followers: number; readonly followees: number }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('creator_profiles')
        .select('followers_count')
        .where('user_id', '=', userId)
        .as('followers'),
      eb
        .selectFrom('corporate_profiles')
        .select('followees_count')
        .where('user_id', '=', userId)
        .as('followees'),
    ])
    .executeTakeFirstOrThrow();
  return { followers: row.followers ?? 0, followees: row.followees ?? 0 };
}

const followedStatement = prepared<{
  readonly followerId: string;
  readonly followeeIds: readonly string[];
}>()((db, value) =>
  db
    .selectFrom('follows')
    .select('followee_id as id')
    .where(sql<boolean>`follower_id = ${value('followerId')}`)
    .where(sql<boolean>`followee_id = any(${value('followeeIds')}::uuid[])`),
);

export async function followedAmong(
  db: Kysely<Tables>,
  followerId: string,
  followeeIds: readonly string[],
): Promise<string[]> {
  const rows = await followedStatement(db, { followerId, followeeIds });
  return rows.map(({ id }) => id);
}

/** False when it exists already. Of two at once, the second waits for the first. */
export async function insertFollow(trx: Transaction<Tables>, follow: FollowRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('follows')
    .values({
      id: follow.id,
      follower_id: follow.followerId,
      followee_id: follow.followeeId,
      followed_at: follow.followedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The deleted follow's id; undefined when there was none. */
export async function deleteFollow(
  db: Kysely<Tables>,
  followerId: string,
  followeeId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
