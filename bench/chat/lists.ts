import * as v from 'valibot';
import type { Database } from '../../server/db/client.ts';
import { encodeGlobalId } from '../../server/lib/request/globalId.ts';
import { openApi } from '../api.ts';
import { compare, median, ratioRow } from '../measure.ts';
import type { Row } from '../measure.ts';
import { benchViewer, companyViewer } from '../viewer.ts';
import { sizes } from './dataset.ts';
import type { Crowd } from './dataset.ts';

const pageSize = 30;
const said =
  '__typename id sequence change clientId sendAt deletedAt sender { id name roles } ... on PlainMessage { text }';
const messages = `query ($roomId: ID!, $before: String) { messages(roomId: $roomId, last: ${pageSize}, before: $before) {
  edges { node { ${said} } } pageInfo { hasPreviousPage startCursor } } }`;
/** As many as a creator has. */
const rooms = `{ chatRooms(first: 10) { edges { node { id hasUnread lastMessageAt latestMessage { __typename id ... on PlainMessage { text } }
  creator { profile { lastName firstName } } company { name } } } } }`;
const unread = '{ me { hasUnreadMessage unreadRoomsCount } }';
const search = `query ($text: String!) { searchMessages(text: $text, first: 20) { edges { node { message { id ... on PlainMessage { text } } } } } }`;
const pageRule = v.object({
  data: v.object({ messages: v.object({ pageInfo: v.object({ startCursor: v.string() }) }) }),
});

async function timesOf(run: () => Promise<unknown>): Promise<number> {
  await run();
  const taken: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    const began = performance.now();
    await run();
    taken.push(performance.now() - began);
  }
  return median(taken);
}

const atMost = (what: string, limit: number, milliseconds: number, note = ''): Row => ({
  bar: 'chat',
  what,
  goal: `≤ ${limit} ms`,
  figure: `${milliseconds.toFixed(2)} ms`,
  met: milliseconds <= limit,
  note,
});

/** Lists of rooms and messages over many of them. */
export async function lists(
  database: Database,
  { companyId, memberId, creatorId, room }: Crowd,
): Promise<Row[]> {
  const company = await openApi(database, companyViewer(memberId, companyId));
  const creator = await openApi(database, { ...benchViewer, userId: creatorId });
  try {
    const roomId = encodeGlobalId('ChatRoom', room);
    const cursors: (string | null)[] = [null];
    for (let page = 1; page < 500; page += 1) {
      const answer: unknown = JSON.parse(
        await company.post(messages, { roomId, before: cursors.at(-1) ?? null }),
      );
      cursors.push(v.parse(pageRule, answer).data.messages.pageInfo.startCursor);
    }
    const page = (number: number) => () =>
      company.post(messages, { roomId, before: cursors[number - 1] ?? null });
    const all = `${sizes.messages.toLocaleString('en')} messages in ${sizes.rooms.toLocaleString('en')} rooms`;
    return [
      ratioRow(
        '3',
        `messages of a room of ${sizes.inLargest.toLocaleString('en')}: page 500 against page 5`,
        1.1,
        await compare(page(500), page(5), 30),
      ),
      ratioRow(
        'chat',
        `rooms of a company with ${Math.round(sizes.rooms / sizes.companies).toLocaleString('en')} of them against a creator’s ${sizes.companies}`,
        1.3,
        await compare(
          () => company.post(rooms, {}),
          () => creator.post(rooms, {}),
          20,
        ),
      ),
      atMost('the unread mark of a company’s member', 5, await timesOf(() => company.post(unread, {})), all),
      atMost(
        'a common word among a company’s rooms',
        5,
        await timesOf(() => company.post(search, { text: '納期' })),
        all,
      ),
      atMost(
        'a rare word among a company’s rooms',
        5,
        await timesOf(() => company.post(search, { text: '提灯' })),
        all,
      ),
      atMost('a word that nobody said', 5, await timesOf(() => company.post(search, { text: '梵鐘' })), all),
      atMost(
        'a common word among a creator’s rooms',
        5,
        await timesOf(() => creator.post(search, { text: '納期' })),
        all,
      ),
    ];
  } finally {
    await company.close();
    await creator.close();
  }
}
