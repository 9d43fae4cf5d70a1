import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import * as sql from './sql.ts';
import type { UserRow } from './sql.ts';
import { forgetStanding } from './standing.ts';

const userLoader = batched<string, UserRow>(async (context, ids) =>
  indexBy(await sql.activeUsers(context.services.db, ids), ({ id }) => id),
);

export async function viewerUser(context: Context): Promise<UserRow | null> {
  const id = viewerId(context.viewer);
  return id === null ? null : ((await userLoader(context).load(id)) ?? null);
}

/** After a write in this request: answers the new state. */
export function reloadViewerUser(context: Context): Promise<UserRow | null> {
  const id = viewerId(context.viewer);
  if (id !== null) {
    userLoader(context).clear(id);
    forgetStanding(context, id);
  }
  return viewerUser(context);
}

/** Others' ids count as not existing. */
export async function ownUsers(context: Context, ids: readonly string[]): Promise<(UserRow | null)[]> {
  const own = viewerId(context.viewer);
  return Promise.all(ids.map((id) => (id === own ? viewerUser(context) : null)));
}
