import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSessionState } from '../../features/session/session.ts';
import { isForMembers, usePageFacts } from '../../features/page/pageFacts.ts';
import { PendingPage } from './PendingPage.tsx';

/**
 * Does not render a member's page again when its viewer has gone or changed: its guard is about to redirect
 * or reload.
 */
export function PageOutlet(): ReactElement {
  const facts = usePageFacts();
  const { status } = useSessionState();
  const isLeft = isForMembers(facts) && (status === 'guest' || status === 'loading');
  return isLeft ? <PendingPage /> : <Outlet />;
}
