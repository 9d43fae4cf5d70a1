import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { ResultCount } from './ResultCount.tsx';
import { retryQueries } from '../../relay/useQuery.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a query that failed is sent anew after a retry', async () => {
  const user = userEvent.setup();
  const environment = createMockEnvironment();
  const sent = vi.spyOn(environment, 'execute');
  const page = (reset: () => void): ReactElement => (
    <button
      type="button"
      onClick={() => {
        retryQueries(environment);
        reset();
      }}
    >
      もう一度
    </button>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <ErrorBoundary renderFallback={({ reset }) => page(reset)}>
        <Suspense fallback="…">
          <ResultCount filters={{}} newbie={false} />
        </Suspense>
      </ErrorBoundary>
    </RelayEnvironmentProvider>,
  );
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  const retry = await screen.findByRole('button', { name: 'もう一度' });
  expect(sent).toHaveBeenCalledTimes(1);
  await user.click(retry);
  expect(sent).toHaveBeenCalledTimes(2);
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { productsCount: { count: 12, isMore: false } } }),
  );
  expect(await screen.findByText('12')).toBeTruthy();
});
