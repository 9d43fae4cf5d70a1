import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { useSessionState } from '../session/session.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { reportError } from '../page/errorReport.ts';
import { part } from '../../lib/part.ts';

const Host = part(async () => (await import('./MemberOverlayHost.tsx')).MemberOverlayHost);

/**
 * What members are told and asked on top of their pages: the campaign, the announcement, the survey. For guests this is all
 * there is of it; for members the rest is fetched when the page has been painted and rests.
 */
export function MemberOverlays(): ReactElement | null {
  const state = useSessionState();
  const [rested, setRested] = useState(false);
  const member = state.status === 'member' && state.viewer.registrationStep === 'COMPLETED';
  useEffect(() => (member ? whenIdle(() => setRested(true)) : undefined), [member]);
  if (!member || !rested) return null;
  return (
    // None of it is what one came for: without it the page goes on.
    <ErrorBoundary resetKey={state.viewer.id} onCatch={reportError} renderFallback={() => null}>
      <Suspense fallback={null}>
        <Host key={state.viewer.id} audience={state.audience} viewer={state.viewer} />
      </Suspense>
    </ErrorBoundary>
  );
}
