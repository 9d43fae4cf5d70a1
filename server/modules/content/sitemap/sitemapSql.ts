import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Key } from '../../../lib/request/paging.ts';

export interface Listed extends Key {
  readonly changedAt: Date | null;
}

export const listedKinds = ['works', 'creators', 'jobs'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** What guests may see of each kind: `at`, `id`, `changedAt`. */
function listed(kind: ListedKind, today: string): RawBuilder<unknown> {
  if (kind === 'works')
    return sql`select public_at as at, id, edited_at as "changedAt" from products where public_at is not null`;
  if (kind === 'jobs')
    return sql`select public_at as at, id, published_at as "changedAt" from job_openings
      where public_at is not null and is_open_to_outside
        and (valid_through is null or valid_through >= ${today}::date)`;
  // Creators without a public work are left out.
  return sql`select created_at as at, user_id as id, null::timestamptz as "changedAt" from creator_profiles as c
    where not c.is_hidden and exists (
      select from products as p where p.author_id = c.user_id and p.public_at is not null)`;
}

/** The first key of each part of this size. */
export async function partsOf(
  db: Kysely<Tables>,
  kind: ListedKind,
  size: number,
  today: string,
): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select at, id from (
      select at, id, row_number() over (order by at, id) as place from (${listed(kind, today)}) as listed
    ) as numbered where (place - 1) % ${size} = 0 order by at, id`.execute(db);
  return rows;
}

export async function partFrom(
  db: Kysely<Tables>,
  kind: ListedKind,
  { at, id }: Key,
  size: number,
  today: string,
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select at, id, "changedAt" from (${listed(kind, today)}) as listed
    where (at, id) >= (${at}::timestamptz, ${id}::uuid) order by at, id limit ${size}`.execute(db);
  return rows;
}
