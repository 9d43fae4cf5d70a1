import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { CreatorRow } from '../../creators/profiles/sql.ts';
import { visibleByIds } from '../../creators/profiles/creators.ts';
import { tokyoDay, viewerKey } from '../../products/views/views.ts';
import type { ViewStatus } from '../../products/views/views.ts';
import { publicProduct } from '../../products/works/byId.ts';
import type { ProductRow } from '../../products/works/sql.ts';
import { placeOfText } from '../texts/previews.ts';
import { shelfOf } from '../texts/shelf.ts';
import type { Article, ArticleCategory } from '../texts/shapes.ts';
import * as town from '../texts/townSql.ts';
import * as sql from './journalSql.ts';

const rankedDays = 30;
const mostArticles = 100;

const atMost = (first: number): number => Math.max(0, Math.min(first, mostArticles));

export async function articles(
  context: Context,
  {
    categories,
    first,
  }: { readonly categories?: readonly ArticleCategory[] | null | undefined; readonly first: number },
): Promise<readonly Article[]> {
  const shelf = await shelfOf(context);
  const fits = ({ category }: Article): boolean => categories == null || categories.includes(category);
  return shelf.articles.filter(fits).slice(0, atMost(first));
}

/** By its slug, or ahead of its day by the address of a preview. */
export async function articleBySlug(context: Context, asked: string): Promise<Article | null> {
  const { shelf, slug } = await placeOfText(context, 'journal', asked);
  return shelf.articles.find((article) => article.slug === slug) ?? null;
}

export interface CategoryCount {
  readonly category: ArticleCategory;
  readonly count: number;
}

export async function categoryCounts(context: Context): Promise<readonly CategoryCount[]> {
  const shelf = await shelfOf(context);
  const counts = new Map<ArticleCategory, number>();
  for (const { category } of shelf.articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return Array.from(counts, ([category, count]) => ({ category, count }));
}

/** Most read in thirty days first; unread ones follow, newest first. */
export async function rankedArticles(context: Context, first: number): Promise<readonly Article[]> {
  const { services } = context;
  const shelf = await shelfOf(context);
  const since = tokyoDay(services.clock.now(), rankedDays - 1);
  const views = indexBy(await sql.viewsSince(services.db, since), ({ slug }) => slug);
  const viewsOf = ({ slug }: Article): number => views.get(slug)?.views ?? 0;
  return shelf.articles.toSorted((one, other) => viewsOf(other) - viewsOf(one)).slice(0, atMost(first));
}

/** The article it names, else the next older of its category, else the newest other. */
export async function nextArticle(context: Context, article: Article): Promise<Article | null> {
  const { articles: all } = await shelfOf(context);
  const named = all.find(({ slug }) => slug === article.next);
  if (named) return named;
  const others = all.filter(({ slug }) => slug !== article.slug);
  const alike = others.filter(({ category }) => category === article.category);
  return alike.find(({ publishedAt }) => publishedAt < article.publishedAt) ?? alike[0] ?? others[0] ?? null;
}

const worksLoader = batched<string, { readonly id: string }>(async ({ services }, objects) =>
  indexBy(await town.worksShowing(services.db, objects), ({ object }) => object ?? ''),
);
const creatorsLoader = batched<string, { readonly id: string }>(async ({ services }, objects) =>
  indexBy(await town.creatorsShowing(services.db, objects), ({ object }) => object ?? ''),
);

/** Only public works: an article is the same for everybody. */
export async function worksOf(context: Context, { workObjects }: Article): Promise<readonly ProductRow[]> {
  const found = await Promise.all(workObjects.map((object) => worksLoader(context).load(object)));
  const works = await Promise.all(found.map((work) => (work ? publicProduct(context, work.id) : null)));
  return works.filter((work) => work !== null);
}

/** The people it is about whom the viewer may see. */
export async function creatorsOf(
  context: Context,
  { creatorObjects }: Article,
): Promise<readonly CreatorRow[]> {
  const found = await Promise.all(creatorObjects.map((object) => creatorsLoader(context).load(object)));
  const creators = await visibleByIds(
    context,
    found.flatMap((creator) => (creator ? [creator.id] : [])),
  );
  return creators.filter((creator) => creator !== null);
}

/** Counts a reader; null when there is no such article. */
export async function viewArticle(context: Context, slug: string): Promise<ViewStatus | null> {
  const article = await articleBySlug(context, slug);
  if (!article) return null;
  const { db, clock } = context.services;
  const day = tokyoDay(clock.now());
  const isFirst = await sql.insertView(db, { slug, day, viewerKey: await viewerKey(context, day) });
  return isFirst ? 'CREATED' : 'NOT_CREATED';
}
