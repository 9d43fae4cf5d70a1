import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { notHiddenFrom } from './visibilitySql.ts';

/**
 * Whether a row of `users` may find a row of search documents: the rules of `mayBeFound` and
 * `contentVisibilityOf` in SQL. Nobody is told of their own things or of a company they blocked.
 */
export function isNewsFor(
  user: string,
  document: string,
  now: Date | RawBuilder<unknown>,
): RawBuilder<boolean> {
  const u = (column: string) => sql.ref(`${user}.${column}`);
  const d = (column: string) => sql.ref(`${document}.${column}`);
  const company = sql`(select cm.company_id from company_members as cm where cm.user_id = ${u('id')})`;
  const subjectCompany = sql`coalesce(${d('company_id')},
    (select o.company_id from job_openings as o where o.id = ${d('job_opening_id')}))`;
  const scope = {
    viewerId: u('id'),
    companyId: company,
    emailDomain: sql`lower(split_part(${u('email')}, '@', 2))`,
  };
  return sql<boolean>`(${u('status')} = 'ACTIVE' and (${d('audience')} = 'EVERYONE' or (${d('audience')} = 'MEMBERS'
      and ${u('registration_step')} = 'COMPLETED' and (${u('role')} <> 'CREATOR_USER'
        or ${u('first_work_approved_at')} is not null or ${u('trial_ends_at')} > ${now})))
    and case when ${d('owner_id')} is not null
      then ${d('owner_id')} <> ${u('id')} and ${notHiddenFrom((name) => scope[name], d('owner_id'))}
      else ${subjectCompany} is distinct from ${company} and not exists (
        select from creator_hidden_companies as h
        where h.creator_id = ${u('id')} and h.company_id = ${subjectCompany} and h.reason = 'MANUAL') end)`;
}
