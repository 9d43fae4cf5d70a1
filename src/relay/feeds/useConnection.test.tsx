import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { guestAccessToken } from '../network/accessToken.ts';
import { createEnvironment, subscriptionClientOf } from '../environment.ts';
import { useConnectionState, useReconnected } from './useConnection.ts';

function Room({ onReconnected }: { readonly onReconnected: () => void }) {
  useReconnected(onReconnected);
  return <p>{useConnectionState()}</p>;
}

function show(environment: IEnvironment, onReconnected: () => void) {
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <Room onReconnected={onReconnected} />
    </RelayEnvironmentProvider>,
  );
}

describe('a room and its connection', () => {
  it('hears when it is back, with its latest callback, and no more once it is gone', () => {
    const environment = createEnvironment({ token: guestAccessToken, report: vi.fn() });
    const client = subscriptionClientOf(environment);
    if (client === null) throw new Error('no client');
    const listeners = new Set<() => void>();
    vi.spyOn(client, 'onReconnected').mockImplementation((listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    });
    const first = vi.fn();
    const second = vi.fn();
    const view = show(environment, first);
    view.rerender(
      <RelayEnvironmentProvider environment={environment}>
        <Room onReconnected={second} />
      </RelayEnvironmentProvider>,
    );
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    view.unmount();
    expect(listeners.size).toBe(0);
  });

  it('is idle where there is no socket', () => {
    show(createMockEnvironment(), vi.fn());
    expect(screen.getByText('idle')).toBeDefined();
  });
});
