// First: it makes Node understand GraphQL documents.
import { openSession } from './page.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Environment, Network, Observable } from 'relay-runtime';
import type { GraphQLSingularResponse } from 'relay-runtime';
import { rowsOf } from '../../src/features/chat/room/list/rows.ts';
import { missingFieldHandlers } from '../../src/relay/missingFields.ts';
import { createStore } from '../../src/relay/store.ts';
import { compared, median, ratioRow } from '../measure.ts';
import type { Row } from '../measure.ts';

const pageSize = 30;
const newest = 100_000;
const rounds = 40;
const people = [
  { __typename: 'ChatUser', id: 'creator', name: '早瀬 澪', roles: ['CREATOR_USER'] },
  { __typename: 'ChatUser', id: 'member', name: '丹羽 佐和子', roles: ['CORPORATE_USER'] },
];

function message(sequence: number) {
  return {
    __typename: 'PlainMessage',
    __isMessage: 'PlainMessage',
    id: `m${sequence}`,
    sequence,
    change: sequence,
    clientId: `c${sequence}`,
    sendAt: new Date(Date.UTC(2026, 0, 1) + sequence * 60_000).toISOString(),
    deletedAt: null,
    sender: people[Math.floor(sequence / 3) % 2],
    replyTo: null,
    text: `初校をお送りします。ご確認をお願いします。${sequence}`,
    offerId: null,
    quote: null,
  };
}

/** A page's answer, parsed from text. */
function answer(before: number): GraphQLSingularResponse {
  const edges = Array.from({ length: pageSize }, (_, index) => ({
    node: message(before - pageSize + index),
  }));
  const parsed: GraphQLSingularResponse = JSON.parse(
    JSON.stringify({
      data: {
        node: { __typename: 'ChatRoom', id: 'room', lastChange: newest, reads: [] },
        messages: {
          edges,
          pageInfo: {
            hasPreviousPage: true,
            startCursor: String(before - pageSize),
            hasNextPage: false,
            endCursor: null,
          },
        },
      },
    }),
  );
  return parsed;
}

/** The real session and store, and a network that answers at once. */
class BenchRoom {
  readonly #answers = new Map<string, GraphQLSingularResponse>();
  readonly #session;

  constructor() {
    const environment = new Environment({
      network: Network.create(
        (_request, { before }) => this.#answers.get(String(before)) ?? answer(newest + 1),
        () => Observable.create(() => undefined),
      ),
      store: createStore({ releasedQueriesKept: 20 }),
      missingFieldHandlers,
    });
    this.#session = openSession({ environment, roomId: 'room', userId: 'creator' });
  }

  static async read(pages: number): Promise<BenchRoom> {
    const room = new BenchRoom();
    await nextTurn();
    for (let page = 1; page < pages; page += 1) await room.readBack();
    return room;
  }

  /** One older page: request, normalise, place, make the list's rows. Answers CPU milliseconds. */
  async readBack(): Promise<number> {
    const { older } = this.#session.view().room;
    this.#answers.set(String(older), answer(Number(older)));
    const held = this.#session.view().room.messages.length;
    await nextTurn();
    const began = process.cpuUsage();
    await this.#session.loadOlder();
    await nextTurn();
    const { room } = this.#session.view();
    const rows = rowsOf({ messages: room.messages, unsent: [], readBefore: null, userId: 'creator' });
    const { user, system } = process.cpuUsage(began);
    if (room.messages.length !== held + pageSize || rows.length < room.messages.length)
      throw new Error(`${room.messages.length} messages in ${rows.length} rows after a page more`);
    return (user + system) / 1000;
  }
}

/** An older page put before what is held: two rooms in turn, one at its 500th page, one at its 5th. */
export async function inStore(): Promise<Row[]> {
  const deep = await BenchRoom.read(499);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const fresh = await BenchRoom.read(4);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let page = 0; page < 8; page += 1) {
      if (page % 2 === 0) ours.push(await deep.readBack());
      theirs.push(await fresh.readBack());
      if (page % 2 === 1) ours.push(await deep.readBack());
    }
    if (round > 0) pairs.push({ ours: median(ours), theirs: median(theirs) });
  }
  return [
    ratioRow(
      '4',
      'page 500 against page 5 of a room put into the store and its rows, CPU',
      1.1,
      compared(pairs),
    ),
  ];
}
