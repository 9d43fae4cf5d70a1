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
      ...RoomListRow_room
    }
  }
`;

/** Which room something happened in; null where one may have missed something. */
type Listener = (roomId: string | null) => void;

const watches = new WeakMap<IEnvironment, RoomNews>();

/** Calls back when something happened in a room of the viewer's, by one subscription for all who listen. Answers how to end it. */
export function watchRooms(environment: IEnvironment, listener: Listener): () => void {
  const watch = watches.get(environment) ?? new RoomNews(environment);
  watches.set(environment, watch);
  return watch.add(listener);
}

/** After what no event tells of: one's own choices about a room. */
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
    // A line that was lost for good is taken up again as a room's own is.
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    this.#unlisten = () => {
      unwatch?.();
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
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
