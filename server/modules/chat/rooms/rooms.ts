import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { connection } from '../../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../../lib/request/paging.ts';
import type { Services } from '../../../lib/request/services.ts';
import { oneLine } from '../../../lib/text/text.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import type { UserViewer } from '../../../lib/request/viewer.ts';
import { visibleCompany } from '../../companies/company/companies.ts';
import { refuseSuspended } from '../../companies/company/suspension.ts';
import { withProfile } from '../../creators/registration/registration.ts';
import { visibleCreator } from '../../creators/profiles/creators.ts';
import { chatPerson } from './people.ts';
import type { ChatPersonRow } from './peopleSql.ts';
import { filesOfRooms, latestOfRooms } from '../messages/messagesSql.ts';
import type { MessageRow } from '../messages/messagesSql.ts';
import { isPersonBlocked } from './blockingSql.ts';
import * as sql from './roomsSql.ts';
import type { KeptApart, ReadRow, RoomFilter, RoomRow } from './roomsSql.ts';
import { acquaintance, openRoom } from '../../rooms/rooms.ts';
import * as writeSql from '../messages/writeSql.ts';
import { notToThem } from './standing.ts';

export const roomFilters = [
  'ALL',
  'UNREAD',
  'ENTRY',
  'CONSULTATION',
  'CONTRACT',
  'REQUEST',
  'ARCHIVED',
] as const satisfies readonly RoomFilter[];

const roomLoader = batched<string, RoomRow>(async ({ services, viewer }, ids) => {
  const userId = viewerId(viewer);
  return userId === null
    ? new Map()
    : indexBy(await sql.roomsOfMember(services.db, ids, userId), ({ id }) => id);
});

/** Foreign rooms count as not existing. */
export async function ownRoom(context: Context, roomId: string): Promise<RoomRow | null> {
  return (await roomLoader(context).load(roomId)) ?? null;
}

export function ownRooms(context: Context, ids: readonly string[]): Promise<(RoomRow | null)[]> {
  return Promise.all(ids.map((id) => ownRoom(context, id)));
}

/** After a write in this request. */
export function forgetRoom(context: Context, roomId: string): void {
  roomLoader(context).clear(roomId);
  latestLoader(context).clear(roomId);
  readLoader(context).clear(roomId);
}

export const roomNotFound = () =>
  new DomainError('ArgumentInvalidError', 'メッセージのやり取りが見つかりません。', { field: 'roomId' });

/** Newest message first. */
export async function roomsOf(
  context: Context,
  page: KeysetPage,
  { filter, name }: { readonly filter: RoomFilter; readonly name?: string | null | undefined },
): Promise<Connection<RoomRow>> {
  const userId = viewerId(context.viewer);
  if (userId === null) return connection(page, [], () => ({ at: new Date(0), id: '' }));
  const part = oneLine(name ?? '').slice(0, 100);
  const rows = await sql.roomsPage(context.services.db, userId, page, {
    filter,
    name: part === '' ? null : part,
  });
  return connection(page, rows, ({ lastMessageAt, id }) => ({ at: lastMessageAt, id }));
}

const mostRequests = 100;

/** Only creators have requests. */
export async function requestsCount({ services, viewer }: Context): Promise<number> {
  const userId = viewerId(viewer);
  return userId === null ? 0 : sql.requestsCount(services.db, userId, mostRequests);
}

const latestLoader = batched<string, MessageRow>(async ({ services }, roomIds) =>
  indexBy(await latestOfRooms(services.db, roomIds), ({ roomId }) => roomId),
);

export async function latestMessage(context: Context, { id }: RoomRow): Promise<MessageRow | null> {
  return (await latestLoader(context).load(id)) ?? null;
}

const fileLoader = batched<string, readonly MessageRow[]>(async ({ services }, roomIds) =>
  groupBy(roomIds, await filesOfRooms(services.db, roomIds), ({ roomId }) => roomId),
);

export async function filesOf(context: Context, { id }: RoomRow): Promise<readonly MessageRow[]> {
  return (await fileLoader(context).load(id)) ?? [];
}

const memberLoader = batched<string, readonly { readonly userId: string }[]>(async ({ services }, roomIds) =>
  groupBy(roomIds, await sql.membersOfRooms(services.db, roomIds), ({ roomId }) => roomId),
);

export async function membersOf(context: Context, { id }: RoomRow): Promise<ChatPersonRow[]> {
  const members = (await memberLoader(context).load(id)) ?? [];
  return Promise.all(members.map(({ userId }) => chatPerson(context, userId)));
}

const receiptsLoader = batched<string, boolean>(async ({ services }, userIds) => {
  const shown = await Promise.all(userIds.map((id) => sql.showsReceipts(services.db, id)));
  return new Map(userIds.map((id, index) => [id, shown[index] ?? true]));
});

/** Only who shows read receipts sees others'. */
export async function showsReceipts(context: Context): Promise<boolean> {
  const userId = viewerId(context.viewer);
  return userId !== null && ((await receiptsLoader(context).load(userId)) ?? true);
}

const readLoader = batched<string, readonly ReadRow[]>(async ({ services }, roomIds) =>
  groupBy(roomIds, await sql.readsOfRooms(services.db, roomIds), ({ roomId }) => roomId),
);

const apartLoader = batched<string, readonly KeptApart[]>(async ({ services }, roomIds) =>
  groupBy(roomIds, await sql.keptApart(services.db, roomIds), ({ roomId }) => roomId),
);

