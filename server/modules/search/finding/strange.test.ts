import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { indexChanges } from '../indexing/indexing.ts';
import { strangeQueries } from '../testing/strangeQueries.ts';

let api: TestApi;
let viewer: string;
beforeAll(async () => {
  api = await testApi();
  viewer = await api.rows.member();
  const author = await api.rows.creator({ user_name: '髙島 斉' });
  for (const name of ['夜の提灯列', 'ロゴとVI', '装幀集', '二〇二六年の暦', '🏮祭りの挿絵'])
    await api.rows.publicProduct({ author_id: author, name });
  await indexChanges(api.services);
});
afterAll(() => api.close());

const everyDoor = `query ($query: String!, $filters: [String!]) {
  works: search(first: 5, kind: PRODUCT, query: $query, filters: $filters) {
    totalCount facets { value count } edges { node { title titleMatches { from to } excerpt { text matches { from to } } } } }
  people: search(first: 5, kind: CREATOR, query: $query, sort: NEWEST) { totalCount edges { node { title titleMatches { from to } } } }
  searchSuggestions(query: $query) { text count }
  searchTogether(query: $query) { text count }
  searchMeant(query: $query)
  searchFewerWords(query: $query) { query counts { count } } }`;

interface Marked {
  readonly title: string;
  readonly titleMatches: readonly { readonly from: number; readonly to: number }[];
}

// 2,000 of them; how long each takes is measured by `npm run bench -- searchScale`.
it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'whatever is sent is answered, marked within what was written, and kept or refused: %s',
  async (seed) => {
    for (const query of strangeQueries(250, seed)) {
      // Slowly enough for the limit of searches.
      api.clock.advance(2_000);
      const filters = [query.slice(0, 60), `category:${query.slice(0, 20)}`];
      const { data, errors } = await api.post(everyDoor, { query, filters }, viewer);
      expect(errors, JSON.stringify(query)).toBeUndefined();
      const { works } = data as { works: { edges: { node: Marked }[] } };
      for (const { node } of works.edges)
        for (const { from, to } of node.titleMatches) {
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(node.title.length);
        }
    }
    const [first = ''] = strangeQueries(1, seed);
    const { errors } = await api.post(
      'mutation ($query: String!) { saveSearch(input: { query: $query, delivery: NEVER }) { errors { __typename } } }',
      { query: first },
      viewer,
    );
    expect(errors).toBeUndefined();
  },
  180_000,
);
