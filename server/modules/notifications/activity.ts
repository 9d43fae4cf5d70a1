import * as v from 'valibot';
import { batched } from '../../lib/request/batch.ts';
import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { decodeGlobalId } from '../../lib/request/globalId.ts';
import { connection } from '../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../lib/request/paging.ts';
import type { Viewer } from '../../lib/request/viewer.ts';
import { visibleCompany } from '../companies/company/companies.ts';
import type { CompanyRow } from '../companies/company/companySql.ts';
import { knownPerson } from '../companies/members/people.ts';
import { chatPerson } from '../chat/rooms/people.ts';
import type { ChatPersonRow } from '../chat/rooms/peopleSql.ts';
import { ownRoom } from '../chat/rooms/rooms.ts';
import { ownEngagement } from '../engagements/works/engagements.ts';
import { feeNews, offerAnswers, workNews } from '../mail/kinds.ts';
import { visibleCandidate } from '../jobs/desk/candidates.ts';
import { ownStatuses, visibleOpening } from '../jobs/openings/openings.ts';
import { publishRead } from '../notices/events.ts';
import { ownProduct } from '../products/own/own.ts';
import * as sql from './activitySql.ts';
import type { ActivityFilter, ActivityRow, ActivityType } from './activitySql.ts';
import type { Reader } from './shownSql.ts';

export const activityTypes = [
  'CHAT_MESSAGE',
  'ENGAGEMENT',
  'ENTRY_JOB_OPENING',
  'ENTRY_PROGRESS',
  'FOLLOW_RECEIVED',
  'INTERVIEW',
  'JOB_CONSULTATION',
  'JOB_OFFER',
  'OPENING_REVIEW',
  'PRODUCT_REVIEW',
  'SAVED_JOB_OPENING',
  'SAVED_SEARCH',
] as const satisfies readonly ActivityType[];

/** Undefined for guests. */
export function readerOf(viewer: Viewer): Reader | undefined {
  return viewer.kind === 'user'
    ? { userId: viewer.userId, companyId: viewer.companyId, statuses: ownStatuses(viewer) }
    : undefined;
}

export function reading({ viewer }: Context): Reader {
  const reader = readerOf(viewer);
  if (!reader) throw new DomainError('ForbiddenError', 'この操作はできません。');
  return reader;
}

/** Newest first. */
export async function activities(
  context: Context,
  page: KeysetPage,
  filter: ActivityFilter,
): Promise<Connection<ActivityRow>> {
  const rows = await sql.activityPage(context.services.db, reading(context), page, filter);
  return connection(page, rows, ({ sentAt, id }) => ({ at: sentAt, id }));
}

/** Null unless the viewer's and visible. */
export async function ownActivity(context: Context, id: string): Promise<ActivityRow | null> {
  const [row] = await sql.activitiesByIds(context.services.db, reading(context), [id]);
  return row ?? null;
}

/** Counted no further. */
const mostCounted = 100;

const countLoader = batched<string, number>(async ({ services, viewer }, ids) => {
  const reader = readerOf(viewer);
  if (!reader || !ids.includes(reader.userId)) return new Map();
  return new Map([[reader.userId, await sql.countUnread(services.db, reader, mostCounted)]]);
});

export async function unreadActivities(context: Context, userId: string): Promise<number> {
  return (await countLoader(context).load(userId)) ?? 0;
}

export function forgetUnreadActivities(context: Context, userId: string): void {
  countLoader(context).clear(userId);
}

const wrongId = () =>
  new DomainError('WrongNotificationIdError', 'お知らせの番号が正しくありません。', {
    field: 'notificationId',
  });
export const notificationNotFound = () =>
  new DomainError('NotificationNotFoundError', 'お知らせが見つかりません。', { field: 'notificationId' });

/** Throws for another kind of id, unlike an unknown one. */
export function notificationKey(globalId: string, typename: string): string {
  const decoded = decodeGlobalId(globalId);
  if (decoded?.typename !== typename) throw wrongId();
  return decoded.id;
}

/** Marks one (with those grouped with it) or all as read. */
export async function readActivities(
  context: Context,
  globalId: string | null | undefined,
): Promise<ActivityRow | null> {
  const { services } = context;
  const { userId } = reading(context);
  const now = services.clock.now();
  const id = globalId == null ? null : notificationKey(globalId, 'ActivityNotification');
  const row = id === null ? null : await ownActivity(context, id);
  if (id !== null && !row) throw notificationNotFound();
  if (row) await sql.markRead(services.db, row, now);
  else await sql.markAllRead(services.db, userId, now);
  forgetUnreadActivities(context, userId);
  publishRead(services, userId);
  return row ? ownActivity(context, row.id) : null;
}

