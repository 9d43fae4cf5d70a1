// Must be imported before the artifacts.
import '../typeArtifacts.ts';
import * as v from 'valibot';
import { encodeGlobalId } from '../../server/lib/request/globalId.ts';
import { guest } from '../../server/lib/request/viewer.ts';
import type { Viewer } from '../../server/lib/request/viewer.ts';
import { people } from '../dataset.ts';
import { benchViewer, companyViewer } from '../viewer.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A paged list, requested with the page's own document. */
export interface List {
  readonly name: string;
  readonly document: string;
  /** The expected index; a pattern of several where the values decide. */
  readonly index: RegExp;
  readonly viewer: Viewer;
  readonly variables?: Variables;
}

const artifact = v.object({ default: v.object({ params: v.object({ text: v.string() }) }) });

async function documentOf(name: string): Promise<string> {
  const loaded: unknown = await import(`../__generated__/${name}.graphql.ts`);
  return v.parse(artifact, loaded).default.params.text;
}

const categories = (...keys: readonly number[]) => ({
  categoryIds: keys.map((key) => encodeGlobalId('Category', String(key))),
});

const tools = (...keys: readonly number[]) => ({
  toolIds: keys.map((key) => encodeGlobalId('Tool', String(key))),
});

const filters: Readonly<Record<string, Variables>> = {
  'a category': categories(1),
  'three categories': categories(1, 5, 9),
  'an industry': { industryIds: [encodeGlobalId('Industry', '3')] },
  'a tool': tools(3),
  'the seeking status': { jobSeekingStatuses: ['SEEKING'] },
  availability: { operationalAvailabilities: ['HOLIDAY'] },
  engagement: { engagementTypes: ['FREELANCE'] },
  'the way of working': { wayOfWorkings: ['FULL_REMOTE'] },
  'categories, tools and the seeking status': {
    ...categories(1, 5, 9, 12),
    ...tools(1, 2, 3, 8, 9, 10),
    jobSeekingStatuses: ['SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER'],
  },
};

interface Feed {
  /** The document's name. */
  readonly document: string;
  readonly index: RegExp;
  readonly viewer?: Viewer;
}

/** One list, and variants: filtered, or seen by somebody else. */
async function forms(
  name: string,
  { document, index, viewer = benchViewer }: Feed,
  others: Readonly<Record<string, Partial<List>>> = {},
): Promise<List[]> {
  const plain: List = { name, index, viewer, document: await documentOf(`${document}FeedQuery`) };
  return [
    plain,
    ...Object.entries(others).map(([words, over]) => ({ ...plain, name: `${name}, ${words}`, ...over })),
  ];
}

const member = companyViewer(people.followsMost);
/** One creator in ten hides from this viewer. */
const shunned = { viewer: companyViewer(people.shunned, people.shunnedCompany) };
const author = { userId: encodeGlobalId('CreatorUser', people.author) };

/** Every paged list. */
export async function allLists(): Promise<List[]> {
  const anyIndex = { index: /products_(?:member|filter)_index/ };
  const narrowed = Object.entries(filters).map(
    ([words, variables]) => [`by ${words}`, { ...anyIndex, variables }] as const,
  );
  const seeking = { document: 'seeking', index: /creator_job_profiles_seeking_index/, viewer: member };
  const found = await Promise.all([
    forms('publicProducts', { document: 'public', index: /products_public_index/, viewer: guest }),
    forms('creatorUserPublicProducts', {
      document: 'creator',
      index: /products_author_public_index/,
      viewer: guest,
    }),
    forms(
      'products',
      { document: 'recommended', index: /products_shuffle_index/ },
      { 'one in ten hides': shunned, ...Object.fromEntries(narrowed) },
    ),
    forms(
      'recommendedRecentProducts',
      { document: 'recent', index: /products_member_index/ },
      { 'one in ten hides': shunned },
    ),
    forms(
      'newbieRecommendedProducts',
      { document: 'newbie', index: /products_newbie_index/ },
      {
        'by three categories': { variables: categories(1, 5, 9) },
      },
    ),
    forms('jobSeekingCreators', seeking, {
      'by three categories': { variables: categories(1, 5, 9) },
      'by tools': { variables: tools(1, 2, 3) },
    }),
    forms('bookmarkedProducts', { document: 'bookmarked', index: /bookmarks_user_index/ }),
    forms('creatorUserProducts', { document: 'creatorMember', index: /products_author_member_index/ }),
    forms('followees', { document: 'followees', index: /follows_follower_index/, viewer: member }),
    forms('followers', { document: 'followers', index: /follows_followee_index/ }),
    forms('followingUserActivities', {
      document: 'timeline',
      index: /activities_\w+_index/,
      viewer: companyViewer(people.followsTwoThousand),
    }),
  ]);
  return found
    .flat()
    .map((list) => (list.name.startsWith('creatorUser') ? { ...list, variables: author } : list));
}
