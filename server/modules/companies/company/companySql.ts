import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { customPlan } from '../../../db/statements.ts';
import type { CompanyRole } from '../../../lib/request/viewer.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'SUSPENDED';
  readonly avatar: MediaRow | null;
}

const companies = (db: Kysely<Tables>) =>
  db
    .selectFrom('companies as c')
    .leftJoin('media_objects as m', 'm.id', 'c.avatar_media_id')
    .select(['c.id', 'c.name', 'c.status', ...joinedMediaColumns]);

type FoundCompany = Awaited<ReturnType<ReturnType<typeof companies>['execute']>>[number];

const companyRow = (row: FoundCompany): CompanyRow => ({
  id: row.id,
  name: row.name,
  status: row.status,
  avatar: joinedMedia(row),
});

export async function companiesByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<CompanyRow[]> {
  const rows = await companies(db)
    .where(sql<boolean>`c.id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map(companyRow);
}

/** Escaped for `like`. */
const literally = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');

/** Pairs as made by `character_pairs`: a text containing this one has them all. */
function pairsOf(text: string): string[] {
  const characters = [...text];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...new Set(pairs.length > 0 ? pairs : characters)];
}

/** Candidates read of each kind, so that a common letter does not sort all companies. */
const mostLookedAt = 200;

export interface NameQuery {
  /** From `companyNameKey`. */
  readonly key: string;
  /** As typed, with width and case folded. */
  readonly text: string;
  readonly first: number;
}

/** Companies whose name contains this: those beginning with it first, then shorter names. Both by index. */
export function byNameQuery(db: Kysely<Tables>, { key, text, first }: NameQuery) {
  const last = `${key}\u{10FFFF}`;
  const holding = (pairs: readonly string[], column: 'c.name_key' | 'c.search_text', part: string) =>
    sql<boolean>`(c.search_pairs @> ${pairs} and ${sql.ref(column)} like ${`%${literally(part)}%`})`;
  return companies(db)
    .where('c.id', 'in', (query) =>
      query
        .selectFrom(
          query
            .selectFrom('companies as c')
            .select('c.id')
            .where('c.status', '=', 'ACTIVE')
            .where(sql<boolean>`c.name_key collate "C" >= ${key} and c.name_key collate "C" < ${last}`)
            .orderBy(sql`c.name_key collate "C"`)
            .orderBy('c.id')
            .limit(mostLookedAt)
            .as('beginning'),
        )
        .select('beginning.id')
        .union((other) =>
          other
            .selectFrom(
              other
                .selectFrom('companies as c')
                .select('c.id')
                .where('c.status', '=', 'ACTIVE')
                .where(({ or }) =>
                  or([
                    holding(pairsOf(key), 'c.name_key', key),
                    holding(pairsOf(text), 'c.search_text', text),
                  ]),
                )
                .limit(mostLookedAt)
                .as('holding'),
            )
            .select('holding.id'),
        ),
    )
    .orderBy(sql`starts_with(c.name_key, ${key})`, 'desc')
    .orderBy(sql`char_length(c.name_key)`)
    .orderBy('c.name_key')
    .orderBy('c.id')
    .limit(first)
    .modifyEnd(customPlan);
}

export async function companiesByName(db: Kysely<Tables>, asked: NameQuery): Promise<CompanyRow[]> {
  return (await byNameQuery(db, asked).execute()).map(companyRow);
}

export interface MemberRow {
  readonly userId: string;
  readonly companyId: string;
  readonly role: CompanyRole;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly joinedAt: Date;
  readonly profileImage: MediaRow | null;
}

const membersOfColumns = columnsOf(
  'cm.userId',
  'cm.companyId',
  'cm.role',
  'cm.joinedAt',
  'u.email',
  'p.firstName',
  'p.lastName',
);

export async function membersOf(db: Kysely<Tables>, companyIds: readonly string[]): Promise<MemberRow[]> {
  const rows = await db
    .selectFrom('company_members as cm')
    .innerJoin('users as u', 'u.id', 'cm.user_id')
    .innerJoin('corporate_profiles as p', 'p.user_id', 'cm.user_id')
    .leftJoin('media_objects as m', 'm.id', 'p.profile_media_id')
    .select([...membersOfColumns, ...joinedMediaColumns])
    .where(sql<boolean>`cm.company_id = any(${[...companyIds]}::uuid[])`)
    .where('u.status', '=', 'ACTIVE')
    .orderBy('cm.joined_at')
    .orderBy('cm.user_id')
    .execute();
  return rows.map((row) => ({
    userId: row.userId,
    companyId: row.companyId,
    role: row.role,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    joinedAt: row.joinedAt,
    profileImage: joinedMedia(row),
  }));
}

export interface NewCompany {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly leadId: string;
  readonly contactEmail: string;
  readonly contactPhoneNumber: string | null;
  readonly now: Date;
}

export async function insertCompany(trx: Transaction<Tables>, company: NewCompany): Promise<void> {
  await trx
    .insertInto('companies')
    .values({
      id: company.id,
      name: company.name,
      name_key: company.nameKey,
      lead_id: company.leadId,
      contact_email: company.contactEmail,
      contact_phone_number: company.contactPhoneNumber,
      created_at: company.now,
      updated_at: company.now,
    })
    .execute();
}

export interface ListedCompany {
  readonly id: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'SUSPENDED';
  readonly members: number;
  readonly createdAt: Date;
}

const listed = (db: Kysely<Tables>) =>
  db
    .selectFrom('companies as c')
    .select((eb) => [
      'c.id',
      'c.name',
      'c.status',
      'c.created_at as createdAt',
      eb
        .selectFrom('company_members as m')
        .whereRef('m.company_id', '=', 'c.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('members'),
    ])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc');

const withMembers = (
  row: Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number],
): ListedCompany => ({
  ...row,
  members: row.members ?? 0,
});

export async function listCompanies(db: Kysely<Tables>, limit: number): Promise<ListedCompany[]> {
  return (await listed(db).limit(limit).execute()).map(withMembers);
}

export async function companiesOfKey(db: Kysely<Tables>, nameKey: string): Promise<ListedCompany[]> {
  return (await listed(db).where('c.name_key', '=', nameKey).limit(20).execute()).map(withMembers);
}

export async function companyOfLead(
  db: Kysely<Tables>,
  leadId: string,
): Promise<{ id: string; name: string } | undefined> {
  return db.selectFrom('companies').select(['id', 'name']).where('lead_id', '=', leadId).executeTakeFirst();
}

/** Locks the company, which serialises changes of its members. */
export async function holdCompany(
  trx: Transaction<Tables>,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return trx
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False when known. */
export async function insertDomain(
  trx: Transaction<Tables>,
  companyId: string,
  domain: string,
): Promise<boolean> {
  const rows = await trx
    .insertInto('company_domains')
    .values({ company_id: companyId, domain })
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .execute();
  return rows.length > 0;
}

export async function companyIdsEndingIn(db: Kysely<Tables>, digits: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where(sql<boolean>`replace(id::text, '-', '') like ${`%${digits}`}`)
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}
