import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What decides whom a signed-in viewer may not see. A guest has none: nobody hides from guests. */
export interface ViewerScope {
  readonly viewerId: string;
  readonly companyId: string | null;
  readonly emailDomain: string;
}

/**
 * The one condition of every statement that lists or shows people or their works: the author hides neither from the viewer's company
 * (whatever the reason) nor from the domain of the viewer's e-mail address. Everybody sees themselves. Whether anybody hides from this
 * viewer at all is asked once for each statement; only then each row's author is looked up, by both tables' keys. Statements for guests
 * are built without it.
 *
 * @param author the column, or for a list of one author the value itself: the question is then asked once, and not of each row.
 * @param value names the places of a prepared statement: `notHiddenFrom(value, 'p.author_id')`; `bound(scope)` for one that is not.
 */
export function notHiddenFrom(
  value: (name: keyof ViewerScope) => RawBuilder<unknown>,
  author: string | RawBuilder<unknown>,
): RawBuilder<boolean> {
  const person = typeof author === 'string' ? sql.ref(author) : sql`${author}::uuid`;
  // `case` and not `or`: what comes after `then` is not looked at when nobody hides. And one `union all` rather than two conditions: of a
  // single table the planner would rather read everybody who hides from the viewer than look the authors of one page up.
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

/** The places of `notHiddenFrom` in a statement that is built at each call. */
export function bound(scope: ViewerScope): (name: keyof ViewerScope) => RawBuilder<unknown> {
  return (name) => sql`${scope[name]}`;
}

/** The same question from the other side: a creator hides neither from a company nor from the address of somebody who acts for it. */
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
