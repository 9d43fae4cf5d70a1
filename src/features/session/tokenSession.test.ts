import { describe, expect, test, vi } from 'vitest';
import { NetworkError } from '../../relay/network/transportErrors.ts';
import { type MemberState, NoViewerError } from './session.ts';
import { nowMs, sharedLock, sharedStorage, tokensOf } from './testing/tokens.ts';
import { company, creator } from './testing/viewers.ts';
import { claimsOf } from './tokenClaims.ts';
import { createTokenSession } from './tokenSession.ts';
import type { RefreshAnswer, TokenSource } from './tokenSource.ts';
import { tokenStore } from './tokenStore.ts';

const people: Readonly<Record<string, MemberState>> = { mio: creator, sawa: company };

function house() {
  const storage = sharedStorage();
  const exclusively = sharedLock();
  const loadMe = vi.fn(async (token: TokenSource): Promise<MemberState> => {
    const bearer = await token.get();
    const person = bearer === null ? undefined : people[claimsOf(bearer).subject ?? ''];
    if (person === undefined) throw new NoViewerError('me is null');
    return person;
  });
  const renew = vi.fn((): Promise<RefreshAnswer> => Promise.resolve({ refused: true }));
  const endSession = vi.fn(() => Promise.resolve());
  const forgetVisits = vi.fn();
  const tab = () => {
    const store = tokenStore(storage.tab(), () => nowMs);
    return {
      store,
      ...createTokenSession({
        store,
        loadMe,
        renew,
        endSession,
        exclusively,
        forgetVisits,
        now: () => nowMs,
      }),
    };
  };
  /** A browser in which somebody is signed in already. */
  const kept = (subject: string, forMs?: number): void => {
    tokenStore(storage.tab(), () => nowMs).write(tokensOf(subject, forMs === undefined ? {} : { forMs }));
  };
  return { storage, loadMe, renew, endSession, forgetVisits, tab, kept };
}

describe('at the start', () => {
  test('a browser without tokens is a guest’s at once, and nobody is asked', () => {
    const { loadMe, tab } = house();
    expect(tab().session.state()).toEqual({ status: 'guest' });
    expect(loadMe).not.toHaveBeenCalled();
  });

  test('with tokens it is loading, then the member’s', async () => {
    const { kept, tab } = house();
    kept('mio');
    const { session } = tab();
    expect(session.state()).toEqual({ status: 'loading' });
    expect(await session.ready()).toBe(creator);
    expect(session.state()).toBe(creator);
  });

  test('a null me with a token ends the session', async () => {
    const { kept, storage, tab } = house();
    kept('nobody');
    expect(await tab().session.ready()).toEqual({ status: 'guest', ended: 'expired' });
    expect(storage.kept.size).toBe(0);
  });

  test('a refused refresh token ends the session', async () => {
    const { kept, storage, tab } = house();
    kept('mio', 1000);
    expect(await tab().session.ready()).toEqual({ status: 'guest', ended: 'expired' });
    expect(storage.kept.size).toBe(0);
  });

  test('without a network it is neither: it failed, keeps the tokens, and is tried again when asked', async () => {
    const { kept, loadMe, storage, tab } = house();
    kept('mio');
    loadMe.mockRejectedValueOnce(new NetworkError('down'));
    const { session } = tab();
    await expect(session.ready()).rejects.toThrow(NetworkError);
    expect(session.state().status).toBe('failed');
    expect(storage.kept.size).toBe(1);
    expect(await session.ready()).toBe(creator);
  });
});

describe('signing in', () => {
  test('keeps the tokens and resolves with the member', async () => {
    const { storage, tab } = house();
    const { session, token } = tab();
    const states: string[] = [];
    session.subscribe(() => states.push(session.state().status));
    expect(await session.signedIn(tokensOf('mio'))).toBe(creator);
    expect(states).toEqual(['member']);
    expect(storage.kept.size).toBe(1);
    expect(await token.get()).toBe(tokensOf('mio').accessToken);
  });

  test('that cannot find out who it was says so, and holds nobody for a guest', async () => {
    const { loadMe, tab } = house();
    loadMe.mockRejectedValueOnce(new NetworkError('down'));
    const { session } = tab();
    await expect(session.signedIn(tokensOf('mio'))).rejects.toThrow(NetworkError);
    expect(session.state().status).toBe('failed');
    expect(await session.refetch()).toBe(creator);
  });
});

