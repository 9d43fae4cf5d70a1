import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { hashToken } from '../accounts/credentials/oneTimeTokens.ts';
import { staffApi } from '../staff/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let author: string;
let reporter: string;
beforeEach(async () => {
  author = await api.rows.creator();
  reporter = await api.rows.member();
});

const answered = v.object({ errors: v.array(v.object({ __typename: v.string() })) });

async function report(subjectId: string, by: string, more: Record<string, unknown> = {}): Promise<string[]> {
  const { data, errors } = await api.post(
    'mutation ($input: ReportContentInput!) { reportContent(input: $input) { ok errors { __typename } } }',
    { input: { subjectId, reason: 'COPYRIGHT', ...more } },
    by,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return v.parse(answered, data?.['reportContent']).errors.map(({ __typename: kind }) => kind);
}

const reports = () =>
  api.services.db
    .selectFrom('reports')
    .selectAll()
    .where('reporter_id', '=', reporter)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

test('a work is kept with its words and pictures, whatever its author does afterwards, and staff see them', async () => {
  const { db } = api.services;
  const picture = await api.rows.media({ owner_id: author });
  const product = await api.rows.publicProduct({
    author_id: author,
    name: '借りた絵',
    thumbnail_media_id: picture,
  });
  expect(await report(encodeGlobalId('Product', product), reporter, { detail: '私の絵です。' })).toEqual([]);
  await db.updateTable('products').set({ name: '別の名前' }).where('id', '=', product).execute();
  const [kept] = await reports();
  expect(kept).toMatchObject({
    subject_kind: 'PRODUCT',
    subject_id: product,
    reason: 'COPYRIGHT',
    detail: '私の絵です。',
    status: 'OPEN',
    snapshot: { parts: expect.arrayContaining([{ label: '作品名', words: '借りた絵' }]) },
  });
  const desk = staffApi(api);
  const { data } = await desk.send(
    'query ($id: ID!) { report(id: $id) { report { subjectId subjectName } parts { label words } pictures { id } } }',
    { id: encodeGlobalId('Report', kept?.id ?? '') },
    { as: await desk.staff('永井 葉', 'SUPPORT') },
  );
  expect(data).toMatchObject({
    report: {
      report: { subjectId: encodeGlobalId('Product', product), subjectName: '別の名前' },
      parts: expect.arrayContaining([{ label: '作品名', words: '借りた絵' }]),
      pictures: [{ id: encodeGlobalId('Media', picture) }],
    },
  });
});

test('people, openings and companies are kept as they are; told twice is told once', async () => {
  const company_id = await api.rows.company({ name: '株式会社あやしい' });
  const opening = await api.rows.publicJobOpening({ company_id, title: '先払いの仕事' });
  for (const [typename, id] of [
    ['CreatorUser', author],
    ['JobOpening', opening],
    ['Company', company_id],
    ['Company', company_id],
  ] as const)
    expect(await report(encodeGlobalId(typename, id), reporter)).toEqual([]);
  expect(await reports()).toMatchObject([
    { subject_kind: 'USER', snapshot: { parts: [{ label: '名前', words: '早瀬 みお' }, {}] } },
    {
      subject_kind: 'JOB_OPENING',
      snapshot: {
        parts: expect.arrayContaining([
          { label: '会社名', words: '株式会社あやしい' },
          { label: '募集タイトル', words: '先払いの仕事' },
        ]),
      },
    },
    {
      subject_kind: 'COMPANY',
      snapshot: { parts: expect.arrayContaining([{ label: '会社名', words: '株式会社あやしい' }]) },
    },
  ]);
});

test('nothing of oneself, and nothing that the viewer does not see', async () => {
  const own = await api.rows.publicProduct({ author_id: author });
  const company_id = await api.rows.company();
  const member = await api.rows.member({ company_id });
  const hidden = await api.rows.product({ author_id: author });
  const draft = await api.rows.jobOpening({ company_id });
  const suspended = await api.rows.company({ status: 'SUSPENDED', suspended_at: api.clock.now() });
  expect(await report(encodeGlobalId('Product', own), author)).toEqual(['ForbiddenError']);
  expect(await report(encodeGlobalId('CreatorUser', author), author)).toEqual(['ForbiddenError']);
  expect(await report(encodeGlobalId('Company', company_id), member)).toEqual(['ForbiddenError']);
  for (const [typename, id] of [
    ['Product', hidden],
    ['JobOpening', draft],
    ['Company', suspended],
    ['CreatorUser', own],
    ['ChatRoom', own],
  ] as const)
    expect(await report(encodeGlobalId(typename, id), reporter)).toEqual(['ArgumentInvalidError']);
  expect(await report(encodeGlobalId('Product', own), reporter, { detail: 'あ'.repeat(2_001) })).toEqual([
    'UserInputInvalidError',
  ]);
  expect(await reports()).toEqual([]);
});

test('what is seen by a link alone is reported by it', async () => {
  const { db, newId, clock } = api.services;
  const product = await api.rows.publicProduct({ author_id: author, visibility: 'LINK' });
  await db
    .insertInto('product_share_links')
    .values({
      id: newId(),
      product_id: product,
      token_hash: hashToken('opens'),
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .execute();
  const id = encodeGlobalId('Product', product);
  expect(await report(id, reporter)).toEqual(['ArgumentInvalidError']);
  expect(await report(id, reporter, { shareToken: 'opens' })).toEqual([]);
});

test('thirty a day, whatever they are about', async () => {
  const id = encodeGlobalId('CreatorUser', author);
  for (let index = 0; index < 30; index += 1) expect(await report(id, reporter)).toEqual([]);
  expect(await report(id, reporter)).toEqual(['RateLimitExceededError']);
});
