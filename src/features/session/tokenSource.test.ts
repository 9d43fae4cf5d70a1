import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '../../relay/network/transportErrors.ts';
import { nowMs, sharedLock, sharedStorage, tokensOf } from './testing/tokens.ts';
import { createTokenSource, type RefreshAnswer, SessionChangedError } from './tokenSource.ts';
import { type StoredTokens, tokenStore } from './tokenStore.ts';

let now = nowMs;
beforeEach(() => {
  now = nowMs;
});

const later = (minutes: number): void => {
  now = nowMs + minutes * 60_000;
};

function house() {
  const storage = sharedStorage();
  const exclusively = sharedLock();
  let n = 0;
  const renew = vi.fn(async (refreshToken: string): Promise<RefreshAnswer> => {
    n += 1;
    const subject = refreshToken.split('-')[1] ?? '';
    return Promise.resolve({ tokens: tokensOf(subject, { at: now, n }) });
  });
  const tab = () => {
    const store = tokenStore(storage.tab(), () => now);
    const onEnded = vi.fn();
    const source = createTokenSource({ store, renew, exclusively, onEnded, now: () => now });
    return { store, onEnded, source };
  };
  return { storage, renew, tab };
}

describe('a token', () => {
  test('is given as long as it is good', async () => {
    const { renew, tab } = house();
    const { store, source } = tab();
    expect(await source.get()).toBeNull();
    const tokens = tokensOf('mio');
    store.write(tokens);
    later(14);
    expect(await source.get()).toBe(tokens.accessToken);
    expect(renew).not.toHaveBeenCalled();
  });

  test('is refreshed shortly before its end, and after it', async () => {
    const { renew, tab } = house();
    const { store, source } = tab();
    store.write(tokensOf('mio'));
    later(14.6);
    expect(await source.get()).toBe(tokensOf('mio', { at: now, n: 1 }).accessToken);
    expect(renew).toHaveBeenCalledExactlyOnceWith('refresh-mio-0');
    later(60);
    await source.get();
    expect(renew).toHaveBeenLastCalledWith('refresh-mio-1');
  });

  test('is measured by the server’s clock: a computer that is a day ahead does not refresh before every request', async () => {
    const { renew, tab } = house();
    const { store, source } = tab();
    const server = now;
    now += 24 * 60 * 60_000;
    const tokens = tokensOf('mio', { at: server });
    store.write(tokens);
    expect(await source.get()).toBe(tokens.accessToken);
    now += 15 * 60_000;
    await source.get();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('that says nothing of itself is left for the server to judge', async () => {
    const { renew, tab } = house();
    const { store, source } = tab();
    store.write({ accessToken: 'opaque', refreshToken: 'r' });
    expect(await source.get()).toBe('opaque');
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('one refresh', () => {
  test('for twenty callers in two tabs', async () => {
    const { renew, tab } = house();
    const first = tab();
    const second = tab();
    first.store.write(tokensOf('mio'));
    later(20);
    const callers = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? first : second).source.get());
    const answers = new Set(await Promise.all(callers));
    expect(answers).toEqual(new Set([tokensOf('mio', { at: now, n: 1 }).accessToken]));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('though the lock reaches the second tab before what the first one stored', async () => {
    const { renew, tab } = house();
    const first = tab();
    const old = tokensOf('mio');
    first.store.write(old);
    later(20);
    let seen: StoredTokens | null = first.store.read();
    let tell = (): void => undefined;
    const onChange = (listener: () => void) => {
      tell = listener;
      return () => undefined;
    };
    const slow = createTokenSource({
      store: { ...first.store, read: () => seen, onChange },
      renew,
      exclusively: (run) => run(true),
      onEnded: () => undefined,
      now: () => now,
    });
    const fresh = await first.source.get();
    const waiting = slow.get();
    seen = first.store.read();
    tell();
    expect(await waiting).toBe(fresh);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('for those who were all refused the same token, whenever they hear of it', async () => {
    const { renew, tab } = house();
    const { store, source } = tab();
    const old = tokensOf('mio');
    store.write(old);
    const early = await source.refresh(old.accessToken);
    const late = await source.refresh(old.accessToken);
    expect(late).toBe(early);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('a refresh that does not come', () => {
  test('when the token is refused, both are dropped, and that is told', async () => {
    const { renew, storage, tab } = house();
    const { store, source, onEnded } = tab();
    store.write(tokensOf('mio'));
    renew.mockResolvedValue({ refused: true });
    later(20);
    expect(await source.get()).toBeNull();
    expect(storage.kept.size).toBe(0);
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(await source.get()).toBeNull();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('when the network is down it is an error and no sign-out', async () => {
    const { renew, tab } = house();
    const { store, source, onEnded } = tab();
    const tokens = tokensOf('mio');
    store.write(tokens);
    renew.mockRejectedValueOnce(new NetworkError('down'));
    later(20);
    await expect(source.get()).rejects.toThrow(NetworkError);
    expect(store.read()).toMatchObject(tokens);
    expect(onEnded).not.toHaveBeenCalled();
    expect(await source.get()).not.toBeNull();
  });

  test('a token that has a few seconds left is used meanwhile', async () => {
    const { renew, tab } = house();
    const { store, source } = tab();
    const tokens = tokensOf('mio');
    store.write(tokens);
    renew.mockRejectedValue(new NetworkError('down'));
    later(14.8);
    expect(await source.get()).toBe(tokens.accessToken);
    await expect(source.refresh(tokens.accessToken)).rejects.toThrow(NetworkError);
  });
});

describe('what another tab does', () => {
  test('signing out while this one refreshes brings nothing back', async () => {
    const { renew, storage, tab } = house();
    const here = tab();
    const there = tab();
    here.store.write(tokensOf('mio'));
    later(20);
    renew.mockImplementationOnce(() => {
      there.store.clear();
      return Promise.resolve({ tokens: tokensOf('mio', { at: now, n: 1 }) });
    });
    expect(await here.source.get()).toBeNull();
    expect(storage.kept.size).toBe(0);
    expect(here.onEnded).not.toHaveBeenCalled();
  });

  test('a refusal of the old tokens does not drop those of who signed in meanwhile', async () => {
    const { renew, tab } = house();
    const here = tab();
    const there = tab();
    here.store.write(tokensOf('mio'));
    later(20);
    const others = tokensOf('ren', { at: now });
    renew.mockImplementationOnce(() => {
      there.store.write(others);
      return Promise.resolve({ refused: true });
    });
    expect(await here.source.get()).toBe(others.accessToken);
    expect(here.onEnded).not.toHaveBeenCalled();
  });

  test('nothing goes out in the name of another person than the one this page shows', async () => {
    const { tab } = house();
    const here = tab();
    const there = tab();
    here.store.write(tokensOf('mio'));
    here.source.pin('mio');
    there.store.write(tokensOf('ren'));
    await expect(here.source.get()).rejects.toThrow(SessionChangedError);
    await expect(here.source.refresh(tokensOf('mio').accessToken)).rejects.toThrow(SessionChangedError);
    here.source.pin(null);
    expect(await here.source.get()).toBe(tokensOf('ren').accessToken);
  });
});
