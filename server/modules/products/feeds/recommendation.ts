import type { Context } from '../../../lib/context.ts';
import { seesMemberContent } from '../../../lib/viewer.ts';
import { memberScope } from '../../viewer/visibility.ts';
import { filterValues } from './filters.ts';
import { visibleProducts } from '../works/byId.ts';
import { candidates } from './recommendationSql.ts';
import type { CandidateRow } from './recommendationSql.ts';
import type { ProductRow } from '../works/sql.ts';

const mostRecommended = 24;
const mostOfOneAuthor = 2;
/** Looked at in one go for each work that is wanted: enough for nearly every viewer. */
const candidatesEach = 4;
/** Whoever keeps nearly everything, or a category that one author filled, is not searched for ever. */
const mostLooks = 5;

interface Wish {
  /** Null: of any. */
  readonly categoryIds: readonly number[] | null;
  readonly first: number;
  /** An author whose works are left out. */
  readonly notBy?: string;
}

/**
 * Works that the viewer may like: the best by their score (`score.ts`), of some categories or of any, without the viewer's own, those
 * that they keep already, and more than two of one author.
 */
async function best(context: Context, { categoryIds, first, notBy }: Wish): Promise<ProductRow[]> {
  const wanted = Math.min(Math.max(first, 1), mostRecommended);
  const scope = memberScope(context.viewer);
  const chosen: string[] = [];
  const ofAuthor = new Map<string, number>();
  if (notBy !== undefined) ofAuthor.set(notBy, mostOfOneAuthor);
  const limit = wanted * candidatesEach;
  let from: CandidateRow | undefined;
  for (let looks = 0; looks < mostLooks && chosen.length < wanted; looks += 1) {
    const rows = await candidates(context.services.db, scope, { categoryIds, from, limit });
    for (const { id, authorId } of rows) {
      const known = ofAuthor.get(authorId) ?? 0;
      if (known >= mostOfOneAuthor || chosen.length >= wanted) continue;
      ofAuthor.set(authorId, known + 1);
      chosen.push(id);
    }
    from = rows.at(-1);
    if (rows.length < limit) break;
  }
  if (chosen.length === 0) return [];
  return (await visibleProducts(context, chosen)).filter((product) => product !== null);
}

interface RecommendedArgs {
  readonly filterCategoryIds?: readonly string[] | null | undefined;
  readonly first?: number | null | undefined;
}

export function recommended(
  context: Context,
  { filterCategoryIds, first }: RecommendedArgs,
): Promise<ProductRow[]> {
  const { categoryIds } = filterValues({ categoryIds: filterCategoryIds });
  return best(context, { categoryIds, first: first ?? mostRecommended });
}

/** Works of a work's categories by others, for whoever sees members' works; nothing for anybody else. */
export async function similarTo(
  context: Context,
  { authorId, categoryIds }: ProductRow,
  first: number,
): Promise<ProductRow[]> {
  if (categoryIds.length === 0 || !seesMemberContent(context.viewer)) return [];
  return best(context, { categoryIds, first, notBy: authorId });
}
