import { batched } from '../../lib/request/batch.ts';
import type { Context } from '../../lib/request/context.ts';
import { connection } from '../../lib/request/paging.ts';
import type { Connection, KeysetPage } from '../../lib/request/paging.ts';
import { viewerId } from '../../lib/request/viewer.ts';
import { publishRead } from '../notices/events.ts';
import { notificationKey, notificationNotFound, reading } from './activity.ts';
import * as sql from './platformSql.ts';
import type { PlatformRow } from './platformSql.ts';

/** Announcements to everybody: one row each, not copied to readers. */
export async function platformNotices(
  context: Context,
  page: KeysetPage,
  unread: boolean,
): Promise<Connection<PlatformRow>> {
  const { clock, db } = context.services;
  const rows = await sql.platformPage(db, reading(context).userId, page, { now: clock.now(), unread });
  return connection(page, rows, ({ publishAt, id }) => ({ at: publishAt, id }));
}

/** Counted no further. */
const mostCounted = 100;

const countLoader = batched<string, number>(async ({ services, viewer }, ids) => {
  const userId = viewerId(viewer);
  if (userId === null || !ids.includes(userId)) return new Map();
  const now = services.clock.now();
  return new Map([[userId, await sql.countUnread(services.db, userId, { now, most: mostCounted })]]);
});

export async function unreadPlatform(context: Context, userId: string): Promise<number> {
  return (await countLoader(context).load(userId)) ?? 0;
}

export async function readPlatform(
  context: Context,
  globalId: string | null | undefined,
): Promise<PlatformRow | null> {
  const { services } = context;
  const { userId } = reading(context);
  const now = services.clock.now();
  const id = globalId == null ? null : notificationKey(globalId, 'TsumugiNotification');
  if (id !== null && !(await sql.platformById(services.db, userId, id, now))) throw notificationNotFound();
  await sql.markRead(services.db, userId, { id, now });
  countLoader(context).clear(userId);
  publishRead(services, userId);
  return id === null ? null : ((await sql.platformById(services.db, userId, id, now)) ?? null);
}
