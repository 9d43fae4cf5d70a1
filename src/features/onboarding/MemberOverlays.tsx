import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { useSessionState } from '../session/session.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { reportError } from '../page/errorReport.ts';
import { part } from '../../lib/part.ts';

const Host = part(async () => (await import('./MemberOverlayHost.tsx')).MemberOverlayHost);

/**
 * What members are told and asked on top of pages: terms, campaign, announcement, survey. Loaded for members
 * only, once the page is idle.
 */
export function MemberOverlays(): ReactElement | null {
  const state = useSessionState();
  const [rested, setRested] = useState(false);
  const member = state.status === 'member' && state.viewer.registrationStep === 'COMPLETED';
  useEffect(() => (member ? whenIdle(() => setRested(true)) : undefined), [member]);
  if (!member || !rested) return null;
  return (
    // None of it is essential: on an error show nothing.
    <ErrorBoundary resetKey={state.viewer.id} onCatch={reportError} renderFallback={() => null}>
      <Suspense fallback={null}>
        <Host key={state.viewer.id} audience={state.audience} viewer={state.viewer} />
      </Suspense>
    </ErrorBoundary>
  );
}
