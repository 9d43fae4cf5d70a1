import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isNewsFor } from '../viewer/findableSql.ts';
import { doesNotHide } from '../viewer/visibilitySql.ts';

/** A company's readers see what the company's people see. */
export interface Reader {
  readonly userId: string;
  readonly companyId: string | null;
  /** States of their company's openings they see. */
  readonly statuses: readonly string[];
}

type Shown = (n: string, reader: Reader) => RawBuilder<boolean>;

const of = (n: string, column: string) => sql.ref(`${n}.${column}`);

/** Not blocked by the creator. */
const isNotBlocked = (n: string, company: string) => sql<boolean>`not exists (
  select from creator_hidden_companies as h
  where h.creator_id = ${of(n, 'user_id')} and h.company_id = ${sql.ref(company)} and h.reason = 'MANUAL')`;

/** Still follows, and neither side hides. */
export const followIsShown = (n: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from follows as f
  join company_members as cm on cm.user_id = f.follower_id
  join companies as co on co.id = cm.company_id
  join users as u on u.id = f.follower_id
  where f.follower_id = ${of(n, 'actor_id')} and f.followee_id = ${of(n, 'user_id')}
    and co.status = 'ACTIVE' and u.status = 'ACTIVE' and u.deletion_due_at is null
    and ${doesNotHide(of(n, 'user_id'), 'cm.company_id', 'u.email')})`;

const entryIsShown: Shown = (n, { companyId, statuses }) => sql<boolean>`exists (
  select from job_entries as e
  join job_openings as o on o.id = e.job_opening_id
  join users as u on u.id = e.creator_id
  where e.id = ${of(n, 'entry_id')} and u.status = 'ACTIVE'
    and o.company_id = ${companyId}::uuid and o.status = any(${[...statuses]}::text[])
    and (e.stage = 'WITHDRAWN') = coalesce((${of(n, 'detail')} ->> 'isWithdrawn')::boolean, false)
    and (not ${of(n, 'detail')} ? 'replyBy' or e.first_replied_at is null))`;

const progressIsShown: Shown = (n) => sql<boolean>`exists (
  select from job_entries as e
  join job_openings as o on o.id = e.job_opening_id
  where e.id = ${of(n, 'entry_id')} and e.creator_id = ${of(n, 'user_id')} and ${isNotBlocked(n, 'o.company_id')})`;

/** Still saved, open, and not applied to. */
const keptIsShown: Shown = (n) => sql<boolean>`exists (
  select from job_opening_bookmarks as b
  join job_openings as o on o.id = b.job_opening_id
  where b.user_id = ${of(n, 'user_id')} and b.job_opening_id = ${of(n, 'job_opening_id')}
    and o.public_at is not null and ${isNotBlocked(n, 'o.company_id')}
    and not exists (select from job_entries as e where e.job_opening_id = o.id and e.creator_id = b.user_id))`;

/** One of its messages still exists, and both sides may write. */
const messageIsShown: Shown = (n) => sql<boolean>`exists (
  select from chat_members as m
  join chat_rooms as r on r.id = m.room_id
  where m.room_id = ${of(n, 'chat_room_id')} and m.user_id = ${of(n, 'user_id')} and not m.is_request
    and r.blocked_by_company_at is null
    and not exists (
      select from creator_hidden_companies as h
      where h.creator_id = r.creator_id and h.company_id = r.company_id and h.reason = 'MANUAL')
    and exists (select from users as u where u.id = ${of(n, 'actor_id')} and u.status = 'ACTIVE')
    and not exists (select from user_blocks as b
      where b.blocker_id = ${of(n, 'user_id')} and b.blocked_id = ${of(n, 'actor_id')})
    and (not ${of(n, 'detail')} ? 'from' or exists (
      select from chat_messages as c
      where c.room_id = r.id and c.deleted_at is null and c.sender_id <> ${of(n, 'user_id')}
        and c.sequence between (${of(n, 'detail')} ->> 'from')::bigint and (${of(n, 'detail')} ->> 'until')::bigint)))`;

const isOfReader = (n: string, t: string, { companyId }: Reader) => sql<boolean>`(
  (${of(t, 'creator_id')} = ${of(n, 'user_id')} and ${isNotBlocked(n, `${t}.company_id`)})
  or ${of(t, 'company_id')} = ${companyId}::uuid)`;

const consultationIsShown: Shown = (n, reader) => sql<boolean>`exists (
  select from job_consultations as t
  where t.id = ${of(n, 'consultation_id')} and t.status <> 'WITHDRAWN' and ${isOfReader(n, 't', reader)})`;

const offerIsShown: Shown = (n, reader) => sql<boolean>`exists (
  select from official_job_offers as t
  where t.id = ${of(n, 'offer_id')} and t.status <> 'WITHDRAWN' and ${isOfReader(n, 't', reader)})`;

const engagementIsShown: Shown = (n, reader) => sql<boolean>`exists (
  select from engagements as t where t.id = ${of(n, 'engagement_id')} and (
    ${of('t', 'creator_id')} = ${of(n, 'user_id')} or ${of('t', 'company_id')} = ${reader.companyId}::uuid))`;

/** Results still visible to the reader, as members' content was when told. */
export const foundBy = (n: string): RawBuilder<unknown> => sql`saved_search_matches as m
  join search_documents as d on d.kind = m.kind and d.subject_id = m.subject_id
  join users as u on u.id = ${of(n, 'user_id')}
  where m.notice_id = ${of(n, 'id')} and ${isNewsFor('u', 'd', of(n, 'sent_at'))}`;

/**
 * The condition for showing, counting or mailing a notice: its subject is valid, and nobody in it is hidden
 * from the reader, blocked or gone. Checked for each row by key.
 */
export const isShown: Shown = (n, reader) => sql<boolean>`(case ${of(n, 'type')}
  when 'FOLLOW_RECEIVED' then ${followIsShown(n)}
  when 'ENTRY_JOB_OPENING' then ${entryIsShown(n, reader)}
  when 'ENTRY_PROGRESS' then ${progressIsShown(n, reader)}
  when 'SAVED_JOB_OPENING' then ${keptIsShown(n, reader)}
  when 'CHAT_MESSAGE' then ${messageIsShown(n, reader)}
  when 'INTERVIEW' then ${messageIsShown(n, reader)}
  when 'JOB_CONSULTATION' then ${consultationIsShown(n, reader)}
  when 'JOB_OFFER' then ${offerIsShown(n, reader)}
  when 'ENGAGEMENT' then ${engagementIsShown(n, reader)}
  when 'SAVED_SEARCH' then ${of(n, 'saved_search_id')} is null or exists (select from ${foundBy(n)})
  when 'PRODUCT_REVIEW' then exists (
    select from products as p where p.id = ${of(n, 'product_id')} and p.author_id = ${of(n, 'user_id')})
  when 'OPENING_REVIEW' then exists (
    select from job_openings as o where o.id = ${of(n, 'job_opening_id')} and o.company_id = ${reader.companyId}::uuid)
  else true end)`;
