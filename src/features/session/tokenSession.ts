import { localStore } from '../../lib/browser/storage.ts';
import { createKeptAnswers, type KeptAnswers } from '../../relay/network/keptAnswers.ts';
import { lastVisits } from './lastVisit.ts';
import {
  createSessionStore,
  type KnownSessionState,
  type MemberState,
  NoViewerError,
  type Session,
  type SessionState,
} from './session.ts';
import { claimsOf } from './tokenClaims.ts';
import {
  createTokenSource,
  type Exclusively,
  lockedOverTabs,
  type RefreshAnswer,
  type TokenSource,
} from './tokenSource.ts';
import { type TokenStore, tokenStore } from './tokenStore.ts';

export interface TokenSessionOptions {
  readonly store: TokenStore;
  readonly loadMe: (token: TokenSource) => Promise<MemberState>;
  readonly renew: (refreshToken: string) => Promise<RefreshAnswer>;
  readonly endSession: (token: TokenSource) => Promise<void>;
  readonly exclusively: Exclusively;
  readonly forgetVisits: () => void;
  readonly now?: () => number;
}

export interface TokenSession {
  readonly session: Session;
  /** For the transport. */
  readonly token: TokenSource;
  /**
   * Reads the storage again after another tab changed it or this page was restored from the back/forward
   * cache.
   */
  readonly catchUp: () => void;
}

/** The session in local storage. Tabs follow each other by storage events. */
export function createTokenSession(options: TokenSessionOptions): TokenSession {
  const { store } = options;
  const token = createTokenSource({
    store,
    renew: options.renew,
    exclusively: options.exclusively,
    onEnded: () => end('expired'),
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  // Number of the current load: any change of the session makes older loads void.
  let turn = 0;

  const subject = (): string | null => {
    const stored = store.read();
    return stored === null ? null : claimsOf(stored.accessToken).subject;
  };
  let loadedFor: string | null = null;

  function become(state: SessionState): void {
    loadedFor = state.status === 'member' ? subject() : null;
    token.pin(loadedFor);
    keeper.set(state);
  }

  function end(why: 'signed-out' | 'expired'): void {
    turn += 1;
    store.clear();
    if (why === 'signed-out') options.forgetVisits();
    become({ status: 'guest', ended: why });
  }

  async function load(): Promise<KnownSessionState> {
    turn += 1;
    const mine = turn;
    token.pin(null);
    try {
      const member = await options.loadMe(token);
      // A newer load counts.
      if (mine !== turn) return keeper.ready();
      become(member);
      return member;
    } catch (error) {
      if (mine !== turn) return keeper.ready();
      if (error instanceof NoViewerError) {
        end('expired');
        return { status: 'guest', ended: 'expired' };
      }
      const state = keeper.state();
      // A failed request does not end a known session.
      if (state.status === 'member') token.pin(loadedFor);
      else if (state.status !== 'guest' || store.read() !== null)
        keeper.set({ status: 'failed', error: asError(error) });
      throw error;
    }
  }

  function catchUp(): void {
    const state = keeper.state();
    if (store.read() === null) {
      if (state.status !== 'guest') {
        turn += 1;
        become({ status: 'guest', ended: 'signed-out' });
      }
      return;
    }
    const now = subject();
    // The other tab only refreshed.
    if (state.status === 'member' && now !== null && now === loadedFor) return;
    // Somebody else: hide what is shown.
    if (state.status === 'member') keeper.set({ status: 'loading' });
    load().catch(() => undefined);
  }

  const keeper = createSessionStore(store.read() === null ? { status: 'guest' } : { status: 'loading' }, {
    signedIn: async (tokens) => {
      store.write(tokens);
      const state = await load();
      if (state.status === 'member') return state;
      throw new NoViewerError('Signed in as nobody');
    },
    refetch: () => {
      const state = keeper.state();
      return store.read() === null && state.status === 'guest' ? Promise.resolve(state) : load();
    },
    signOut: async () => {
      if (store.read() !== null) await options.endSession(token);
      end('signed-out');
    },
  });
  store.onChange(catchUp);
  if (keeper.state().status === 'loading') load().catch(() => undefined);
  return { session: keeper, token, catchUp };
}

/** Not in a guest's first page. */
const calls = () => import('./sessionCalls.ts');

/** This page's session, and the answers kept for its viewer. */
export function startSession(): TokenSession & { readonly kept: KeptAnswers } {
  const store = tokenStore(localStore);
  const kept = createKeptAnswers(() => {
    const stored = store.read();
    return (stored && claimsOf(stored.accessToken).subject) ?? 'guest';
  });
  const started = createTokenSession({
    store,
    loadMe: async (token) => {
      // Loads the account notice together with the account, so that it does not push the page down later.
      const [{ loadMe }] = await Promise.all([calls(), import('./AccountNotice.tsx')]);
      return loadMe(token, kept);
    },
    renew: async (refreshToken) => (await calls()).renewTokens(refreshToken),
    endSession: async (token) => (await calls()).endSession(token),
    exclusively: lockedOverTabs,
    forgetVisits: lastVisits(localStore).forget,
  });
  // Restored from the back/forward cache: storage events in between are lost.
  globalThis.addEventListener('pageshow', (event) => {
    if (event.persisted) started.catchUp();
  });
  globalThis.addEventListener('online', () => {
    if (started.session.state().status === 'failed') started.session.refetch().catch(() => undefined);
  });
  return { ...started, kept };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('me could not be loaded', { cause: error });
}