describe('refetching', () => {
  test('shows what has changed, and keeps what is known when the network is down', async () => {
    const { kept, loadMe, tab } = house();
    kept('mio');
    const { session } = tab();
    await session.ready();
    loadMe.mockRejectedValueOnce(new NetworkError('down'));
    await expect(session.refetch()).rejects.toThrow(NetworkError);
    expect(session.state()).toBe(creator);
    const renamed: MemberState = { ...creator, viewer: { ...creator.viewer, name: '早瀬 澪' } };
    loadMe.mockResolvedValueOnce(renamed);
    await session.refetch();
    expect(session.state()).toBe(renamed);
  });

  test('an answer that was overtaken by signing out is void', async () => {
    const { kept, loadMe, tab } = house();
    kept('mio');
    const { session } = tab();
    await session.ready();
    const late = Promise.withResolvers<MemberState>();
    loadMe.mockReturnValueOnce(late.promise);
    const refetched = session.refetch();
    await session.signOut();
    late.resolve(creator);
    expect(await refetched).toEqual({ status: 'guest', ended: 'signed-out' });
    expect(session.state().status).toBe('guest');
  });
});

describe('signing out', () => {
  test('tells the server, then drops the tokens and the last-active record', async () => {
    const { endSession, forgetVisits, kept, storage, tab } = house();
    kept('mio');
    const { session } = tab();
    await session.ready();
    await session.signOut();
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(storage.kept.size).toBe(0);
    expect(forgetVisits).toHaveBeenCalledTimes(1);
    expect(session.state()).toEqual({ status: 'guest', ended: 'signed-out' });
  });

  test('that the server does not hear of fails, and leaves everything as it was', async () => {
    const { endSession, forgetVisits, kept, storage, tab } = house();
    kept('mio');
    const { session } = tab();
    await session.ready();
    endSession.mockRejectedValueOnce(new NetworkError('down'));
    await expect(session.signOut()).rejects.toThrow(NetworkError);
    expect(session.state()).toBe(creator);
    expect(storage.kept.size).toBe(1);
    expect(forgetVisits).not.toHaveBeenCalled();
  });
});

describe('two tabs', () => {
  test('signing out in one is followed by the other', async () => {
    const { kept, tab } = house();
    kept('mio');
    const [here, there] = [tab(), tab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    await there.session.signOut();
    expect(here.session.state()).toEqual({ status: 'guest', ended: 'signed-out' });
  });

  test('signing in in one is followed by the other', async () => {
    const { tab } = house();
    const [here, there] = [tab(), tab()];
    await there.session.signedIn(tokensOf('mio'));
    await vi.waitFor(() => expect(here.session.state()).toBe(creator));
  });

  test('another person’s sign-in hides the page at once, and then shows theirs', async () => {
    const { kept, tab } = house();
    kept('mio');
    const [here, there] = [tab(), tab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    const states: string[] = [];
    here.session.subscribe(() => states.push(here.session.state().status));
    await there.session.signedIn(tokensOf('sawa'));
    await vi.waitFor(() => expect(here.session.state()).toBe(company));
    expect(states).toEqual(['loading', 'member']);
  });

  test('a refresh in one is nothing to the other', async () => {
    const { kept, loadMe, tab } = house();
    kept('mio');
    const [here, there] = [tab(), tab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    const heard = vi.fn();
    here.session.subscribe(heard);
    loadMe.mockClear();
    there.store.write(tokensOf('mio', { n: 7 }));
    expect(heard).not.toHaveBeenCalled();
    expect(loadMe).not.toHaveBeenCalled();
    expect(await here.token.get()).toBe(tokensOf('mio', { n: 7 }).accessToken);
  });
});
