import type { Context } from '../../../lib/context.ts';
import { seesMemberContent } from '../../../lib/viewer.ts';
import { memberScope } from '../../viewer/visibility.ts';
import { filterValues } from './filters.ts';
import { visibleProducts } from '../works/byId.ts';
import { candidates } from './recommendationSql.ts';
import type { CandidateRow } from './recommendationSql.ts';
import { palettesOf } from '../works/sql.ts';
import type { ProductRow } from '../works/sql.ts';

const mostRecommended = 24;
const mostOfOneAuthor = 2;
/** Candidates read for each wanted work: enough for nearly every viewer. */
const candidatesEach = 4;
/** Stops the search for viewers who bookmarked nearly everything, or a category filled by one author. */
const mostLooks = 5;

interface Wish {
  /** Null: any. */
  readonly categoryIds: readonly number[] | null;
  readonly first: number;
}

/**
 * The best works by score (`score.ts`), optionally of some categories, without the viewer's own and
 * bookmarked ones, and at most two by one author.
 */
async function best(context: Context, { categoryIds, first }: Wish): Promise<ProductRow[]> {
  const wanted = Math.min(Math.max(first, 1), mostRecommended);
  const scope = memberScope(context.viewer);
  const chosen = chosenUpTo(wanted);
  const limit = wanted * candidatesEach;
  let from: CandidateRow | undefined;
  for (let looks = 0; looks < mostLooks && chosen.ids.length < wanted; looks += 1) {
    const rows = await candidates(context.services.db, scope, { categoryIds, from, limit });
    chosen.take(rows);
    from = rows.at(-1);
    if (rows.length < limit) break;
  }
  return productsOf(context, chosen.ids);
}

/** At most two works by one author, and none by `notBy`. */
function chosenUpTo(wanted: number, notBy?: string) {
  const ids: string[] = [];
  const ofAuthor = new Map<string, number>();
  if (notBy !== undefined) ofAuthor.set(notBy, mostOfOneAuthor);
  return {
    ids,
    take: (rows: readonly CandidateRow[]): void => {
      for (const { id, authorId } of rows) {
        const known = ofAuthor.get(authorId) ?? 0;
        if (known >= mostOfOneAuthor || ids.length >= wanted) continue;
        ofAuthor.set(authorId, known + 1);
        ids.push(id);
      }
    },
  };
}

async function productsOf(context: Context, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return (await visibleProducts(context, ids)).filter((product) => product !== null);
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

/** As many of a category's best as are compared by their colours. */
const mostCompared = 150;
/** A colour this far away costs as much as the last place among them. */
const wholeDistance = 40;
const comparedColors = 3;

/** Works of the same categories by others, of like colours before others as good; none for viewers without members' content. */
export async function similarTo(
  context: Context,
  { key, authorId, categoryIds }: ProductRow,
  first: number,
): Promise<ProductRow[]> {
  if (categoryIds.length === 0 || !seesMemberContent(context.viewer)) return [];
  const { db } = context.services;
  const palette = (await palettesOf(db, [key])).get(key) ?? [];
  const rows = await candidates(db, memberScope(context.viewer), {
    categoryIds,
    wanted: palette.slice(0, 4 * comparedColors).filter((_value, index) => index % 4 !== 3),
    from: undefined,
    limit: mostCompared,
  });
  const placed = rows.map((row, index) => ({
    ...row,
    place: index / mostCompared + (row.far ?? wholeDistance) / wholeDistance,
  }));
  const chosen = chosenUpTo(Math.min(Math.max(first, 1), mostRecommended), authorId);
  chosen.take(placed.toSorted((one, other) => one.place - other.place));
  return productsOf(context, chosen.ids);
}
