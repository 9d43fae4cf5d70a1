import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { CreatorUser } from '../../creators/profiles/schema.ts';
import { MediaObject } from '../../media/schema.ts';
import { ViewPayload } from '../../products/views/viewsSchema.ts';
import { Product } from '../../products/works/schema.ts';
import { SearchExcerpt, SearchMatch, SearchSort } from '../../search/finding/searchSchema.ts';
import { articleCategories } from '../texts/shapes.ts';
import type { Article as ArticleText } from '../texts/shapes.ts';
import { TextBlock } from '../texts/textSchema.ts';
import { searchArticles } from './articleSearch.ts';
import type { ArticleHit as Hit } from './articleSearch.ts';
import * as journal from './journal.ts';
import type { CategoryCount } from './journal.ts';

const ArticleCategory = builder.enumType('ArticleCategory', { values: articleCategories });

const Article = builder.objectRef<ArticleText>('Article');
Article.implement({
  description: 'An article of the journal, written as a file of the repository.',
  fields: (t) => ({
    id: t.id({ resolve: ({ slug }) => `article-${slug}` }),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    category: t.expose('category', { type: ArticleCategory }),
    publishedAt: t.exposeString('publishedAt', { description: 'A day of Japan, 2026-10-02.' }),
    author: t.exposeString('author'),
    authorTitle: t.exposeString('authorTitle', { nullable: true }),
    cover: t.expose('cover', {
      type: MediaObject,
      nullable: true,
      description: 'Null where the title is the cover.',
    }),
    lawAsOf: t.exposeString('lawAsOf', {
      nullable: true,
      description: 'As of when it tells what the law says; null where it does not.',
    }),
    tags: t.exposeStringList('tags'),
    readingMinutes: t.exposeInt('readingMinutes'),
    blocks: t.field({ type: [TextBlock], resolve: ({ blocks }) => [...blocks] }),
    works: t.field({
      type: [Product],
      description: 'The works it tells of that everybody may see.',
      resolve: async (article, _args, context) => [...(await journal.worksOf(context, article))],
    }),
    creators: t.field({
      type: [CreatorUser],
      description: 'The people it is about, as the viewer may see them.',
      resolve: async (article, _args, context) => [...(await journal.creatorsOf(context, article))],
    }),
    next: t.field({
      type: Article,
      nullable: true,
      resolve: (article, _args, context) => journal.nextArticle(context, article),
    }),
  }),
});

const ArticleHit = builder.objectRef<Hit>('ArticleHit').implement({
  description: 'An article that was found.',
  fields: (t) => ({
    article: t.expose('article', { type: Article }),
    titleMatches: t.field({ type: [SearchMatch], resolve: ({ titleMatches }) => [...titleMatches] }),
    excerpt: t.expose('excerpt', {
      type: SearchExcerpt,
      nullable: true,
      description: 'The line of its text about the first match; null where nothing of the text matches.',
    }),
  }),
});

const ArticleCategoryCount = builder.objectRef<CategoryCount>('ArticleCategoryCount').implement({
  fields: (t) => ({
    category: t.expose('category', { type: ArticleCategory }),
    count: t.exposeInt('count'),
  }),
});

builder.queryFields((t) => ({
  articles: t.field({
    type: [Article],
    description: 'The journal, newest first; of these categories or of all. At most 100.',
    args: { categories: t.arg({ type: [ArticleCategory] }), first: t.arg.int({ required: true }) },
    authScopes: { everyone: true },
    resolve: async (_root, args, context) => [...(await journal.articles(context, args))],
  }),
  rankedArticles: t.field({
    type: [Article],
    description: 'What was read most within thirty days.',
    args: { first: t.arg.int({ required: true }) },
    authScopes: { everyone: true },
    resolve: async (_root, { first }, context) => [...(await journal.rankedArticles(context, first))],
  }),
  article: t.field({
    type: Article,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { slug }, context) => journal.articleBySlug(context, slug),
  }),
  searchArticles: t.field({
    type: [ArticleHit],
    description: 'The journal by words, read as `search` reads them. At most 50.',
    args: { query: t.arg.string({ required: true }), sort: t.arg({ type: SearchSort }) },
    authScopes: { signedIn: true },
    resolve: async (_root, args, context) => [...(await searchArticles(context, args))],
  }),
  articleCategoryCounts: t.field({
    type: [ArticleCategoryCount],
    description: 'How many articles stand in each category that has any.',
    authScopes: { everyone: true },
    resolve: async (_root, _args, context) => [...(await journal.categoryCounts(context))],
  }),
}));

builder.mutationFields((t) => ({
  viewArticle: t.field({
    type: ViewPayload,
    args: { slug: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { slug }, context) =>
      orErrors(['RateLimitExceededError'], async () => {
        const status = await journal.viewArticle(context, slug);
        return status === null ? {} : { status };
      }),
  }),
}));
