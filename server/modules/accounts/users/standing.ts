import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import * as sql from './standingSql.ts';
import type { StandingRow } from './standingSql.ts';

const standingLoader = batched<string, StandingRow>(async ({ services }, ids) =>
  indexBy(await sql.standings(services.db, ids, services.clock.now()), ({ id }) => id),
);

/** `User` fields from other tables. */
export async function standingOf(context: Context, userId: string): Promise<StandingRow> {
  const standing = await standingLoader(context).load(userId);
  if (!standing) throw new Error(`The account ${userId} is gone.`);
  return standing;
}

/** After a write in this request. */
export function forgetStanding(context: Context, userId: string): void {
  standingLoader(context).clear(userId);
}
