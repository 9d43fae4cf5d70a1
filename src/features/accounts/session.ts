import { createContext, use, useSyncExternalStore } from 'react';

export type Audience = 'guest' | 'creator' | 'company';

/** What the chrome shows of the person who is signed in. */
export interface Viewer {
  readonly id: string;
  /** A creator's name, or a company's. */
  readonly name: string;
  readonly imageUrl: string | null;
  readonly hasUnreadMessage: boolean;
  readonly hasUnreadNotification: boolean;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly audience: 'creator' | 'company'; readonly viewer: Viewer };

export type KnownSessionState = Exclude<SessionState, { status: 'loading' }>;

/** Who sits before this browser, as far as the page knows. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The state once it is no longer `loading`. */
  readonly ready: () => Promise<KnownSessionState>;
  /** Resolves when nobody is signed in any more; rejects when the server could not be told. */
  readonly signOut: () => Promise<void>;
}

interface SessionStore extends Session {
  readonly set: (state: SessionState) => void;
}

/** A session that is told its state. What reads and refreshes the tokens sits behind `set`. */
export function createSessionStore(
  initial: SessionState,
  signOut: () => Promise<void> = () => Promise.resolve(),
): SessionStore {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    state: () => state,
    subscribe,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    ready: () =>
      new Promise((resolve) => {
        const settle = (): boolean => {
          if (state.status === 'loading') return false;
          resolve(state);
          return true;
        };
        if (settle()) return;
        const stop = subscribe(() => {
          if (settle()) stop();
        });
      }),
    signOut,
  };
}

/** A browser that holds no token: known to be a guest at once, without asking anybody. */
export function createGuestSession(): Session {
  return createSessionStore({ status: 'guest' });
}

/** Two states with the same key see the same data. Null: not known yet. */
export function viewerKey(state: SessionState): string | null {
  if (state.status === 'loading') return null;
  return state.status === 'guest' ? 'guest' : `member:${state.viewer.id}`;
}

/** Null while it is not known: the chrome then offers neither sign-in nor anything of a member's. */
export function audienceOf(state: SessionState): Audience | null {
  if (state.status === 'loading') return null;
  return state.status === 'member' ? state.audience : 'guest';
}

export const SessionContext = createContext<Session>(createGuestSession());

export function useSession(): Session {
  return use(SessionContext);
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}
