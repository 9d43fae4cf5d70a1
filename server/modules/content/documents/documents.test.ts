import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi, testStart, type TestApi } from '../../../graphql/testing.ts';
import { deliveredMails } from '../../mail/testing.ts';
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

test('a meeting is asked for once, by a link that still works', async () => {
  api.clock.set(testStart);
  const { data } = await api.post(
    `mutation { requestDocument(input: {
      slug: "first-order", lastName: "早瀬", firstName: "みお", email: "mio@example.jp" }) { token errors { message } } }`,
  );
  const { token } = v.parse(
    v.object({ requestDocument: v.object({ token: v.string() }) }),
    data,
  ).requestDocument;
  const ask = async (by: string) =>
    (
      await api.post(
        `mutation ($token: String!) { requestDocumentMeeting(token: $token, preference: "来週の平日") {
          ok errors { __typename } } }`,
        { token: by },
      )
    ).data?.['requestDocumentMeeting'];
  const refused = { ok: false, errors: [{ __typename: 'TokenInvalidError' }] };
  expect(await ask('x')).toEqual(refused);
  expect(await ask(token)).toEqual({ ok: true, errors: [] });
  expect(await ask(token)).toEqual({ ok: true, errors: [] });
  const mails = await deliveredMails(api.services);
  expect(mails.filter(({ text }) => text.includes('来週の平日'))).toHaveLength(1);
  api.clock.set('2026-05-02T09:00:00.000Z');
  expect(await ask(token)).toEqual(refused);
});
