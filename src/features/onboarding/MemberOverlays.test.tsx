import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { createSessionStore, SessionContext } from '../session/session.ts';
import { creatorWith, guest } from '../session/testing/viewers.ts';
import { MemberOverlays } from './MemberOverlays.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./MemberOverlayHost.tsx', () => {
  loaded();
  return { MemberOverlayHost: () => <p>重ねて見せるもの</p> };
});

const idle: (() => void)[] = [];
beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => idle.push(rest));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(state: Parameters<typeof createSessionStore>[0]) {
  render(
    <SessionContext value={createSessionStore(state)}>
      <MemberOverlays />
    </SessionContext>,
  );
}

test.each([
  ['a guest', guest],
  ['nobody known yet', { status: 'loading' } as const],
  ['a registration under way', creatorWith({ registrationStep: 'JOB_PROFILE' })],
])('%s loads nothing of it', (_who, state) => {
  show(state);
  expect(idle).toHaveLength(0);
  expect(loaded).not.toHaveBeenCalled();
});

test('a member loads it when the page rests', async () => {
  show(creatorWith({}));
  expect(loaded).not.toHaveBeenCalled();
  await act(async () => {
    for (const rest of idle) rest();
  });
  expect(await screen.findByText('重ねて見せるもの')).toBeInTheDocument();
});
