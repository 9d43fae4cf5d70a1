import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSessionState } from '../../features/session/session.ts';
import { isForMembers, usePageFacts } from '../../features/page/pageFacts.ts';
import { PendingPage } from './PendingPage.tsx';

/**
 * The page. A member's page whose viewer has just gone, or become another, is not rendered again: its guard is about to
 * lead away from it, or to ask for everything anew.
 */
export function PageOutlet(): ReactElement {
  const facts = usePageFacts();
  const { status } = useSessionState();
  const isLeft = isForMembers(facts) && (status === 'guest' || status === 'loading');
  return isLeft ? <PendingPage /> : <Outlet />;
}
