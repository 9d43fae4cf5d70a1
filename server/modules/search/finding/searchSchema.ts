import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { visibleCompany } from '../../companies/company/companies.ts';
import { Company } from '../../companies/company/schema.ts';
import { visibleCreator } from '../../creators/profiles/creators.ts';
import { CreatorUser } from '../../creators/profiles/schema.ts';
import { visibleOpening } from '../../jobs/openings/openings.ts';
import { JobOpening } from '../../jobs/openings/openingType.ts';
import { visibleProduct } from '../../products/works/byId.ts';
import { Product } from '../../products/works/schema.ts';
import { excerptOf, rangesIn, spansOf } from './highlights.ts';
import type { Excerpt, Range } from './highlights.ts';
import * as finding from './search.ts';
import type { Offered } from './offering.ts';
import type { Fewer, Hit, Results } from './search.ts';

export const SearchKind = builder.enumType('SearchKind', { values: finding.kinds });
export const SearchSort = builder.enumType('SearchSort', {
  values: {
    BEST: { description: 'What fits best first; of what fits alike, the fresh and well received.' },
    NEWEST: { description: 'What came last first.' },
  },
});

export const SearchMatch = builder.objectRef<Range>('SearchMatch').implement({
  description: 'Where a match lies in a text, in UTF-16 code units that begin and end with its graphemes.',
  fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to') }),
});

export const SearchExcerpt = builder.objectRef<Excerpt>('SearchExcerpt').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    matches: t.field({ type: [SearchMatch], resolve: ({ matches }) => [...matches] }),
  }),
});

const SearchHit = builder.objectRef<Hit>('SearchHit').implement({
  description: 'Something that was found: one of the four is there.',
  fields: (t) => ({
    product: t.field({
      type: Product,
      nullable: true,
      resolve: ({ kind, row }, _args, context) =>
        kind === 'PRODUCT' ? visibleProduct(context, row.id) : null,
    }),
    creator: t.field({
      type: CreatorUser,
      nullable: true,
      resolve: ({ kind, row }, _args, context) =>
        kind === 'CREATOR' ? visibleCreator(context, row.id) : null,
    }),
    jobOpening: t.field({
      type: JobOpening,
      nullable: true,
      resolve: ({ kind, row }, _args, context) =>
        kind === 'JOB_OPENING' ? visibleOpening(context, row.id) : null,
    }),
    company: t.field({
      type: Company,
      nullable: true,
      resolve: ({ kind, row }, _args, context) =>
        kind === 'COMPANY' ? visibleCompany(context, row.id) : null,
    }),
    title: t.string({ resolve: ({ row }) => row.title }),
    titleMatches: t.field({
      type: [SearchMatch],
      resolve: ({ row, words }) => rangesIn(row.title, words, spansOf(row.spans).title),
    }),
    excerpt: t.field({
      type: SearchExcerpt,
      nullable: true,
      description: 'The line of its text about the first match; null where nothing of the text matches.',
      resolve: ({ row, words }) => {
        const matches = rangesIn(row.body, words, spansOf(row.spans).body);
        return matches.length === 0 ? null : excerptOf(row.body, matches);
      },
    }),
  }),
});

const SearchFacet = builder.objectRef<{ facet: string; count: number }>('SearchFacet').implement({
  description: 'A value that the results can be narrowed by, such as `category:3`.',
  fields: (t) => ({
    value: t.exposeString('facet'),
    count: t.exposeInt('count'),
    name: t.string({
      nullable: true,
      description: 'Of what the house numbers; null for a word that every page knows.',
      resolve: ({ facet }, _args, context) => finding.facetName(context, facet),
    }),
  }),
});

const SearchHitEdge = builder.edgeObject({ type: SearchHit, name: 'SearchHitEdge' });

const SearchResults = builder.objectRef<Results>('SearchResults').implement({
  description: 'A page of what was found, and what can be done about it.',
  fields: (t) => ({
    edges: t.field({ type: [SearchHitEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
    totalCount: t.int({ description: 'Exact to 2,000.', resolve: ({ total }) => total }),
    hasMoreThanTotal: t.boolean({ resolve: ({ isMore }) => isMore }),
    droppedWords: t.stringList({
      description: 'Words that nothing of this kind holds: they were left out.',
      resolve: ({ dropped }) => [...dropped],
    }),
    wordsBeyond: t.stringList({
      description: 'The words after the eighth, which were not looked for.',
      resolve: ({ beyond }) => [...beyond],
    }),
    isPartial: t.boolean({
      description: 'Nothing holds all of the words; these hold some, those with the most first.',
      resolve: ({ isLoose }) => isLoose,
    }),
    facets: t.field({
      type: [SearchFacet],
      resolve: (results, _args, context) => finding.facets(context, results),
    }),
  }),
});

const OfferedWord = builder.objectRef<Offered>('OfferedWord').implement({
  description: 'Words to search for, and how much they find: counted to 200.',
  fields: (t) => ({ text: t.exposeString('text'), count: t.exposeInt('count') }),
});

const SearchCount = builder.objectRef<Fewer['counts'][number]>('SearchCount').implement({
  fields: (t) => ({ kind: t.expose('kind', { type: SearchKind }), count: t.exposeInt('count') }),
});

const FewerWords = builder.objectRef<Fewer>('FewerWords').implement({
  description: 'The same words with one left out, and what they find.',
  fields: (t) => ({
    query: t.exposeString('query'),
    counts: t.field({ type: [SearchCount], resolve: ({ counts }) => [...counts] }),
  }),
});

builder.queryFields((t) => ({
  search: t.field({
    type: SearchResults,
    description:
      'Works, creators, openings or companies by words as people type them: width, kana, romaji and readings make no difference. What the viewer may not see is neither found nor counted.',
    args: {
      ...t.arg.connectionArgs(),
      kind: t.arg({ type: SearchKind, required: true }),
      query: t.arg.string({ required: true }),
      filters: t.arg.stringList(upTo(60)),
      sort: t.arg({ type: SearchSort }),
    },
    authScopes: { signedIn: true },
    resolve: (_root, { kind, ...args }, context) => finding.search(context, kind, args),
  }),
  searchSuggestions: t.field({
    type: [OfferedWord],
    description: 'Words that go on from what is typed, half-converted kana and Latin letters too.',
    args: { query: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { query }, context) => finding.offeredWords(context, query),
  }),
  searchTogether: t.field({
    type: [OfferedWord],
    description: 'A whole word that is typed, with another that stands beside it where it is found.',
    args: { query: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { query }, context) => finding.offeredTogether(context, query),
  }),
  searchMeant: t.string({
    nullable: true,
    description: 'What may have been meant by words that nothing holds; null where nothing is better.',
    args: { query: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { query }, context) => finding.meant(context, query),
  }),
  searchFewerWords: t.field({
    type: [FewerWords],
    description: 'For words that nothing holds together: with each one left out, where that finds something.',
    args: { query: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { query }, context) => finding.withOneLess(context, query),
  }),
}));
