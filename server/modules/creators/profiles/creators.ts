import { GraphQLError } from 'graphql';
import { after, batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { breakdownOf, isNetPrice } from '../../../lib/prices.ts';
import type { Breakdown } from '../../../lib/prices.ts';
import { seesMemberContent, viewerId } from '../../../lib/request/viewer.ts';
import type { MediaRow } from '../../media/sql.ts';
import { named } from '../../taxonomy/taxonomy.ts';
import type { TaxonomyEntry } from '../../taxonomy/sql.ts';
import * as sql from './sql.ts';
import type { CreatorRow, RewardPriceRow, SkillRow } from './sql.ts';
import { scopeOf } from '../../viewer/visibility.ts';

const creatorLoader = batched<string, CreatorRow>(async (context, ids) =>
  indexBy(await sql.creatorsByIds(context.services.db, ids, scopeOf(context.viewer)), ({ key }) => key),
);
const mediaLoader = batched<string, MediaRow>(async (context, ids) =>
  indexBy(await sql.mediaByIds(context.services.db, ids), ({ id }) => id),
);
const skillLoader = batched<string, readonly SkillRow[]>(async (context, ids) =>
  groupBy(ids, await sql.skillsOf(context.services.db, ids), ({ userId }) => userId),
);
const toolLoader = batched<string, readonly { toolId: number }[]>(async (context, ids) =>
  groupBy(ids, await sql.toolIdsOf(context.services.db, ids), ({ userId }) => userId),
);
const rewardLoader = batched<string, readonly RewardPriceRow[]>(async (context, ids) =>
  groupBy(ids, await sql.rewardPricesOf(context.services.db, ids), ({ userId }) => userId),
);

/** null alike for unknown creators, hidden ones, and those hidden from this viewer. */
export async function visibleCreator(context: Context, id: string): Promise<CreatorRow | null> {
  return (await creatorLoader(context).load(id)) ?? null;
}

export async function visibleByIds(context: Context, ids: readonly string[]): Promise<(CreatorRow | null)[]> {
  return Promise.all(ids.map((id) => visibleCreator(context, id)));
}

const behindLoader = batched<string, CreatorRow>(async ({ services }, ids) =>
  indexBy(await sql.creatorsBehind(services.db, ids), ({ key }) => key),
);

/**
 * The creator of something they gave to the viewer's company, such as an entry: shown even if otherwise
 * hidden.
 */
export async function creatorBehind(context: Context, id: string): Promise<CreatorRow> {
  const creator = await behindLoader(context).load(id);
  if (!creator) throw new Error(`The creator ${id} of something that is shown does not exist.`);
  return creator;
}

/**
 * The author of something the viewer sees. Works of hidden authors are in no list, so there always is one.
 */
export function authorOf(context: Context, id: string): CreatorRow | Promise<CreatorRow> {
  return after(creatorLoader(context).load(id), (author) => {
    if (!author) throw new Error(`The author ${id} of a visible thing is not visible.`);
    return author;
  });
}

export async function coverOf(
  context: Context,
  { coverMediaId }: Pick<CreatorRow, 'coverMediaId'>,
): Promise<MediaRow | null> {
  return coverMediaId === null ? null : ((await mediaLoader(context).load(coverMediaId)) ?? null);
}

export async function skillsOf(context: Context, id: string): Promise<readonly SkillRow[]> {
  return (await skillLoader(context).load(id)) ?? [];
}

export async function toolsOf(context: Context, id: string): Promise<TaxonomyEntry[]> {
  const rows = (await toolLoader(context).load(id)) ?? [];
  return named(
    context,
    'Tool',
    rows.map(({ toolId }) => toolId),
  );
}

/** The creator's prices, for members and the creator only. */
export async function rewardPricesOf(context: Context, id: string): Promise<readonly RewardPriceRow[]> {
  const allowed = seesMemberContent(context.viewer) || viewerId(context.viewer) === id;
  return allowed ? ((await rewardLoader(context).load(id)) ?? []) : [];
}

/** Shown while an amount is typed. */
export function rewardBreakdown(netPrice: number): Breakdown {
  if (isNetPrice(netPrice)) return breakdownOf(netPrice);
  throw new GraphQLError('金額は1円から100,000,000円の整数で入力してください。', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 200 } },
  });
}

/** After a write in this request, so that the answer shows the new state. */
export function forgetCreator(context: Context, id: string): void {
  creatorLoader(context).clear(id);
  skillLoader(context).clear(id);
  toolLoader(context).clear(id);
  rewardLoader(context).clear(id);
}
