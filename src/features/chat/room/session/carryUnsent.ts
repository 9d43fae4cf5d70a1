import { fetchQuery, graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { carryUnsentQuery } from '../../../../../__generated__/carryUnsentQuery.graphql.ts';
import { localStore } from '../../../../lib/browser/storage.ts';
import type { RoomSession } from './roomSession.ts';
import { roomsWithUnsent, unsentBox } from './unsent.ts';

/** What was written in rooms that are not open goes out too, for as long as its writer is here. */
const carriers = new WeakMap<IEnvironment, Carrier>();
/** Rooms that are open: they send by themselves. */
const openRooms = new WeakMap<IEnvironment, Set<string>>();

/** From the session's begin until its end: what an earlier page left unsent. */
export function carryUnsent(environment: IEnvironment): () => void {
  const carrier = new Carrier(environment);
  carriers.set(environment, carrier);
  void carrier.begin();
  return () => {
    carriers.delete(environment);
    carrier.end();
  };
}

/** The room was left: what waits there is carried on. */
export function carryOn(environment: IEnvironment, roomId: string, userId: string): void {
  openRooms.get(environment)?.delete(roomId);
  void carriers.get(environment)?.start(roomId, userId);
}

/** The room is open: it sends by itself. */
export function handOver(environment: IEnvironment, roomId: string): void {
  openRooms.set(environment, (openRooms.get(environment) ?? new Set()).add(roomId));
  carriers.get(environment)?.stop(roomId);
}

class Carrier {
  readonly #environment: IEnvironment;
  readonly #sessions = new Map<string, RoomSession>();
  #isOver = false;
  readonly #again = (): void => void this.begin();

  constructor(environment: IEnvironment) {
    this.#environment = environment;
    globalThis.addEventListener('online', this.#again);
  }

  async begin(): Promise<void> {
    for (const { roomId, userId } of roomsWithUnsent(localStore)) {
      if (this.#sessions.has(roomId)) continue;
      // Without a line: it is tried again when there is one.
      const isOwn = await this.#isOwn(roomId, userId).catch(() => false);
      const isOpen = openRooms.get(this.#environment)?.has(roomId) === true;
      if (isOwn && !this.#isOver && !isOpen) await this.start(roomId, userId);
    }
  }

  end(): void {
    this.#isOver = true;
    globalThis.removeEventListener('online', this.#again);
    for (const roomId of this.#sessions.keys()) this.stop(roomId);
  }

  async start(roomId: string, userId: string): Promise<void> {
    if (this.#sessions.has(roomId)) return;
    if (
      unsentBox(localStore, userId, roomId)
        .read()
        .every(({ refusal }) => refusal !== null)
    )
      return;
    // Most members never have anything unsent. Without a line its code is asked for again when there is one.
    const code = await import('./roomSession.ts').catch(() => null);
    const isTaken = this.#sessions.has(roomId) || openRooms.get(this.#environment)?.has(roomId) === true;
    if (code === null || isTaken || this.#isOver) return;
    const session = new code.RoomSession({ environment: this.#environment, roomId, userId });
    this.#sessions.set(roomId, session);
    session.subscribe(() => {
      const { asks, state, unsent } = session.view();
      const isDone = unsent.every(({ clientId, refusal }) => refusal !== null || asks.has(clientId));
      if (state === 'gone' || (state === 'ready' && isDone)) this.stop(roomId);
    });
    session.open();
  }

  stop(roomId: string): void {
    this.#sessions.get(roomId)?.close();
    this.#sessions.delete(roomId);
  }

  /** Whether the words are of who is signed in now, in a room of theirs. */
  async #isOwn(roomId: string, userId: string): Promise<boolean> {
    const answer = await fetchQuery<carryUnsentQuery>(
      this.#environment,
      graphql`
        query carryUnsentQuery($roomId: ID!) {
          node(id: $roomId) {
            ... on ChatRoom {
              ownUserId
            }
          }
        }
      `,
      { roomId },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.node?.ownUserId === userId;
  }
}
