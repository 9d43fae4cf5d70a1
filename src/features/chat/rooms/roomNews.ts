import { graphql, requestSubscription } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { roomNewsSubscription } from '../../../../__generated__/roomNewsSubscription.graphql.ts';
import { subscriptionClientOf } from '../../../relay/environment.ts';
import { reportError } from '../../page/errorReport.ts';

const subscription = graphql`
  subscription roomNewsSubscription {
    myChatRoomChanged {
      id
      lastMessageAt
      lastSequence
      lastReadSequence
      unreadCount
      isArchived
      ...RoomListRow_room
    }
  }
`;

/** The room that changed; null when events may have been missed. */
type Listener = (roomId: string | null) => void;

const watches = new WeakMap<IEnvironment, RoomNews>();

/**
 * Calls back when a room of the viewer's changes; one subscription for all listeners. Answers a function that
 * ends it.
 */
export function watchRooms(environment: IEnvironment, listener: Listener): () => void {
  const watch = watches.get(environment) ?? new RoomNews(environment);
  watches.set(environment, watch);
  return watch.add(listener);
}

/** For changes without an event: one's own settings of a room. */
export function lookAtRooms(environment: IEnvironment): void {
  watches.get(environment)?.tell(null);
}

class RoomNews {
  readonly #environment: IEnvironment;
  readonly #listeners = new Set<Listener>();
  #stop: (() => void) | null = null;
  #unlisten: (() => void) | null = null;

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#end();
    };
  }

  tell(roomId: string | null): void {
    for (const listener of this.#listeners) listener(roomId);
  }

  #begin(): void {
    this.#subscribe();
    const again = (): void => {
      if (this.#stop !== null) return;
      this.#subscribe();
      this.tell(null);
    };
    const unwatch = subscriptionClientOf(this.#environment)?.onReconnected(() => this.tell(null));
    // Resubscribes after the connection was lost for good.
    globalThis.addEventListener('online', again);
    globalThis.addEventListener('focus', again);
    this.#unlisten = () => {
      unwatch?.();
      globalThis.removeEventListener('online', again);
      globalThis.removeEventListener('focus', again);
    };
  }

  #subscribe(): void {
    let isOver = false;
    const over = (): void => {
      isOver = true;
      this.#stop = null;
    };
    const { dispose } = requestSubscription<roomNewsSubscription>(this.#environment, {
      subscription,
      variables: {},
      onNext: (answer) => {
        const id = answer?.myChatRoomChanged?.id;
        if (id !== undefined) this.tell(id);
      },
      onError: (error) => {
        over();
        reportError(error);
      },
      onCompleted: over,
    });
    if (!isOver) this.#stop = dispose;
  }

  #end(): void {
    this.#unlisten?.();
    this.#stop?.();
    this.#unlisten = null;
    this.#stop = null;
  }
}
