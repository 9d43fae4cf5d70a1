import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, test, vi } from 'vitest';
import { lookAtRooms } from './roomNews.ts';
import { watchUnreadRooms } from './unreadRooms.ts';

type Environment = ReturnType<typeof createMockEnvironment>;

const named = (environment: Environment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);

const happens = (environment: Environment): void => {
  const [subscription] = named(environment, 'roomNewsSubscription');
  if (subscription === undefined) throw new Error('Nobody listens');
  environment.mock.nextValue(subscription, { data: { myChatRoomChanged: null } });
  lookAtRooms(environment);
};

async function answers(environment: Environment, unreadRoomsCount: number): Promise<void> {
  const [query] = named(environment, 'unreadRoomsQuery');
  if (query === undefined) throw new Error('Nothing is asked');
  environment.mock.resolve(query, { data: { me: { id: 'u', __typename: 'User', unreadRoomsCount } } });
  await vi.waitFor(() => expect(named(environment, 'unreadRoomsQuery')).not.toContain(query));
}

describe('the count of unread rooms', () => {
  test('is asked anew when something happens, once at a time, and once more for what happens meanwhile', async () => {
    const environment = createMockEnvironment();
    const tell = vi.fn<(count: number) => void>();
    const stop = watchUnreadRooms(environment, tell);
    expect(named(environment, 'unreadRoomsQuery')).toHaveLength(0);
    happens(environment);
    happens(environment);
    happens(environment);
    expect(named(environment, 'unreadRoomsQuery')).toHaveLength(1);
    await answers(environment, 1);
    await vi.waitFor(() => expect(named(environment, 'unreadRoomsQuery')).toHaveLength(1));
    await answers(environment, 2);
    await vi.waitFor(() => expect(tell.mock.calls).toEqual([[1], [2]]));
    expect(named(environment, 'unreadRoomsQuery')).toHaveLength(0);
    stop();
    expect(named(environment, 'roomNewsSubscription')).toHaveLength(0);
  });

  test('one subscription serves all who listen, and one that was lost is taken up with the line', () => {
    const environment = createMockEnvironment();
    const stops = [1, 2].map(() => watchUnreadRooms(environment, () => undefined));
    const [subscription, ...others] = named(environment, 'roomNewsSubscription');
    expect(others).toEqual([]);
    if (subscription !== undefined) environment.mock.reject(subscription, new Error('lost'));
    expect(named(environment, 'roomNewsSubscription')).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    expect(named(environment, 'roomNewsSubscription')).toHaveLength(1);
    for (const stop of stops) stop();
  });

  test('what is answered after one has left is told to nobody', async () => {
    const environment = createMockEnvironment();
    const tell = vi.fn<(count: number) => void>();
    const stop = watchUnreadRooms(environment, tell);
    happens(environment);
    stop();
    await answers(environment, 3);
    expect(tell).not.toHaveBeenCalled();
  });
});
