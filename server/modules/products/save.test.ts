import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { errorFields, wholeWork } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 12 });
});
afterAll(() => api.close());

const work = `product {
  id name description designScope isPublish publishStatus visibility hasPendingChange editedAt createdAt
  categories { id } industries { id } tools { id }
  media { id caption url } captions thumbnailMediaId thumbnailCrop { x y width height }
  thumbnailImage { url width height thumbhash }
  allowedCompanies { id } shareLinks { id url }
  review { currentReviewStatus rejectReason activities { reviewStatus rejectReason } }
  statistics { views7Days viewsTotal bookmarks30Days }
  product { id name isBookmarked media { caption } author { id } }
}`;
const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ${work} ${errorFields} } }`;

describe('a work', () => {
  test('is created whole, waits for its review, and is its author’s alone', async () => {
    const author = await api.rows.creator();
    const input = await wholeWork(api, author);
    const { data, errors } = await api.post(create, { input }, author);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      createProduct: {
        errors: [],
        product: {
          name: input.name,
          isPublish: true,
          publishStatus: 'publish',
          visibility: 'EVERYONE',
          hasPendingChange: false,
          categories: [{ id: 'category_1' }, { id: 'category_3' }],
          media: [{ id: input.thumbnailMediaId, caption: '駅掲出' }],
          captions: ['駅掲出'],
          thumbnailMediaId: input.thumbnailMediaId,
          thumbnailCrop: null,
          thumbnailImage: { width: 800, height: 600 },
          review: {
            currentReviewStatus: 'IN_PROGRESS',
            rejectReason: null,
            activities: [{ reviewStatus: 'IN_PROGRESS' }],
          },
          product: { name: input.name, isBookmarked: false },
        },
      },
    });
  });
});
