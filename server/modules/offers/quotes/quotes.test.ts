import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { tellDealings } from '../testing.ts';
import { sheetOfQuote } from './quoteDocuments.ts';
import * as sql from './quotesSql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const items = [
  { name: '表紙の装画', quantity: 1, unitNetPrice: 120_000 },
  { name: '扉のカット', quantity: 6, unitNetPrice: 15_000 },
];

async function house() {
  const company = await api.rows.company({ name_key: randomUUID() });
  const owner = await api.rows.member({ company_id: company });
  const recruiter = await api.rows.member({ company_id: company, role: 'OUTSOURCING_RECRUITER' });
  const creator = await api.rows.creator();
  const room = await api.rows.room({ company_id: company, creator_id: creator });
  return { company, owner, recruiter, creator, chatRoomId: encodeGlobalId('ChatRoom', room) };
}

const answer = v.object({
  createQuote: v.object({
    quote: v.nullable(v.object({ id: v.string() })),
    errors: v.array(v.object({ field: v.nullish(v.string()), message: v.string() })),
  }),
});
async function send(input: Record<string, unknown>, as: string) {
  const { data } = await api.post(
    `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { quote { id }
      errors { message ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } } } }`,
    { input: { clientId: randomUUID(), title: '季刊誌の装画', items, validUntil: '2026-04-30', ...input } },
    as,
  );
  return v.parse(answer, data).createQuote;
}
async function look(id: string, as: string) {
  const { data } = await api.post(
    `query ($id: ID!) { quote(id: $id) { title isOver documentUrl breakdown { netPrice }
      items { name amount } offerTerms { title work netPrice other } } }`,
    { id },
    as,
  );
  return data?.['quote'];
}

test('a quote is in the room with its sums, once however often it is sent, and for the two sides alone', async () => {
  const { owner, recruiter, creator, chatRoomId } = await house();
  const clientId = randomUUID();
  const input = { clientId, chatRoomId, note: '修正は2回まで。' };
  const answers = [await send(input, creator), await send(input, creator)];
  expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
  expect(new Set(answers.map(({ quote }) => quote?.id)).size).toBe(1);
  const id = answers[0]?.quote?.id ?? '';
  await tellDealings(api.services);
  expect(await look(id, owner)).toMatchObject({
    title: '季刊誌の装画',
    isOver: false,
    documentUrl: expect.stringContaining('/media/'),
    breakdown: { netPrice: 210_000 },
    items: [
      { name: '表紙の装画', amount: 120_000 },
      { name: '扉のカット', amount: 90_000 },
    ],
    offerTerms: { work: '表紙の装画\n扉のカット 6点', netPrice: 210_000, other: '修正は2回まで。' },
  });
  expect(await look(id, creator)).not.toBeNull();
  expect(await look(id, recruiter)).toBeNull();
  const stranger = await house();
  expect(await look(id, stranger.owner)).toBeNull();
  expect(await look(id, stranger.creator)).toBeNull();
  const { data } = await api.post(
    `query ($id: ID!) { messages(roomId: $id, last: 5) { edges { node { ... on PlainMessage { text quoteId } } } } }`,
    { id: chatRoomId },
    owner,
  );
  expect(JSON.stringify(data).match(/"quoteId":"quote_/gu)).toHaveLength(1);
});

test('its creator takes a quote back, once and for all; nobody else does', async () => {
  const { owner, creator, chatRoomId } = await house();
  const { quote } = await send({ chatRoomId }, creator);
  const id = quote?.id ?? '';
  const withdraw = async (as: string) => {
    const { data } = await api.post(
      `mutation ($id: ID!) { withdrawQuote(quoteId: $id) { quote { withdrawnAt } errors { __typename message } } }`,
      { id },
      as,
    );
    return data?.['withdrawQuote'];
  };
  const stranger = await house();
  expect(await withdraw(stranger.creator)).toMatchObject({
    quote: null,
    errors: [{ message: '見積が見つかりません。' }],
  });
  expect(await withdraw(owner)).toMatchObject({ quote: null, errors: [{ __typename: 'ForbiddenError' }] });
  const first = await withdraw(creator);
  expect(first).toMatchObject({ quote: { withdrawnAt: expect.any(String) }, errors: [] });
  expect(await withdraw(creator)).toEqual(first);
  const { data } = await api.post(
    `query ($id: ID!) { messages(roomId: $id, last: 5) { edges { node { change sequence
      ... on PlainMessage { quote { title withdrawnAt } } } } } }`,
    { id: chatRoomId },
    owner,
  );
  expect(data).toMatchObject({
    messages: { edges: [{ node: { quote: { title: '季刊誌の装画', withdrawnAt: expect.any(String) } } }] },
  });
});

test('what is wrong is told at its field, and nothing is written', async () => {
  const { creator, owner, chatRoomId } = await house();
  const stranger = await house();
  const wrong = await send(
    {
      chatRoomId,
      title: ' ',
      validUntil: '2020-01-01',
      items: [
        { name: '', quantity: 0, unitNetPrice: 0 },
        { name: '大判', quantity: 9_999, unitNetPrice: 100_000_000 },
      ],
    },
    creator,
  );
  expect(wrong.errors.map(({ field }) => field).toSorted()).toEqual([
    'items',
    'items.0.name',
    'items.0.quantity',
    'items.0.unitNetPrice',
    'title',
    'validUntil',
  ]);
  expect((await send({ chatRoomId }, stranger.creator)).errors[0]?.field).toBe('chatRoomId');
  expect((await send({ chatRoomId, items: [] }, creator)).errors[0]?.field).toBe('items');
  const { data } = await api.post(
    `query ($id: ID!) { messages(roomId: $id, last: 5) { edges { cursor } } }`,
    { id: chatRoomId },
    owner,
  );
  expect(data).toMatchObject({ messages: { edges: [] } });
});

test('a quote is never changed, and its paper says what it says', async () => {
  const { creator, chatRoomId } = await house();
  const { quote } = await send({ chatRoomId }, creator);
  const rows = await api.services.db
    .selectFrom('quotes')
    .select('id')
    .where('creator_id', '=', creator)
    .execute();
  const id = rows[0]?.id ?? '';
  expect(quote).not.toBeNull();
  const row = await sql.unmadeQuote(api.services.db, id);
  if (!row) throw new Error('The quote is there.');
  const sheet = sheetOfQuote(row);
  expect(sheet.items.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '件名 季刊誌の装画',
    '表紙の装画 120,000円',
    '扉のカット 90,000円',
    '合計(税抜) 210,000円',
  ]);
  await expect(
    api.services.db.updateTable('quotes').set({ net_price: 1 }).where('id', '=', id).execute(),
  ).rejects.toThrow(/append-only/u);
});
