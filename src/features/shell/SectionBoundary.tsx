import { isNotFound, useRouterState } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { retryRouteQueries } from '../../relay/routeQuery.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reportError } from './errorReport.ts';

interface SectionBoundaryProps {
  /** What could not be shown: 近い作品を読み込めませんでした。 */
  readonly title: string;
  readonly headingLevel?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** Around a part of a page that may break alone. The rest of the page stays; a retry or another address tries it again. */
export function SectionBoundary({
  title,
  headingLevel = 'h2',
  children,
}: SectionBoundaryProps): ReactElement {
  const environment = useRelayEnvironment();
  const address = useRouterState({ select: (state) => state.location.href });
  return (
    <ErrorBoundary
      resetKey={address}
      passes={isNotFound}
      onCatch={reportError}
      renderFallback={({ reset }) => (
        <ErrorState
          title={title}
          headingLevel={headingLevel}
          onRetry={() => {
            retryRouteQueries(environment);
            reset();
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
