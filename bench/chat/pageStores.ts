// What pages hold of a room, for `server/graphql/pageStore.test.ts`: one that was opened before and heard of everything since, and
// one that is opened when it is asked for. Begun with the room and its people as one JSON argument; speaks by the parent's channel.
import { isDeepStrictEqual } from 'node:util';
import { openTab } from './page.ts';
import type { Tab } from './page.ts';

const { createOperationDescriptor } = await import('relay-runtime');
const { loadMissed } = await import('../../src/features/chat/room/session/roomCalls.ts');
const { lookAtNewest } = await import('../../src/features/chat/rooms/newestRooms.ts');
const { watchRooms } = await import('../../src/features/chat/rooms/roomNews.ts');
const { default: changes } = await import('../../__generated__/roomCallsChangesQuery.graphql.ts');
const { default: newest } = await import('../../__generated__/newestRoomsQuery.graphql.ts');

interface Room {
  readonly origin: string;
  readonly roomId: string;
  readonly people: readonly { readonly userId: string; readonly token: string }[];
}

const { origin, roomId, people }: Room = JSON.parse(process.argv[2] ?? '{}');
const all = { filter: 'ALL', name: null } as const;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function opened({ userId, token }: Room['people'][number]): Promise<Tab> {
  const tab = openTab({ origin, token: async () => token, roomId, userId });
  const { environment, session } = tab;
  // As the mounted queries do.
  environment.retain(createOperationDescriptor(changes, { roomId, after: 0 }));
  environment.retain(createOperationDescriptor(newest, { count: 30, ...all }));
  const unwatch = watchRooms(environment, () => undefined);
  while (session.view().state !== 'ready') await wait(5);
  await loadMissed(environment, roomId, 0);
  await lookAtNewest(environment, all, 0);
  const close = (): void => {
    unwatch();
    tab.close();
  };
  return { ...tab, close };
}

type Source = ReturnType<ReturnType<Tab['environment']['getStore']>['getSource']>;

/** What a field of the store leads to. */
function referred(value: object): { readonly one?: string; readonly many?: readonly string[] } {
  const parts = new Map<string, unknown>(Object.entries(value));
  const [one, many] = [parts.get('__ref'), parts.get('__refs')];
  if (typeof one === 'string') return { one };
  return Array.isArray(many) ? { many: many.filter((ref) => typeof ref === 'string') } : {};
}

/** A record with everything it leads to. The session holds the numbers and marks of reading. */
const ofSession = new Set(['__id', 'reads', 'lastChange']);
function plain(source: Source, id: string, way: readonly string[] = []): unknown {
  const record = source.get(id);
  if (record == null || way.includes(id)) return id;
  const led = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { one, many } = referred(value);
    if (many !== undefined) return many.map((ref) => plain(source, ref, [...way, id]));
    return one === undefined ? value : plain(source, one, [...way, id]);
  };
  return Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !ofSession.has(key))
      .map(([key, value]) => [key, led(value)]),
  );
}

/** Of a record only what the other one has too: an older page may know more. */
function asFar(value: unknown, like: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(like)) return value.map((one, at) => asFar(one, like[at]));
  if (typeof value !== 'object' || value === null || typeof like !== 'object' || like === null) return value;
  const whole = new Map(Object.entries(value));
  return Object.fromEntries(Object.entries(like).map(([key, part]) => [key, asFar(whole.get(key), part)]));
}

/** As it is shown: a card of an interview shows the newest of it, a quotation of what is deleted no words. */
function snapshot({ environment, session }: Tab, userId: string) {
  const { messages: run, reads, reached } = session.view().room;
  const messages = [...run];
  const interviews = new Map(
    messages.flatMap(({ content, sequence }) =>
      content.kind === 'interview' ? [[content.interview.id, sequence] as const] : [],
    ),
  );
  return {
    reached,
    // One’s own place is not shown.
    reads: [...reads].filter(([id]) => id !== userId).toSorted(),
    messages: messages.map(({ content, replyTo, ...message }) => ({
      ...message,
      replyTo: replyTo?.isDeleted === true ? { ...replyTo, words: null } : replyTo,
      content:
        content.kind === 'interview' && interviews.get(content.interview.id) !== message.sequence
          ? { ...content, interview: null }
          : content,
    })),
    room: plain(environment.getStore().getSource(), roomId),
  };
}

const old = await Promise.all(people.map(opened));

/** Waits some seconds for the events to have come. */
async function compared(person: Room['people'][number], tab: Tab) {
  for (let turn = 0; ; turn += 1) {
    const fresh = await opened(person);
    const expected = snapshot(fresh, person.userId);
    fresh.close();
    const held = snapshot(tab, person.userId);
    const known = { ...held, room: asFar(held.room, expected.room) };
    if (turn === 10 || isDeepStrictEqual(known, expected)) return { held: known, fresh: expected };
    await wait(100);
  }
}

process.on('message', () => {
  Promise.all(people.map((person, at) => compared(person, old[at] ?? failed()))).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

function failed(): never {
  throw new Error('A page was not opened.');
}