/** How far others have read: hidden while a request waits, from people without receipts, and where one has blocked the other. */
export async function readsOf(context: Context, room: RoomRow): Promise<readonly ReadRow[]> {
  if (!(await showsReceipts(context))) return [];
  const userId = viewerId(context.viewer);
  const [reads, apart] = await Promise.all([
    readLoader(context).load(room.id),
    apartLoader(context).load(room.id),
  ]);
  return (reads ?? []).filter(
    (read) =>
      read.userId !== userId &&
      !(room.requestState !== null && read.userId === room.creatorId) &&
      !apart?.some(({ of, from }) => of === read.userId && from === userId),
  );
}

/** Unanswered rooms a company's member may begin in a day. */
const mostUnanswered = 30;
const dayMs = 86_400_000;

type Writing = Pick<Services, 'clock' | 'newId'>;

const notMember = () =>
  new DomainError('ForbiddenError', 'メッセージは、会員登録を終えると送れるようになります。');

function talking({ viewer }: Context): UserViewer {
  if (viewer.kind !== 'user' || !withProfile.some((step) => step === viewer.registrationStep))
    throw notMember();
  return viewer;
}

/**
 * Opens or finds the room with a creator (for companies) or with a company (for creators, only if it follows
 * them or they applied).
 */
export async function createRoom(
  context: Context,
  input: {
    readonly userId?: string | null | undefined;
    readonly companyId?: string | null | undefined;
  },
): Promise<RoomRow> {
  const viewer = talking(context);
  const pair = hasRole(viewer, 'CREATOR_USER')
    ? await pairOfCreator(context, viewer, input.companyId)
    : await pairOfCompany(context, viewer, input.userId);
  const { services } = context;
  const roomId = await services.db.transaction().execute(async (trx) => {
    const known = await sql.roomOfPair(trx, pair);
    if (known) return known.id;
    if (pair.creatorId !== viewer.userId)
      await refuseSuspended(trx, pair.companyId, '新しいやり取りを始められません');
    const { isFollowed, hasEntered } = await acquaintance(trx, pair);
    if (pair.creatorId === viewer.userId && !isFollowed && !hasEntered)
      throw new DomainError(
        'ForbiddenError',
        'メッセージを送れるのは、あなたをフォローしている会社と、応募した会社です。',
      );
    if (pair.creatorId !== viewer.userId) {
      if (await isPersonBlocked(trx, pair.creatorId, viewer.userId))
        throw new DomainError('ForbiddenError', notToThem);
      await writeSql.holdUser(trx, viewer.userId);
      await assertFew(trx, services, viewer.userId);
    }
    const { roomId: id } = await openRoom(trx, services, {
      ...pair,
      byUserId: viewer.userId,
      origin: hasEntered ? 'ENTRY' : isFollowed ? 'FOLLOW' : 'DIRECT',
    });
    return id;
  });
  const room = await ownRoom(context, roomId);
  // An outside recruiter only has rooms with applicants.
  if (!room)
    throw new DomainError('ForbiddenError', 'メッセージを送れるのは、応募したクリエイターだけです。');
  return room;
}

interface Pair {
  readonly companyId: string;
  readonly creatorId: string;
}

async function pairOfCreator(
  context: Context,
  { userId }: UserViewer,
  given: string | null | undefined,
): Promise<Pair> {
  const companyId = given == null ? undefined : keyOf(given, 'Company');
  const company = companyId === undefined ? null : await visibleCompany(context, companyId);
  if (!company) throw new DomainError('UserNotFoundError', '会社が見つかりません。', { field: 'companyId' });
  return { companyId: company.id, creatorId: userId };
}

async function pairOfCompany(
  context: Context,
  { companyId, roles }: UserViewer,
  given: string | null | undefined,
): Promise<Pair> {
  if (companyId === null) throw notMember();
  const creatorId = given == null ? undefined : keyOf(given, 'CreatorUser');
  const creator = creatorId === undefined ? null : await visibleCreator(context, creatorId);
  const isOutsider = roles.includes('OUTSOURCING_RECRUITER');
  if (!creator)
    throw new DomainError('UserNotFoundError', 'クリエイターが見つかりません。', { field: 'userId' });
  const pair = { companyId, creatorId: creator.key };
  if (isOutsider && !(await entered(context, pair)))
    throw new DomainError('ForbiddenError', 'メッセージを送れるのは、応募したクリエイターだけです。');
  return pair;
}

function entered({ services }: Context, pair: Pair): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => (await acquaintance(trx, pair)).hasEntered);
}

async function assertFew(trx: Transaction<Tables>, { clock }: Writing, userId: string): Promise<void> {
  const now = clock.now().getTime();
  const { count, oldest } = await writeSql.unansweredSince(trx, userId, new Date(now - dayMs));
  if (count >= mostUnanswered)
    throw new DomainError(
      'RateLimitExceededError',
      `返信のない新しいやり取りは、1日に${mostUnanswered}件まで始められます。`,
      { retryAt: new Date((oldest?.getTime() ?? now) + dayMs) },
    );
}

const withinLoader = batched<string, true>(async ({ services, viewer }, companyIds) => {
  const userId = viewerId(viewer);
  const within = userId === null ? [] : await sql.companiesWithin(services.db, userId, companyIds);
  return new Map(within.map((id) => [id, true]));
});

/** Whether the viewer, a creator, may open a room with the company. */
export async function canWriteTo(context: Context, companyId: string): Promise<boolean> {
  const { viewer } = context;
  if (viewer.kind !== 'user' || !hasRole(viewer, 'CREATOR_USER')) return false;
  return (
    withProfile.some((step) => step === viewer.registrationStep) &&
    ((await withinLoader(context).load(companyId)) ?? false)
  );
}
