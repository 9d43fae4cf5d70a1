import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';

export interface Found {
  readonly kind: 'COMPANY' | 'OPENING' | 'PERSON' | 'ROOM' | 'WORK';
  readonly id: string;
  readonly title: string;
  readonly sub: string;
  readonly state: string;
}

const person = sql<string>`coalesce(c.last_name || ' ' || c.first_name, p.last_name || ' ' || p.first_name, u.email)`;
const atMost = 10;
/** What is typed is a text, whatever signs it holds. */
const begins = (text: string): string => `${text.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;

const people = (db: Kysely<Tables>) =>
  db
    .selectFrom('users as u')
    .leftJoin('creator_profiles as c', 'c.user_id', 'u.id')
    .leftJoin('corporate_profiles as p', 'p.user_id', 'u.id')
    .select([
      sql<'PERSON'>`'PERSON'`.as('kind'),
      'u.id',
      person.as('title'),
      'u.email as sub',
      'u.status as state',
    ]);

const companies = (db: Kysely<Tables>) =>
  db
    .selectFrom('companies as c')
    .select([
      sql<'COMPANY'>`'COMPANY'`.as('kind'),
      'c.id',
      'c.name as title',
      sql<string>`coalesce(c.contact_email, '')`.as('sub'),
      'c.status as state',
    ]);

const works = (db: Kysely<Tables>) =>
  db
    .selectFrom('products as w')
    .innerJoin('creator_profiles as c', 'c.user_id', 'w.author_id')
    .select([
      sql<'WORK'>`'WORK'`.as('kind'),
      'w.id',
      'w.name as title',
      sql<string>`c.last_name || ' ' || c.first_name`.as('sub'),
      sql<string>`case when w.taken_down_at is not null then 'TAKEN_DOWN' when w.approved_at is null then 'WAITING'
        when w.is_published then 'PUBLIC' else 'PRIVATE' end`.as('state'),
    ]);

const openings = (db: Kysely<Tables>) =>
  db
    .selectFrom('job_openings as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select([
      sql<'OPENING'>`'OPENING'`.as('kind'),
      'o.id',
      'o.title',
      'c.name as sub',
      sql<string>`case when o.suspended_at is not null then 'SUSPENDED' else o.status end`.as('state'),
    ]);

const creatorName = sql<string>`c.last_name || ' ' || c.first_name`;

const rooms = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_rooms as r')
    .innerJoin('creator_profiles as c', 'c.user_id', 'r.creator_id')
    .innerJoin('companies as k', 'k.id', 'r.company_id')
    .select([
      sql<'ROOM'>`'ROOM'`.as('kind'),
      'r.id',
      sql<string>`c.last_name || ' ' || c.first_name || ' と ' || k.name`.as('title'),
      sql<string>`r.last_sequence || '通'`.as('sub'),
      sql<string>`''`.as('state'),
    ]);

export async function byId(db: Kysely<Tables>, id: string): Promise<Found[]> {
  const found = await Promise.all([
    people(db).where('u.id', '=', id).execute(),
    companies(db).where('c.id', '=', id).execute(),
    works(db).where('w.id', '=', id).execute(),
    openings(db).where('o.id', '=', id).execute(),
    rooms(db).where('r.id', '=', id).execute(),
  ]);
  return found.flat();
}

export async function byNumber(db: Kysely<Tables>, number: number): Promise<Found[]> {
  return works(db).where('w.number', '=', number).execute();
}

/** By how a name, a title or an address begins; a person's without the blank, a company's with 株式会社 or without. */
export async function byBeginning(db: Kysely<Tables>, text: string): Promise<Found[]> {
  const name = begins(text);
  const close = begins(text.replace(/\s/gu, ''));
  const found = await Promise.all([
    people(db)
      .where(sql<boolean>`lower(u.email) like ${begins(text.toLowerCase())}`)
      .limit(atMost)
      .execute(),
    people(db)
      .where(sql<boolean>`(c.last_name || c.first_name) like ${close}`)
      .limit(atMost)
      .execute(),
    people(db)
      .where(sql<boolean>`(p.last_name || p.first_name) like ${close}`)
      .limit(atMost)
      .execute(),
    companies(db).where('c.name', 'like', name).limit(atMost).execute(),
    companies(db)
      .where(sql<boolean>`c.name_key collate "C" like ${begins(companyNameKey(text))}`)
      .limit(atMost)
      .execute(),
    works(db).where('w.name', 'like', name).limit(atMost).execute(),
    openings(db).where('o.title', 'like', name).limit(atMost).execute(),
  ]);
  return [...new Map(found.flat().map((one) => [`${one.kind} ${one.id}`, one])).values()];
}

export interface PersonWhole {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly companyName: string | null;
  readonly status: 'ACTIVE' | 'DELETED' | 'SUSPENDED';
  readonly registeredAt: Date;
  readonly works: number;
  readonly sessions: number;
  readonly openReports: number;
  readonly suspensionReason: string | null;
  readonly suspensionEndsAt: Date | null;
  readonly deletionDueAt: Date | null;
  /** The house suspended them, and may lift it. */
  readonly isSuspendedByUs: boolean;
}

export function personById(db: Kysely<Tables>, id: string): Promise<PersonWhole | undefined> {
  return db
    .selectFrom('users as u')
    .leftJoin('creator_profiles as c', 'c.user_id', 'u.id')
    .leftJoin('corporate_profiles as p', 'p.user_id', 'u.id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .leftJoin('companies as k', 'k.id', 'm.company_id')
    .leftJoin('member_decisions as s', (join) =>
      join.onRef('s.subject_id', '=', 'u.id').on('s.subject_kind', '=', 'USER').on('s.ended_at', 'is', null),
    )
    .select([
      'u.id',
      person.as('name'),
      'u.email',
      'u.role',
      'k.name as companyName',
      'u.status',
      'u.created_at as registeredAt',
      sql<number>`(select count(*)::int from products w where w.author_id = u.id)`.as('works'),
      sql<number>`(select count(*)::int from sessions x where x.user_id = u.id and x.ended_at is null)`.as(
        'sessions',
      ),
      sql<number>`(select count(*)::int from reports r where r.subject_kind = 'USER' and r.subject_id = u.id
        and r.status = 'OPEN')`.as('openReports'),
      's.reason as suspensionReason',
      's.ends_at as suspensionEndsAt',
      'u.deletion_due_at as deletionDueAt',
      sql<boolean>`s.id is not null`.as('isSuspendedByUs'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
}

export async function userOfEmail(db: Kysely<Tables>, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  return found?.id;
}

export interface FoundRoom {
  readonly id: string;
  readonly creatorName: string;
  readonly companyName: string;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
  /** Sent so far, withdrawn ones among them. */
  readonly messages: number;
}

export interface RoomWhole extends FoundRoom {
  readonly origin: Tables['chat_rooms']['origin'];
  readonly openReports: number;
}

export interface RoomMember {
  readonly id: string;
  readonly name: string;
  readonly joinedAt: Date;
}

const factsOfRooms = (db: Kysely<Tables>) =>
  db
    .selectFrom('chat_rooms as r')
    .innerJoin('creator_profiles as c', 'c.user_id', 'r.creator_id')
    .innerJoin('companies as k', 'k.id', 'r.company_id')
    .select([
      'r.id',
      creatorName.as('creatorName'),
      'k.name as companyName',
      'r.created_at as createdAt',
      'r.last_message_at as lastMessageAt',
      sql<number>`r.last_sequence::int`.as('messages'),
    ]);

/** That they are there, and nothing of what is said in them: the last used first. */
export function roomsOf(db: Kysely<Tables>, userId: string, limit: number): Promise<FoundRoom[]> {
  return factsOfRooms(db)
    .innerJoin('chat_members as m', 'm.room_id', 'r.id')
    .where('m.user_id', '=', userId)
    .orderBy('m.last_message_at', 'desc')
    .orderBy('m.room_id', 'desc')
    .limit(limit)
    .execute();
}

export function roomById(db: Kysely<Tables>, id: string): Promise<RoomWhole | undefined> {
  return factsOfRooms(db)
    .select([
      'r.origin',
      sql<number>`(select count(*)::int from reports x where x.subject_kind = 'CHAT_ROOM' and x.subject_id = r.id
        and x.status = 'OPEN')`.as('openReports'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export function membersOf(db: Kysely<Tables>, roomId: string): Promise<RoomMember[]> {
  return db
    .selectFrom('chat_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('creator_profiles as c', 'c.user_id', 'u.id')
    .leftJoin('corporate_profiles as p', 'p.user_id', 'u.id')
    .select(['u.id', person.as('name'), 'm.joined_at as joinedAt'])
    .where('m.room_id', '=', roomId)
    .orderBy('m.joined_at')
    .orderBy('u.id')
    .limit(100)
    .execute();
}
