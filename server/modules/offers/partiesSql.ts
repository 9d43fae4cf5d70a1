import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';

export interface CompanyParty {
  readonly id: string;
  readonly name: string;
  readonly prefectureId: number | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly building: string | null;
  readonly contactEmail: string | null;
  readonly contactPhoneNumber: string | null;
  readonly contactFormUrl: string | null;
}

const companyColumns = columnsOf(
  'id',
  'name',
  'prefectureId',
  'city',
  'street',
  'building',
  'contactEmail',
  'contactPhoneNumber',
  'contactFormUrl',
);

/** The company's data as of now, for writing it down. */
export async function companyParty(db: Kysely<Tables>, id: string): Promise<CompanyParty | undefined> {
  return db.selectFrom('companies').select(companyColumns).where('id', '=', id).executeTakeFirst();
}

export interface CreatorParty {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly prefectureId: number | null;
  readonly isIndividual: boolean;
}

export async function creatorParties(db: Kysely<Tables>, ids: readonly string[]): Promise<CreatorParty[]> {
  return db
    .selectFrom('creator_profiles as c')
    .select([
      'c.user_id as id',
      'c.first_name as firstName',
      'c.last_name as lastName',
      'c.prefecture_id as prefectureId',
      'c.is_individual as isIndividual',
    ])
    .where(sql<boolean>`c.user_id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Only active people. */
export async function addressesOf(db: Kysely<Tables>, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`id = any(${[...userIds]}::uuid[])`)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
