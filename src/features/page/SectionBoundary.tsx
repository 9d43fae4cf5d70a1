import { isNotFound, useRouterState } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { retryFailures, useFailure } from '../../lib/failures.ts';
import { retryQueries } from '../../relay/useQuery.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reportError } from './errorReport.ts';

interface SectionFailureProps {
  /** What could not be shown: 似ている作品を読み込めませんでした。 */
  readonly title: string;
  readonly headingLevel?: 'h2' | 'h3';
  /** Belongs to something larger, which tells of a failure of both. */
  readonly isAside?: boolean;
}

interface SectionBoundaryProps extends SectionFailureProps {
  readonly children: ReactNode;
}

/**
 * Around a part of a page that may break alone. The rest of the page stays; a retry, another address or the line that is back tries it
 * again.
 */
export function SectionBoundary({ children, ...failure }: SectionBoundaryProps): ReactElement {
  const address = useRouterState({ select: (state) => state.location.href });
  return (
    <ErrorBoundary
      resetKey={address}
      passes={isNotFound}
      onCatch={reportError}
      renderFallback={({ reset }) => <SectionFailure {...failure} reset={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function SectionFailure({
  title,
  headingLevel = 'h2',
  isAside = false,
  reset,
}: SectionFailureProps & { readonly reset: () => void }): ReactElement | null {
  const environment = useRelayEnvironment();
  const isTold = useFailure(
    () => {
      retryQueries(environment);
      reset();
    },
    { isAside },
  );
  return isTold ? <ErrorState title={title} headingLevel={headingLevel} onRetry={retryFailures} /> : null;
}
