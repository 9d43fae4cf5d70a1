import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import query from '../../../__generated__/QuotePageQuery.graphql.ts';
import { useLookAgain } from './useLookAgain.ts';

afterEach(() => vi.useRealTimers());

function Waiting({ waitsFor }: { readonly waitsFor: string | null }): ReactElement {
  const isLate = useLookAgain(waitsFor, { query, variables: { id: 'quote_1' }, most: 2 });
  return <output>{String(isLate)}</output>;
}

test('looks again while something is made, and not for ever', async () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const looks = () => environment.mock.getAllOperations().length;
  const isLate = () => screen.getByRole('status').textContent === 'true';
  const at = (waitsFor: string | null) => (
    <RelayEnvironmentProvider environment={environment}>
      <Waiting waitsFor={waitsFor} />
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(at(null));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(looks()).toBe(0);
  rerender(at('one'));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(looks()).toBe(1);
  act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(looks()).toBe(1);
  act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
  expect(isLate()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(looks()).toBe(0);
  expect(isLate()).toBe(true);
  rerender(at('another'));
  expect(isLate()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(looks()).toBe(1);
});
