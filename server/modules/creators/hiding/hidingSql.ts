import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Any number that no other lock uses. */
const hidingLock = 7_203_412;

/**
 * Held until the transaction ends. A creator who names an employer and a company created at the same moment
 * cannot see each other's rows. Creators share the lock, a company takes it alone, so the second one sees
 * what the first committed.
 */
export async function lockHiding(trx: Transaction<Tables>, who: 'creator' | 'company'): Promise<void> {
  const lock = who === 'creator' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await sql`select ${sql.raw(lock)}(${sql.lit(hidingLock)})`.execute(trx);
}

/** Creators who name this company, or one that shares a domain with it, as their employer. */
export async function creatorsNaming(trx: Transaction<Tables>, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from creator_engagement_types
    where employer_key in (
      select name_key from companies
      where id = ${companyId}::uuid or id in (
        select other.company_id from company_domains as own
        join company_domains as other on other.domain = own.domain
        where own.company_id = ${companyId}::uuid))`.execute(trx);
  return rows.map(({ id }) => id);
}

const employers = (ids: readonly string[]) => sql`
  employer as (
    select engagement.user_id as creator_id, company.id as company_id
    from creator_engagement_types as engagement
    join companies as company on company.name_key = engagement.employer_key
    where engagement.user_id = any(${[...ids]}::uuid[])
      and engagement.engagement_type in ('CORPORATE', 'SIDEJOB')),
  employer_domain as (
    select distinct employer.creator_id, company_domains.domain
    from employer join company_domains on company_domains.company_id = employer.company_id)`;

/** Removes what was hidden because of the employer; manual blocks stay. */
export async function dropEmployerHiding(trx: Transaction<Tables>, creatorId: string): Promise<void> {
  await trx
    .deleteFrom('creator_hidden_companies')
    .where('creator_id', '=', creatorId)
    .where('reason', '<>', 'MANUAL')
    .execute();
  await trx.deleteFrom('creator_hidden_domains').where('creator_id', '=', creatorId).execute();
}

/** Adds the employers of these creators; removes nothing. */
export async function addEmployerHiding(
  trx: Transaction<Tables>,
  creatorIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    with ${employers(creatorIds)},
    wanted as (
      select creator_id, company_id, 'EMPLOYER_NAME' as reason from employer
      union
      select employer_domain.creator_id, company_domains.company_id, 'EMPLOYER_DOMAIN'
      from employer_domain join company_domains on company_domains.domain = employer_domain.domain)
    insert into creator_hidden_companies (creator_id, company_id, reason, created_at)
      select creator_id, company_id, reason, ${now}::timestamptz from wanted
      on conflict do nothing`.execute(trx);
  await sql`
    with ${employers(creatorIds)}
    insert into creator_hidden_domains (creator_id, domain)
      select creator_id, domain from employer_domain
      on conflict do nothing`.execute(trx);
}

/** False when there is no such company. */
export async function insertBlock(
  trx: Transaction<Tables>,
  creatorId: string,
  companyId: string,
  now: Date,
): Promise<boolean> {
  const company = await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forKeyShare()
    .executeTakeFirst();
  if (!company) return false;
  await trx
    .insertInto('creator_hidden_companies')
    .values({ creator_id: creatorId, company_id: companyId, reason: 'MANUAL', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** False when there is no such company. */
export async function deleteBlock(
  trx: Transaction<Tables>,
  creatorId: string,
  companyId: string,
): Promise<boolean> {
  const company = await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) return false;
  await trx
    .deleteFrom('creator_hidden_companies')
    .where('creator_id', '=', creatorId)
    .where('company_id', '=', companyId)
    .where('reason', '=', 'MANUAL')
    .execute();
  return true;
}

export async function blockedCompanyIds(db: Kysely<Tables>, creatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('creator_hidden_companies')
    .select('company_id as id')
    .where('creator_id', '=', creatorId)
    .where('reason', '=', 'MANUAL')
    .orderBy('created_at', 'desc')
    .orderBy('company_id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
