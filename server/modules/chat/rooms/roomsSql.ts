import { sql } from 'kysely';
import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';

/** As one of its members sees it. */
export interface RoomRow {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly createdById: string | null;
  readonly assigneeId: string | null;
  readonly requestState: 'DECLINED' | 'WAITING' | null;
  readonly lastSequence: number;
  readonly lastChange: number;
  readonly lastMessageAt: Date;
  readonly createdAt: Date;
  /** Of the viewer. */
  readonly lastReadSequence: number;
  readonly hasUnread: boolean;
  readonly isMuted: boolean;
  readonly isArchived: boolean;
  /** Why nobody can write. */
  readonly isBlockedByCreator: boolean;
  readonly isBlockedByCompany: boolean;
  /** The viewer, as one person of the company. */
  readonly isPersonBlocked: boolean;
  readonly creatorStatus: 'ACTIVE' | 'DELETED' | 'SUSPENDED';
  readonly companyStatus: string;
}

/** Creators block companies as a whole or one of their people; companies block somebody in their room. */
const blockedByCreator = sql<boolean>`exists (
  select from creator_hidden_companies as h
  where h.creator_id = r.creator_id and h.company_id = r.company_id and h.reason = 'MANUAL')`;

/** By the room’s creator (`r`). */
export const personBlocked = (userId: RawBuilder<unknown> | string) => sql<boolean>`exists (
  select from user_blocks as b where b.blocker_id = r.creator_id and b.blocked_id = ${userId}::uuid)`;

function rooms(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .innerJoin('users as u', 'u.id', 'r.creator_id')
    .innerJoin('companies as co', 'co.id', 'r.company_id')
    .select([
      'r.id',
      'r.company_id as companyId',
      'r.creator_id as creatorId',
      'r.created_by_user_id as createdById',
      'r.assignee_id as assigneeId',
      'r.request_state as requestState',
      'r.last_sequence as lastSequence',
      'r.last_change as lastChange',
      'r.last_message_at as lastMessageAt',
      'r.created_at as createdAt',
      'm.last_read_sequence as lastReadSequence',
      'm.has_unread as hasUnread',
      'm.is_muted as isMuted',
      'm.is_archived as isArchived',
      blockedByCreator.as('isBlockedByCreator'),
      sql<boolean>`r.blocked_by_company_at is not null`.as('isBlockedByCompany'),
      personBlocked(userId).as('isPersonBlocked'),
      'u.status as creatorStatus',
      'co.status as companyStatus',
    ])
    .where('m.user_id', '=', userId);
}

export async function roomsOfMember(
  db: Kysely<Tables>,
  ids: readonly string[],
  userId: string,
): Promise<RoomRow[]> {
  return rooms(db, userId)
    .where(sql<boolean>`m.room_id = any(${[...ids]}::uuid[])`)
    .execute();
}

export async function roomOfPair(
  db: Kysely<Tables>,
  { companyId, creatorId }: { readonly companyId: string; readonly creatorId: string },
): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom('chat_rooms')
    .select('id')
    .where('company_id', '=', companyId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
}

export type RoomFilter = 'ALL' | 'ARCHIVED' | 'CONSULTATION' | 'CONTRACT' | 'ENTRY' | 'REQUEST' | 'UNREAD';

const tied: Readonly<Record<'CONSULTATION' | 'CONTRACT' | 'ENTRY', RawBuilder<boolean>>> = {
  ENTRY: sql`exists (
    select from job_entries as e join job_openings as o on o.id = e.job_opening_id
    where e.creator_id = r.creator_id and o.company_id = r.company_id)`,
  CONSULTATION: sql`exists (
    select from job_consultations as t where t.creator_id = r.creator_id and t.company_id = r.company_id)`,
  CONTRACT: sql`exists (
    select from official_job_offers as t
    where t.creator_id = r.creator_id and t.company_id = r.company_id and t.status = 'ACCEPTED'
      and not exists (
        select from engagements as e
        where e.offer_id = t.id and (e.ended_at is not null or not exists (
          select from engagement_rounds as d
          where d.engagement_id = e.id and d.state not in ('PAID', 'RECEIVED', 'ENDED_EARLY')))))`,
};

type Rooms<Row> = SelectQueryBuilder<
  Tables & { m: Tables['chat_members']; r: Tables['chat_rooms'] },
  'm' | 'r',
  Row
>;

/**
 * An empty room is shown only to its opener; a waiting request is not listed among the creator's other rooms.
 */
function filtered<Row>(query: Rooms<Row>, filter: RoomFilter, userId: string): Rooms<Row> {
  const begun = query.where(sql<boolean>`(r.last_sequence > 0 or r.created_by_user_id = ${userId}::uuid)`);
  if (filter === 'REQUEST')
    return begun.where('m.is_request', '=', true).where('r.request_state', '=', 'WAITING');
  // A request that was turned away lies there too: it can still be let in.
  if (filter === 'ARCHIVED')
    return begun.where(
      sql<boolean>`(case when m.is_request then r.request_state = 'DECLINED' else m.is_archived end)`,
    );
  const shown = begun.where('m.is_request', '=', false).where('m.is_archived', '=', false);
  if (filter === 'ALL') return shown;
  if (filter === 'UNREAD') return shown.where('m.has_unread', '=', true);
  return shown.where(tied[filter]);
}

