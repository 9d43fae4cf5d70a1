import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';

let api: TestApi;
let company: string;
let creator: string;
let owner: string;
let room: string;
beforeAll(async () => {
  api = await testApi();
  company = await api.rows.company();
  creator = await api.rows.creator();
  owner = await api.rows.member({ company_id: company });
  room = await api.rows.room({ company_id: company, creator_id: creator });
});
afterAll(() => api.close());

let place = 0;
async function say(text: string, values: { readonly roomId?: string; readonly senderId?: string } = {}) {
  place += 1;
  const id = api.services.newId();
  await api.services.db
    .insertInto('chat_messages')
    .values({
      id,
      room_id: values.roomId ?? room,
      sequence: place,
      change: place,
      sender_id: values.senderId ?? creator,
      client_id: id,
      kind: 'PLAIN',
      text,
      send_at: new Date(Date.UTC(2026, 3, 1, 0, 0, place)),
    })
    .execute();
  return id;
}

const answer = v.object({
  searchMessages: v.object({
    edges: v.array(v.object({ node: v.object({ message: v.object({ text: v.string() }) }) })),
    pageInfo: v.object({ endCursor: v.nullable(v.string()), hasNextPage: v.boolean() }),
  }),
});

async function search(
  viewer: string,
  variables: {
    readonly text: string;
    readonly roomId?: string;
    readonly first?: number;
    readonly after?: string | null;
  },
) {
  const { data } = await api.post(
    `query ($text: String!, $roomId: ID, $first: Int = 10, $after: String) {
      searchMessages(text: $text, roomId: $roomId, first: $first, after: $after) {
        edges { node { message { ... on PlainMessage { text } } room { id } } } pageInfo { endCursor hasNextPage } } }`,
    variables,
    viewer,
  );
  return v.parse(answer, data).searchMessages;
}
const texts = async (viewer: string, variables: Parameters<typeof search>[1]) =>
  (await search(viewer, variables)).edges.map(({ node }) => node.message.text);

describe('a search in one’s rooms', () => {
  test.each([
    ['銭湯', '銭湯めぐりのアプリを拝見しました。'],
    ['ｱﾌﾟﾘ', '銭湯めぐりのアプリを拝見しました。'],
    ['あぷり　銭湯', '銭湯めぐりのアプリを拝見しました。'],
    ['ui', 'ＵＩの見本です'],
    ['貼', '一枚ずつ貼りました'],
    ['100%', '進み具合は100%です'],
    ["it's", "It's ready \\o/"],
    ['\\o/', "It's ready \\o/"],
  ])('%s finds what it should', async (text, found) => {
    await say(found);
    await say('ほかの話');
    expect(await texts(owner, { text })).toContain(found);
    expect(await texts(creator, { text, roomId: encodeGlobalId('ChatRoom', room) })).toContain(found);
  });

  test.each(['銭湯 ありません', '湯銭', '100_', '　'])('%s finds nothing', async (text) => {
    expect(await texts(owner, { text })).toEqual([]);
  });

  test('shows nobody what is not theirs, nor what was deleted or is said in another room', async () => {
    const word = '蒼玉石';
    const elsewhere = await api.rows.room({
      company_id: company,
      creator_id: await api.rows.creator(),
    });
    const gone = await say(`${word}は消します`);
    await say(`${word}はこちら`);
    await say(`${word}はあちら`, { roomId: elsewhere, senderId: owner });
    await api.services.db
      .updateTable('chat_messages')
      .set({ deleted_at: new Date(), text: null })
      .where('id', '=', gone)
      .execute();
    expect(await texts(owner, { text: word })).toEqual([`${word}はあちら`, `${word}はこちら`]);
    expect(await texts(owner, { text: word, roomId: encodeGlobalId('ChatRoom', elsewhere) })).toEqual([
      `${word}はあちら`,
    ]);
    expect(await texts(creator, { text: word })).toEqual([`${word}はこちら`]);
    expect(await texts(creator, { text: word, roomId: encodeGlobalId('ChatRoom', elsewhere) })).toEqual([]);
    const stranger = await api.rows.creator();
    expect(await texts(stranger, { text: word })).toEqual([]);
    // A recruiter from outside is in the rooms of those alone who entered.
    const recruiter = await api.rows.member({ company_id: company, role: 'OUTSOURCING_RECRUITER' });
    expect(await texts(recruiter, { text: word })).toEqual([]);
  });

  test('goes on beyond the newest thousand, by the index, page after page', async () => {
    const word = '紺青色';
    for (let index = 0; index < 5; index += 1) await say(`${word} ${index}`);
    const before = place;
    await api.services.db
      .insertInto('chat_messages')
      .values(
        Array.from({ length: 1_100 }, (_, index) => ({
          id: api.services.newId(),
          room_id: room,
          sequence: before + index + 1,
          change: before + index + 1,
          sender_id: creator,
          client_id: api.services.newId(),
          kind: 'PLAIN' as const,
          text: `よくある言葉 ${index}`,
          send_at: new Date(Date.UTC(2026, 3, 2, 0, 0, index)),
        })),
      )
      .execute();
    place += 1_100;
    const first = await search(owner, { text: word, first: 3 });
    expect(first.edges.map(({ node }) => node.message.text)).toEqual([4, 3, 2].map((n) => `${word} ${n}`));
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(await texts(owner, { text: word, first: 3, after: first.pageInfo.endCursor })).toEqual(
      [1, 0].map((n) => `${word} ${n}`),
    );
    expect(await texts(owner, { text: 'よくある', first: 2 })).toEqual([
      'よくある言葉 1099',
      'よくある言葉 1098',
    ]);
  });
});
