import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { forgetCreator } from './creators.ts';
import * as sql from './privateSql.ts';
import type { EngagementRow, PrivateCreatorRow } from './privateSql.ts';

const profileLoader = batched<string, PrivateCreatorRow>(async (context, ids) =>
  indexBy(await sql.privateProfilesByIds(context.services.db, ids), ({ userId }) => userId),
);

/** null for anyone else's id, for people of companies, and before the profile step. */
export async function ownProfile(context: Context, userId: string): Promise<PrivateCreatorRow | null> {
  return viewerId(context.viewer) === userId ? ((await profileLoader(context).load(userId)) ?? null) : null;
}

/** null before that step. */
export async function ownEngagement(context: Context): Promise<EngagementRow | null> {
  const id = viewerId(context.viewer);
  return id === null ? null : ((await ownProfile(context, id))?.engagement ?? null);
}

/** After a write in this request, so that the answer shows the new state. */
export function forgetProfile(context: Context, userId: string): void {
  profileLoader(context).clear(userId);
  forgetCreator(context, userId);
}
