import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi, testStart, type TestApi } from '../../../graphql/testing.ts';
import { testDocument, testShelf } from '../testing.ts';
import { putOnShelf } from '../texts/shelf.ts';
import { makePdfs } from './documents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  putOnShelf(testShelf({ documents: [testDocument()] }));
});
afterAll(async () => {
  putOnShelf(undefined);
  await api.close();
});

const asked = '{ guideDocuments { slug pdf { pages bytes } } }';

test('tells the pages and the size of a guide once its file has been made', async () => {
  api.clock.set(testStart);
  expect((await api.post(asked)).data).toEqual({ guideDocuments: [{ slug: 'first-order', pdf: null }] });
  await makePdfs(api.services, () => true);
  expect((await api.post(asked)).data).toEqual({ guideDocuments: [{ slug: 'first-order', pdf: null }] });

  await makePdfs(api.services, () => false);
  expect((await api.post(asked)).data).toEqual({
    // The cover, the table of contents and one chapter.
    guideDocuments: [{ slug: 'first-order', pdf: { pages: 3, bytes: expect.any(Number) } }],
  });
});
