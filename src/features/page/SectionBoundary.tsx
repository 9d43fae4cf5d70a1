import { isNotFound, useRouterState } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { retryQueries } from '../../relay/useQuery.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reportError } from './errorReport.ts';
import { Failure } from './Failure.tsx';

interface SectionBoundaryProps {
  /** 似ている作品を読み込めませんでした。 */
  readonly title: string;
  readonly headingLevel?: 'h2' | 'h3';
  /** Part of something larger that reports the failure of both. */
  readonly isAside?: boolean;
  readonly children: ReactNode;
}

/**
 * Around a part that may fail alone. Retries by a press, at another address, and when the network is back.
 */
export function SectionBoundary({ children, ...failure }: SectionBoundaryProps): ReactElement {
  const address = useRouterState({ select: (state) => state.location.href });
  const environment = useRelayEnvironment();
  return (
    <ErrorBoundary
      resetKey={address}
      passes={isNotFound}
      onCatch={(error, info) => {
        // Another render queries anew.
        retryQueries(environment);
        reportError(error, info);
      }}
      renderFallback={({ error, reset }) => <Failure {...failure} error={error} retry={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}
