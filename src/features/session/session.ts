import { createContext, use, useSyncExternalStore } from 'react';
import type { Tokens } from './tokenStore.ts';

export type Audience = 'guest' | 'creator' | 'company';

export type Role = 'CORPORATE_AGENT' | 'CORPORATE_USER' | 'CREATOR_USER' | 'OUTSOURCING_RECRUITER';

/** The step of the registration that comes next. */
export type RegistrationStep =
  | 'EMAIL_VERIFICATION'
  | 'PASSWORD'
  | 'PROFILE'
  | 'ENGAGEMENT_TYPE'
  | 'JOB_PROFILE'
  | 'COMPLETED';

/** What the chrome and the guards need of the person who is signed in. Times are ISO 8601. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly email: string;
  /** A creator's name, or a company's; the address until the profile is written. */
  readonly name: string;
  readonly imageUrl: string | null;
  /** Rooms with something to read, 100 at the most; what is muted does not count. */
  readonly unreadRoomsCount: number;
  readonly hasUnreadNotification: boolean;
  readonly registrationStep: RegistrationStep;
  readonly contentVisibilityType: 'ALL' | 'ONLY_PUBLIC' | 'TEMPORARILY_ALL';
  /** When TEMPORARILY_ALL ends. */
  readonly contentVisibilityEndsAt: string | null;
  /** A creator's four to-dos; false for companies, which have others. */
  readonly isOnboardingCompleted: boolean;
  readonly hasRegisteredJobChangeMotivation: boolean;
  readonly viaPrairieCard: boolean;
  readonly closedPrairieCardSignUpCampaignEndedDialogAt: string | null;
  readonly deletionDueAt: string | null;
  /** Asked for without the password; both addresses have to agree. */
  readonly pendingEmail: string | null;
  /** When the second factor goes, as somebody asked who says they have lost it. */
  readonly factorRecoveryDueAt: string | null;
  /** Terms in force have changed since they agreed to them. */
  readonly hasTextsToAgree: boolean;
}

export type ViewerNews = Partial<
  Pick<Viewer, 'factorRecoveryDueAt' | 'hasUnreadNotification' | 'unreadRoomsCount'>
>;

export interface GuestState {
  readonly status: 'guest';
  /** Who was here is gone: by their own act (in any tab), or because the server would not know them any more. */
  readonly ended?: 'signed-out' | 'expired';
}

export interface MemberState {
  readonly status: 'member';
  readonly audience: 'creator' | 'company';
  readonly viewer: Viewer;
}

/** `failed`: there are tokens, but the server could not be asked whose. Neither a guest's page nor a member's is true then. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error }
  | GuestState
  | MemberState;

export type KnownSessionState = GuestState | MemberState;

/**
 * Who sits before this browser, as far as the page knows: `useSession()` for the acts, `useSessionState()` for the state.
 *
 * - After a mutation that answers tokens: `const member = await session.signedIn(tokens)`. It keeps them, loads `me`, and
 *   resolves with the state that everybody sees from then on. It rejects when `me` could not be loaded.
 * - After a mutation that changes what `Viewer` holds (a step of the registration, a name, a picture):
 *   `await session.refetch()`, and only then go to the next page, whose guard looks at the new state.
 * - Another viewer means another Relay environment; pages are rendered anew, and guards and loaders asked again.
 */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The state once it is known. A failed load is tried again first; rejects when it fails again. */
  readonly ready: () => Promise<KnownSessionState>;
  readonly signedIn: (tokens: Tokens) => Promise<MemberState>;
  /** Loads `me` again. Rejects, and leaves the state as it was, when the server cannot be asked. */
  readonly refetch: () => Promise<KnownSessionState>;
  /** What was heard about the viewer meanwhile, without asking for all of it again. */
  readonly learn: (news: ViewerNews) => void;
  /** Resolves when nobody is signed in any more; rejects when the server could not be told: they then stay signed in. */
  readonly signOut: () => Promise<void>;
}

/** For a person whom the server does not know: the session is over. */
export class NoViewerError extends Error {
  override readonly name = 'NoViewerError';
}

export type SessionActs = Pick<Session, 'signedIn' | 'refetch' | 'signOut'>;

interface SessionStore extends Session {
  readonly set: (state: SessionState) => void;
}

function unasked(): Promise<never> {
  return Promise.reject(new Error('This session asks nobody'));
}

/** A session that is told its state. What reads and refreshes the tokens sits behind `set` (see `tokenSession.ts`). */
export function createSessionStore(initial: SessionState, acts: Partial<SessionActs> = {}): SessionStore {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const refetch =
    acts.refetch ??
    ((): Promise<KnownSessionState> => {
      if (state.status === 'guest' || state.status === 'member') return Promise.resolve(state);
      return unasked();
    });
  const set = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe,
    set,
    learn: (news) => {
      if (state.status === 'member') set({ ...state, viewer: { ...state.viewer, ...news } });
    },
    ready: () => {
      if (state.status === 'failed') return refetch();
      return new Promise((resolve, reject) => {
        const settle = (): boolean => {
          if (state.status === 'loading') return false;
          if (state.status === 'failed') reject(state.error);
          else resolve(state);
          return true;
        };
        if (settle()) return;
        const stop = subscribe(() => {
          if (settle()) stop();
        });
      });
    },
    signedIn: acts.signedIn ?? unasked,
    refetch,
    signOut: acts.signOut ?? (() => Promise.resolve()),
  };
}

/** A browser that holds no token: known to be a guest at once, without asking anybody. */
export function createGuestSession(): Session {
  return createSessionStore({ status: 'guest' });
}

/** Two states with the same key see the same data. Null: not known. */
export function viewerKey(state: SessionState): string | null {
  if (state.status === 'guest') return 'guest';
  return state.status === 'member' ? `member:${state.viewer.id}` : null;
}

/** Null while it is not known: the chrome then offers neither sign-in nor anything of a member's. */
export function audienceOf(state: SessionState): Audience | null {
  if (state.status === 'guest') return 'guest';
  return state.status === 'member' ? state.audience : null;
}

export const SessionContext = createContext<Session>(createGuestSession());

export function useSession(): Session {
  return use(SessionContext);
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