/** Opening a saved search marks its notices read. */
export async function readSavedSearch({ services }: Context, userId: string, id: string): Promise<void> {
  const now = services.clock.now();
  if (await sql.markSavedSearchRead(services.db, { userId, savedSearchId: id }, now))
    publishRead(services, userId);
}

/** The thing a notice is about, if the viewer may see it. */
export async function resourceOf(context: Context, row: ActivityRow) {
  const { type, actorId, engagementId, entryId, openingId, productId, roomId } = row;
  if (type === 'FOLLOW_RECEIVED') return actorId === null ? null : knownPerson(context, actorId);
  if (type === 'ENTRY_JOB_OPENING') return entryId === null ? null : visibleCandidate(context, entryId);
  if (type === 'ENTRY_PROGRESS' || type === 'OPENING_REVIEW' || type === 'SAVED_JOB_OPENING')
    return openingId === null ? null : visibleOpening(context, openingId);
  if (type === 'PRODUCT_REVIEW') return productId === null ? null : ownProduct(context, productId);
  if (type === 'SAVED_SEARCH') return null;
  if (type === 'ENGAGEMENT') return ownEngagement(context, engagementId);
  return roomId === null ? null : ownRoom(context, roomId);
}

export type Resource = NonNullable<Awaited<ReturnType<typeof resourceOf>>>;

const named = [
  'CHAT_MESSAGE',
  'ENGAGEMENT',
  'ENTRY_JOB_OPENING',
  'FOLLOW_RECEIVED',
  'INTERVIEW',
  'JOB_CONSULTATION',
  'JOB_OFFER',
];

/** The named person: creators learn which company moved their entry, not who. */
export function actorOf(context: Context, row: ActivityRow): Promise<ChatPersonRow> | null {
  const isNamed = named.some((type) => type === row.type);
  return isNamed && row.actorId !== null ? chatPerson(context, row.actorId) : null;
}

export async function companyOf(context: Context, { companyId }: ActivityRow): Promise<CompanyRow | null> {
  return companyId === null ? null : visibleCompany(context, companyId);
}

const dealingNews = [...offerAnswers, ...workNews, ...feeNews] as const;

export const interviewOccasions = [
  'PROPOSED',
  'FIXED',
  'MOVED',
  'NONE_FITS',
  'CANCELLED',
  'TOMORROW',
  'SOON',
] as const;

const facts = v.fallback(
  v.object({
    stage: v.fallback(
      v.nullable(v.picklist(['CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED', 'DECLINED'])),
      null,
    ),
    reviewStatus: v.fallback(v.nullable(v.picklist(['APPROVED', 'REJECTED'])), null),
    isChange: v.fallback(v.boolean(), false),
    isClosed: v.fallback(v.boolean(), false),
    isWithdrawn: v.fallback(v.boolean(), false),
    replyBy: v.fallback(v.nullable(v.string()), null),
    news: v.fallback(v.nullable(v.picklist(dealingNews)), null),
    message: v.fallback(v.nullable(v.string()), null),
    interview: v.fallback(v.nullable(v.picklist(interviewOccasions)), null),
    startsAt: v.fallback(v.nullable(v.string()), null),
    from: v.fallback(v.nullable(v.number()), null),
    sequence: v.fallback(v.nullable(v.number()), null),
  }),
  {
    stage: null,
    reviewStatus: null,
    isChange: false,
    isClosed: false,
    isWithdrawn: false,
    replyBy: null,
    news: null,
    message: null,
    interview: null,
    startsAt: null,
    from: null,
    sequence: null,
  },
);
type Facts = v.InferOutput<typeof facts>;

export function factsOf({ detail }: ActivityRow): Facts {
  return v.parse(facts, detail);
}

export const occasions = ['CLOSED', 'REVIEWED_CHANGE', 'WITHDRAWN', ...dealingNews] as const;

export function occasionOf(row: ActivityRow): (typeof occasions)[number] | null {
  const { isChange, isClosed, isWithdrawn, news, replyBy } = factsOf(row);
  if (isWithdrawn) return 'WITHDRAWN';
  if (isClosed) return 'CLOSED';
  if (isChange) return 'REVIEWED_CHANGE';
  return replyBy === null ? news : 'REPLY_DUE';
}
