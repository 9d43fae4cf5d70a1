import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What decides who is hidden from a signed-in viewer. Nobody hides from guests. */
export interface ViewerScope {
  readonly viewerId: string;
  readonly companyId: string | null;
  readonly emailDomain: string;
}

/**
 * The condition of every statement that lists or shows people or their works: the author is hidden neither
 * from the viewer's company nor from their e-mail domain. Everybody sees themselves. Whether anyone hides
 * from this viewer is asked once per statement; only then each author is looked up, by primary key.
 * Statements for guests leave it out.
 *
 * * @param author the column, or for one author's list the value, which is then checked once instead of per
 * row. @param value gives the parameters of a prepared statement: `notHiddenFrom(value, 'p.author_id')`; use
 * `bound(scope)` for others.
 */
export function notHiddenFrom(
  value: (name: keyof ViewerScope) => RawBuilder<unknown>,
  author: string | RawBuilder<unknown>,
): RawBuilder<boolean> {
  const person = typeof author === 'string' ? sql.ref(author) : sql`${author}::uuid`;
  // `case`, not `or`: the part after `then` is skipped when nobody hides. And one `union all`, not two
  // conditions: otherwise the planner reads everybody who hides from the viewer instead of one page's
  // authors.
  return sql<boolean>`(case
    when exists (
      select from creator_hidden_companies as hc where hc.company_id = ${value('companyId')}::uuid
      union all
      select from creator_hidden_domains as hd where hd.domain = ${value('emailDomain')}::text)
    then ${person} = ${value('viewerId')}::uuid or not exists (
      select from creator_hidden_companies as hc
      where hc.company_id = ${value('companyId')}::uuid and hc.creator_id = ${person}
      union all
      select from creator_hidden_domains as hd
      where hd.domain = ${value('emailDomain')}::text and hd.creator_id = ${person})
    else true end)`;
}

/** The same people, listed: for what is known of everybody, less what the viewer may not see of it. */
export function hiddenFrom(value: (name: keyof ViewerScope) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select hidden.creator_id from (
      select hc.creator_id from creator_hidden_companies as hc where hc.company_id = ${value('companyId')}::uuid
      union
      select hd.creator_id from creator_hidden_domains as hd where hd.domain = ${value('emailDomain')}::text) as hidden
    where hidden.creator_id <> ${value('viewerId')}::uuid)`;
}

/** The parameters of `notHiddenFrom` for a statement built at each call. */
export function bound(scope: ViewerScope): (name: keyof ViewerScope) => RawBuilder<unknown> {
  return (name) => sql`${scope[name]}`;
}

/** The reverse: the creator hides neither from this company nor from this person's address. */
export function doesNotHide(
  creator: RawBuilder<unknown>,
  company: string,
  email: string,
): RawBuilder<boolean> {
  return sql<boolean>`(
    not exists (
      select from creator_hidden_companies as hc
      where hc.company_id = ${sql.ref(company)} and hc.creator_id = ${creator}::uuid)
    and not exists (
      select from creator_hidden_domains as hd
      where hd.creator_id = ${creator}::uuid and hd.domain = lower(split_part(${sql.ref(email)}, '@', 2))))`;
}
