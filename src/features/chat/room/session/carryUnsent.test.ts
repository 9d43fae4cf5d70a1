import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localStore } from '../../../../lib/browser/storage.ts';
import { carryOn, carryUnsent, handOver } from './carryUnsent.ts';
import { unsentBox } from './unsent.ts';

const left = (clientId: string) => ({
  clientId,
  text: `言葉 ${clientId}`,
  replyToId: null,
  writtenAt: Date.now(),
  after: 0,
  refusal: null,
});

// Loaded for the first time it may take longer than a test waits.
beforeAll(async () => {
  await import('./roomSession.ts');
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  localStorage.clear();
});

function begun() {
  const environment = createMockEnvironment();
  ends.push(carryUnsent(environment));
  const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const answer = (name: string, data: Record<string, unknown>) => {
    const found = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === name);
    if (!found) throw new Error(`${name} is not under way: ${names().join(', ')}`);
    environment.mock.resolve(found, { data });
  };
  const room = (ownUserId: string) =>
    answer('carryUnsentQuery', { node: { __typename: 'ChatRoom', id: 'room', ownUserId } });
  const page = () =>
    answer('roomCallsPageQuery', {
      node: { __typename: 'ChatRoom', id: 'room', lastChange: 0, reads: [] },
      messages: { edges: [], pageInfo: { hasPreviousPage: false, hasNextPage: false } },
    });
  const sent = (clientId: string, sequence: number) =>
    answer('roomCallsSendMutation', {
      addMessage: {
        errors: [],
        message: {
          __typename: 'PlainMessage',
          id: `m${sequence}`,
          sequence,
          change: sequence,
          clientId,
          sendAt: '2026-04-01T00:00:00.000Z',
          deletedAt: null,
          sender: { __typename: 'ChatUser', id: 'me', name: '早瀬 澪', roles: ['CREATOR_USER'] },
          replyTo: null,
          text: '言葉',
        },
      },
    });
  return { environment, names, room, page, sent };
}

test('what an earlier page left unsent goes out in order, whatever page is open', async () => {
  const box = unsentBox(localStore, 'me', 'room');
  box.write([left('c1'), left('c2')]);
  const { names, room, page, sent } = begun();
  room('me');
  await vi.waitFor(() => expect(names()).toContain('roomCallsPageQuery'));
  page();
  await vi.waitFor(() => expect(names()).toContain('roomCallsSendMutation'));
  sent('c1', 1);
  await vi.waitFor(() => expect(box.read().map(({ clientId }) => clientId)).toEqual(['c2']));
  sent('c2', 2);
  await vi.waitFor(() => expect(box.read()).toEqual([]));
  // Then nobody listens to the room any more.
  await vi.waitFor(() => expect(names()).not.toContain('roomCallsSubscription'));
});

test('what somebody else wrote here stays where it is', async () => {
  const box = unsentBox(localStore, 'other', 'room');
  box.write([left('c1')]);
  const { names, room } = begun();
  room('me');
  await vi.waitFor(() => expect(names()).toEqual([]));
  expect(box.read()).toHaveLength(1);
});

test('a room that is open sends by itself, and what it leaves is carried on', async () => {
  const box = unsentBox(localStore, 'me', 'room');
  const { environment, names } = begun();
  handOver(environment, 'room');
  box.write([left('c1')]);
  expect(names()).toEqual([]);
  carryOn(environment, 'room', 'me');
  await vi.waitFor(() => expect(names()).toContain('roomCallsPageQuery'));
  handOver(environment, 'room');
  expect(names()).not.toContain('roomCallsSubscription');
});

test('a room that is opened again while the code is on its way sends by itself', async () => {
  const box = unsentBox(localStore, 'me', 'room');
  const { environment, names } = begun();
  handOver(environment, 'room');
  box.write([left('c1')]);
  carryOn(environment, 'room', 'me');
  handOver(environment, 'room');
  // A room left afterwards is carried on, and only that one.
  unsentBox(localStore, 'me', 'other').write([left('c2')]);
  carryOn(environment, 'other', 'me');
  await vi.waitFor(() => expect(names()).toContain('roomCallsPageQuery'));
  const rooms = environment.mock.getAllOperations().map(({ request }) => request.variables['roomId']);
  expect(new Set(rooms)).toEqual(new Set(['other']));
});
