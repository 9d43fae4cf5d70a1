import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import query from '../../../__generated__/QuotePageQuery.graphql.ts';
import { useLookAgain } from './useLookAgain.ts';

afterEach(() => vi.useRealTimers());

function Waiting({ waiting }: { readonly waiting: boolean }): ReactElement | null {
  useLookAgain(waiting, { query, variables: { id: 'quote_1' }, most: 2 });
  return null;
}

test('looks again while something is made, and not for ever', async () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const looks = () => environment.mock.getAllOperations().length;
  const at = (waiting: boolean) => (
    <RelayEnvironmentProvider environment={environment}>
      <Waiting waiting={waiting} />
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(at(false));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(looks()).toBe(0);
  rerender(at(true));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(looks()).toBe(1);
  act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(looks()).toBe(1);
  act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(looks()).toBe(0);
});