export interface RoomSearch {
  readonly filter: RoomFilter;
  /** Folded part of a name. */
  readonly name: string | null;
}

/** Newest message first. */
export async function roomsPage(
  db: Kysely<Tables>,
  userId: string,
  page: KeysetPage,
  { filter, name }: RoomSearch,
): Promise<RoomRow[]> {
  const values = keysetValues(page);
  const newestWord = { at: 'm.last_message_at', id: 'm.room_id' };
  return rooms(db, userId)
    .$call((all) => filtered(all, filter, userId))
    .$if(name !== null, (query) => (name === null ? query : query.where(isNamed(name))))
    .$call((query) => walkKeyset(query, newestWord, page.backward, keysetPlaces(values)))
    .limit(values.limit)
    .execute();
}

/** How many rooms the filter for requests lists, counted up to a limit. */
export async function requestsCount(db: Kysely<Tables>, userId: string, most: number): Promise<number> {
  const waiting = db
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select('m.room_id')
    .where('m.user_id', '=', userId)
    .$call((all) => filtered(all, 'REQUEST', userId))
    .limit(most);
  const { count } = await db
    .selectFrom(waiting.as('waiting'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** By a shown name: the creator's, the company's, or one of its people's. */
function isNamed(name: string): RawBuilder<boolean> {
  const pattern = `%${name.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`(
    exists (select from creator_profiles as p where p.user_id = r.creator_id
      and (p.user_name ilike ${pattern} or p.last_name || p.first_name ilike ${pattern}
        or p.last_name || ' ' || p.first_name ilike ${pattern}))
    or co.name ilike ${pattern}
    or exists (select from chat_members as n join corporate_profiles as p on p.user_id = n.user_id
      where n.room_id = r.id and p.last_name || p.first_name ilike ${pattern}))`;
}

/** How far others in a room have read, if they show it. */
export interface ReadRow {
  readonly roomId: string;
  readonly userId: string;
  readonly sequence: number;
  readonly change: number;
}

export async function readsOfRooms(db: Kysely<Tables>, roomIds: readonly string[]): Promise<ReadRow[]> {
  return db
    .selectFrom('chat_members as m')
    .leftJoin('user_settings as s', 's.user_id', 'm.user_id')
    .select([
      'm.room_id as roomId',
      'm.user_id as userId',
      'm.last_read_sequence as sequence',
      'm.read_change as change',
    ])
    .where(sql<boolean>`m.room_id = any(${[...roomIds]}::uuid[])`)
    .where(sql<boolean>`coalesce(s.shows_read_receipts, true)`)
    .where('m.last_read_sequence', '>', 0)
    .orderBy('m.user_id')
    .execute();
}

export interface KeptApart {
  readonly roomId: string;
  readonly of: string;
  readonly from: string;
}

/** Between whom a block of the company, of the creator or of one person lies: both ways. */
export async function keptApart(db: Kysely<Tables>, roomIds: readonly string[]): Promise<KeptApart[]> {
  const { rows } = await sql<KeptApart>`
    select r.id as "roomId", pair.one as "of", pair.other as "from"
    from chat_rooms as r
    join chat_members as m on m.room_id = r.id and m.user_id <> r.creator_id
    cross join lateral (values (r.creator_id, m.user_id), (m.user_id, r.creator_id)) as pair(one, other)
    where r.id = any(${[...roomIds]}::uuid[])
      and (r.blocked_by_company_at is not null or ${blockedByCreator} or ${personBlocked(sql.ref('m.user_id'))})`.execute(
    db,
  );
  return rows;
}

export async function membersOfRooms(
  db: Kysely<Tables>,
  roomIds: readonly string[],
): Promise<{ readonly roomId: string; readonly userId: string }[]> {
  return db
    .selectFrom('chat_members as m')
    .select(['m.room_id as roomId', 'm.user_id as userId'])
    .where(sql<boolean>`m.room_id = any(${[...roomIds]}::uuid[])`)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
}

export async function showsReceipts(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_settings')
    .select('shows_read_receipts as shows')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.shows ?? true;
}

/** The companies among these that the creator may write to: followed by them, applied to, or with a room. */
export async function companiesWithin(
  db: Kysely<Tables>,
  creatorId: string,
  companyIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select co.id from unnest(${[...companyIds]}::uuid[]) as co (id)
    where exists (select from chat_rooms as r where r.company_id = co.id and r.creator_id = ${creatorId}::uuid)
      or exists (select from follows as f join company_members as cm on cm.user_id = f.follower_id
        where f.followee_id = ${creatorId}::uuid and cm.company_id = co.id)
      or exists (select from job_entries as e join job_openings as o on o.id = e.job_opening_id
        where e.creator_id = ${creatorId}::uuid and o.company_id = co.id)`.execute(db);
  return rows.map(({ id }) => id);
}
