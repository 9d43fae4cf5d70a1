import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { EnteredOpening } from '../terms/fields.ts';

export interface Origin {
  readonly companyId: string;
  readonly creatorId: string;
  readonly jobOpeningId: string | null;
  readonly entryId: string | null;
  readonly consultationId: string | null;
  readonly isFullTime: boolean;
}

/** Company and creator of an offer to a candidate. */
export async function originOfEntry(db: Kysely<Tables>, entryId: string): Promise<Origin | undefined> {
  return db
    .selectFrom('job_entries as e')
    .innerJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .select([
      'o.company_id as companyId',
      'e.creator_id as creatorId',
      'o.id as jobOpeningId',
      'e.id as entryId',
      sql<null>`null`.as('consultationId'),
      sql<boolean>`o.resumeration_type = 'FULL_TIME'`.as('isFullTime'),
    ])
    .where('e.id', '=', entryId)
    .where('e.stage', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}

export async function originOfConsultation(db: Kysely<Tables>, id: string): Promise<Origin | undefined> {
  return db
    .selectFrom('job_consultations as t')
    .select([
      't.company_id as companyId',
      't.creator_id as creatorId',
      sql<null>`null`.as('jobOpeningId'),
      sql<null>`null`.as('entryId'),
      't.id as consultationId',
      sql<boolean>`false`.as('isFullTime'),
    ])
    .where('t.id', '=', id)
    .where('t.status', 'in', ['SENT', 'ACCEPTED'])
    .executeTakeFirst();
}

export async function originOfRoom(db: Kysely<Tables>, id: string): Promise<Origin | undefined> {
  return db
    .selectFrom('chat_rooms as r')
    .select([
      'r.company_id as companyId',
      'r.creator_id as creatorId',
      sql<null>`null`.as('jobOpeningId'),
      sql<null>`null`.as('entryId'),
      sql<null>`null`.as('consultationId'),
      sql<boolean>`false`.as('isFullTime'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Openings as they were when applied to; as published now if that was not stored. */
export async function openingsOfEntries(
  db: Kysely<Tables>,
  entryIds: readonly string[],
): Promise<(EnteredOpening & { readonly entryId: string })[]> {
  const { rows } = await sql<EnteredOpening & { readonly entryId: string }>`
    select e.id as "entryId", o.resumeration_type as kind, v.content
    from job_entries as e join job_openings as o on o.id = e.job_opening_id
    join job_opening_versions as v on v.job_opening_id = o.id and v.version = coalesce(
      e.job_opening_version,
      (select max(newest.version) from job_opening_versions as newest where newest.job_opening_id = o.id))
    where e.id = any(${[...entryIds]}::uuid[])`.execute(db);
  return rows;
}
