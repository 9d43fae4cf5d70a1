import type { Context } from '../../../lib/request/context.ts';
import { seesMemberContent } from '../../../lib/request/viewer.ts';
import { ownInterests } from '../../companies/members/profiles.ts';
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

const wantedOf = (first: number): number => Math.min(Math.max(first, 1), mostRecommended);

type Chosen = ReturnType<typeof noneChosen>;

interface Wish {
  /** Null: any. */
  readonly categoryIds: readonly number[] | null;
  /** How many there are to be with those already chosen. */
  readonly wanted: number;
}

/**
 * Adds the best works by score (`score.ts`), optionally of some categories, without the viewer's own and
 * bookmarked ones, and at most two by one author.
 */
async function chooseBest(context: Context, chosen: Chosen, { categoryIds, wanted }: Wish): Promise<void> {
  const scope = memberScope(context.viewer);
  const limit = wanted * candidatesEach;
  let from: CandidateRow | undefined;
  for (let looks = 0; looks < mostLooks && chosen.rows.length < wanted; looks += 1) {
    const rows = await candidates(context.services.db, scope, { categoryIds, from, limit });
    chosen.take(rows, wanted);
    from = rows.at(-1);
    if (rows.length < limit) break;
  }
}

/** At most two works by one author, and none by `notBy`. */
function noneChosen(notBy?: string) {
  const chosen: CandidateRow[] = [];
  const ids = new Set<string>();
  const ofAuthor = new Map<string, number>();
  if (notBy !== undefined) ofAuthor.set(notBy, mostOfOneAuthor);
  return {
    rows: chosen,
    take: (rows: readonly CandidateRow[], wanted: number): void => {
      for (const row of rows) {
        const known = ofAuthor.get(row.authorId) ?? 0;
        if (known >= mostOfOneAuthor || chosen.length >= wanted || ids.has(row.id)) continue;
        ofAuthor.set(row.authorId, known + 1);
        ids.add(row.id);
        chosen.push(row);
      }
    },
  };
}

async function productsOf(context: Context, rows: readonly CandidateRow[]): Promise<ProductRow[]> {
  if (rows.length === 0) return [];
  const products = await visibleProducts(
    context,
    rows.map(({ id }) => id),
  );
  return products.filter((product) => product !== null);
}

/** At least this share of what is recommended is of the viewer's interests, as far as there is so much. */
const shareOfInterests = 2 / 3;

interface RecommendedArgs {
  readonly filterCategoryIds?: readonly string[] | null | undefined;
  readonly first?: number | null | undefined;
}

/** The best of the categories named; else of all, mostly of those that interest the viewer. */
export async function recommended(
  context: Context,
  { filterCategoryIds, first }: RecommendedArgs,
): Promise<ProductRow[]> {
  const wanted = wantedOf(first ?? mostRecommended);
  const { categoryIds } = filterValues({ categoryIds: filterCategoryIds });
  const chosen = noneChosen();
  const interests = categoryIds === null ? await ownInterests(context) : [];
  if (interests.length > 0)
    await chooseBest(context, chosen, {
      categoryIds: interests,
      wanted: Math.ceil(wanted * shareOfInterests),
    });
  await chooseBest(context, chosen, { categoryIds, wanted });
  return productsOf(
    context,
    chosen.rows.toSorted((one, other) => other.score - one.score),
  );
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
  const chosen = noneChosen(authorId);
  chosen.take(
    placed.toSorted((one, other) => one.place - other.place),
    wantedOf(first),
  );
  return productsOf(context, chosen.rows);
}
