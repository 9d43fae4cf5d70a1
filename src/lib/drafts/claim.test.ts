import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from './record.ts';
import { claimDraft } from './claim.ts';

/** One origin's locks: jsdom has none. */
beforeEach(() => {
  const held = new Set<string>();
  const request = async (name: string, _options: object, run: (lock: object | null) => unknown) => {
    if (held.has(name)) return run(null);
    held.add(name);
    await run({ name });
    return held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('two tabs have a draft each, and a closed one’s goes to whoever comes next', async () => {
  const tabs = [new AbortController(), new AbortController(), new AbortController()];
  const claims = [];
  for (const { signal } of tabs.slice(0, 2)) claims.push(await claimDraft('new', signal));
  expect(claims).toEqual(['new', 'new:2']);
  keepDraft('new:2', { name: '海図' });
  tabs[0]?.abort();
  tabs[1]?.abort();
  await new Promise((later) => setTimeout(later));
  expect(await claimDraft('new', new AbortController().signal)).toBe('new:2');
  expect(await claimDraft('new', new AbortController().signal)).toBe('new');
});

test('without locks there is one for all', async () => {
  vi.stubGlobal('navigator', {});
  expect(await claimDraft('new', new AbortController().signal)).toBe('new');
  expect(await claimDraft('new', new AbortController().signal)).toBe('new');
});
