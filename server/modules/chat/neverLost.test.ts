import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { authenticate } from '../accounts/sessions/authenticate.ts';
import type { RoomEvent } from './events.ts';
import { changesAfter } from './messages/messages.ts';
import type { MessageRow } from './messages/messagesSql.ts';
import { sendWords } from './messages/sending.ts';
import { changesOfRoom } from './subscriptions.ts';
import type { Context } from '../../lib/request/context.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function as(userId: string): Promise<Context> {
  const viewer = await authenticate(api.services, await api.authorizationOf(userId));
  return { services: api.services, viewer, request: { id: 'test', ip: '127.0.0.1', userAgent: '' } };
}

/** A number of its own for each test run, so that a failure can be repeated. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % most;
  };
}

describe('with lines that are cut at random', () => {
  test('everybody ends up with the same messages: none lost, none twice, in order', async () => {
    const company_id = await api.rows.company();
    const creator = await api.rows.creator();
    const people = [creator, ...(await Promise.all([1, 2, 3].map(() => api.rows.member({ company_id }))))];
    const room = await api.rows.room({ company_id, creator_id: creator });
    const roomId = encodeGlobalId('ChatRoom', room);
    const random = numbers(11);

    const { promise: allSaid, resolve: sayNothingMore } = Promise.withResolvers<undefined>();

    /** A page that knows what it heard and what it asked for, and whose line is cut now and then. */
    async function reader(userId: string) {
      const context = await as(userId);
      const known = new Map<number, MessageRow>();
      let reached = 0;
      const take = (message: MessageRow): void => {
        const before = known.get(message.sequence);
        if (!before || before.change < message.change) known.set(message.sequence, message);
      };
      const catchUp = async (): Promise<void> => {
        for (;;) {
          const changes = await changesAfter({ ...context }, room, reached);
          if (!changes) throw new Error('not theirs');
          for (const message of changes.messages) take(message);
          reached = Math.max(reached, changes.reached);
          if (!changes.hasMore) return;
        }
      };
      const hear = async (event: RoomEvent): Promise<void> => {
        if (event.change === null || event.change <= reached) return;
        if (event.change === reached + 1 && event.message) {
          take(event.message);
          reached = event.change;
        } else await catchUp();
      };
      const listen = async (forEvents: number): Promise<void> => {
        const events = (await changesOfRoom({ ...context }, room))[Symbol.asyncIterator]();
        for (let count = 0; count < forEvents; count += 1) {
          const heard = await Promise.race([events.next(), allSaid]);
          if (heard === undefined || heard.done) break;
          await hear(heard.value);
        }
        await events.return?.();
      };
      return { context, known, catchUp, listen };
    }

    const readers = await Promise.all(people.map(reader));
    const perPerson = 12;
    const writing = readers.map(async ({ context }, place) => {
      for (let index = 0; index < perPerson; index += 1) {
        const clientId = api.services.newId();
        const send = () => sendWords({ ...context }, { roomId, clientId, text: `${place}:${index}` });
        // The answer was lost: it is sent again, sometimes while the first is under way.
        if (random(3) === 0) await Promise.all([send(), send()]);
        else await send();
        if (random(4) === 0) await send();
      }
    });
    const reading = readers.map(async ({ listen }) => {
      for (let line = 0; line < 4; line += 1) await listen(1 + random(6));
    });
    await Promise.all(writing);
    sayNothingMore(undefined);
    await Promise.all(reading);
    await Promise.all(readers.map(({ catchUp }) => catchUp()));

    const total = people.length * perPerson;
    const stored = await api.services.db
      .selectFrom('chat_messages')
      .select(['sequence', 'text'])
      .where('room_id', '=', room)
      .orderBy('sequence')
      .execute();
    expect(stored.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: total }, (_, index) => index + 1),
    );
    for (const { known } of readers) {
      const seen = [...known.values()].toSorted((one, other) => one.sequence - other.sequence);
      expect(seen.map(({ sequence, text }) => ({ sequence, text }))).toEqual(stored);
    }
    // Each person's words stand in the order in which they were written.
    for (const place of people.keys()) {
      const own = stored.flatMap(({ text }) => (text?.startsWith(`${place}:`) ? [text] : []));
      expect(own).toEqual(Array.from({ length: perPerson }, (_, index) => `${place}:${index}`));
    }
  });
});
