import { createContext, use, useSyncExternalStore } from 'react';
import type { Tokens } from './tokenStore.ts';

export type Audience = 'guest' | 'creator' | 'company';

export type Role = 'CORPORATE_AGENT' | 'CORPORATE_USER' | 'CREATOR_USER' | 'OUTSOURCING_RECRUITER';

/** The next step of the registration. */
export type RegistrationStep =
  | 'EMAIL_VERIFICATION'
  | 'PASSWORD'
  | 'PROFILE'
  | 'ENGAGEMENT_TYPE'
  | 'JOB_PROFILE'
  | 'COMPLETED';

/** What chrome and guards need of the signed-in person. Times are ISO 8601. */
export interface Viewer {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly email: string;
  /** A creator's or company's name; the address until the profile is written. */
  readonly name: string;
  readonly imageUrl: string | null;
  /** At most 100; muted rooms do not count. */
  readonly unreadRoomsCount: number;
  readonly hasUnreadNotification: boolean;
  readonly registrationStep: RegistrationStep;
  readonly contentVisibilityType: 'ALL' | 'ONLY_PUBLIC' | 'TEMPORARILY_ALL';
  /** When TEMPORARILY_ALL ends. */
  readonly contentVisibilityEndsAt: string | null;
  /** A creator's four to-dos; false for companies. */
  readonly isOnboardingCompleted: boolean;
  readonly hasRegisteredJobChangeMotivation: boolean;
  readonly viaPrairieCard: boolean;
  readonly closedPrairieCardSignUpCampaignEndedDialogAt: string | null;
  readonly deletionDueAt: string | null;
  /** Requested without the password, so both addresses must confirm. */
  readonly pendingEmail: string | null;
  /** When the second factor will be removed because somebody reported it lost. */
  readonly factorRecoveryDueAt: string | null;
  /** The terms changed since they agreed. */
  readonly hasTextsToAgree: boolean;
}

export type ViewerNews = Partial<
  Pick<Viewer, 'factorRecoveryDueAt' | 'hasUnreadNotification' | 'unreadRoomsCount'>
>;

export interface GuestState {
  readonly status: 'guest';
  /** Signed out by the person (in any tab), or by the server. */
  readonly ended?: 'signed-out' | 'expired';
}

export interface MemberState {
  readonly status: 'member';
  readonly audience: 'creator' | 'company';
  readonly viewer: Viewer;
}

/**
 * `failed`: there are tokens, but the server could not be asked whose; neither a guest's nor a member's page
 * is right then.
 */
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
  /** Waits for a known state, retrying a failed load once; rejects when that fails too. */
  readonly ready: () => Promise<KnownSessionState>;
  readonly signedIn: (tokens: Tokens) => Promise<MemberState>;
  /** Loads `me` again. Rejects, leaving the state, when the server cannot be reached. */
  readonly refetch: () => Promise<KnownSessionState>;
  /** Updates single values without loading `me`. */
  readonly learn: (news: ViewerNews) => void;
  /** Rejects when the server could not be told: the person then stays signed in. */
  readonly signOut: () => Promise<void>;
}

/** The server does not know the person: the session is over. */
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

/** Holds the state; reading and refreshing tokens is behind `set` (see `tokenSession.ts`). */
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

/** Without a token it is a guest's at once. */
export function createGuestSession(): Session {
  return createSessionStore({ status: 'guest' });
}

/** States with the same key see the same data. Null: not known. */
export function viewerKey(state: SessionState): string | null {
  if (state.status === 'guest') return 'guest';
  return state.status === 'member' ? `member:${state.viewer.id}` : null;
}

/** Null while unknown: the chrome then shows neither sign-in nor a member's things. */
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
