import { isNotFound, useRouterState } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { retryQueries } from '../../relay/useQuery.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reportError } from './errorReport.ts';
import { Failure } from './Failure.tsx';

interface SectionBoundaryProps {
  /** What could not be shown: 似ている作品を読み込めませんでした。 */
  readonly title: string;
  readonly headingLevel?: 'h2' | 'h3';
  /** Belongs to something larger, which tells of a failure of both. */
  readonly isAside?: boolean;
  readonly children: ReactNode;
}

/**
 * Around a part of a page that may break alone. The rest of the page stays; a retry, another address or the line that is back tries it
 * again.
 */
export function SectionBoundary({ children, ...failure }: SectionBoundaryProps): ReactElement {
  const address = useRouterState({ select: (state) => state.location.href });
  const environment = useRelayEnvironment();
  return (
    <ErrorBoundary
      resetKey={address}
      passes={isNotFound}
      onCatch={(error, info) => {
        // Whatever renders it again asks anew.
        retryQueries(environment);
        reportError(error, info);
      }}
      renderFallback={({ error, reset }) => <Failure {...failure} error={error} retry={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}
