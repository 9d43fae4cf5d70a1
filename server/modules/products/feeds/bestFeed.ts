import type { Context } from '../../../lib/request/context.ts';
import { connectionOf, cursorText, pageFrom, refuseCursor } from '../../../lib/request/paging.ts';
import type { Connection, CursorArgs, PageFrom } from '../../../lib/request/paging.ts';
import { memberScope } from '../../viewer/visibility.ts';
import type { ProductRow } from '../works/sql.ts';
import type { Lab } from '../../../lib/colors.ts';
import { bestProducts, nearestProducts } from './bestFeedSql.ts';
import type { Rank, RankedRow } from './bestFeedSql.ts';
import type { FilterValues } from './filtersSql.ts';

function encodeRank({ score, id }: Rank): string {
  return Buffer.from(`~${score}.${id}`, 'latin1').toString('base64url');
}

function decodeRank(cursor: string): Rank {
  const match = /^~(-?[0-9][0-9.e+-]{0,24})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    cursorText(cursor),
  );
  const [score, id] = [Number(match?.[1] ?? Number.NaN), match?.[2]];
  return Number.isFinite(score) && id !== undefined ? { score, id } : refuseCursor();
}

const inOrder = (page: PageFrom<Rank>, rows: readonly RankedRow[]): Connection<ProductRow> =>
  connectionOf(page, rows, ({ score, key }) => encodeRank({ score, id: key }));

/** Works that fit the filters, those that `score.ts` ranks highest first. */
export async function bestFirst(
  context: Context,
  args: CursorArgs,
  filters: FilterValues,
): Promise<Connection<ProductRow>> {
  const page = pageFrom(args, decodeRank);
  return inOrder(page, await bestProducts(context.services.db, page, memberScope(context.viewer), filters));
}

/** The same, those whose card is nearest to one of the colours first: of the best by score, as many as may be ordered at once. */
export async function nearestFirst(
  context: Context,
  args: CursorArgs,
  filters: FilterValues,
  colors: readonly Lab[],
): Promise<Connection<ProductRow>> {
  const page = pageFrom(args, decodeRank);
  const wanted = colors.flatMap(({ l, a, b }) => [l, a, b]);
  const scope = memberScope(context.viewer);
  return inOrder(page, await nearestProducts(context.services.db, page, scope, filters, wanted));
}
