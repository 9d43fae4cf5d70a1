import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSessionState } from '../../features/session/session.ts';
import { isForMembers } from '../../routes/root.ts';
import { PendingPage } from './PendingPage.tsx';

/**
 * The page. A member's page whose viewer has just gone, or become another, is not rendered again: its guard is about to
 * lead away from it, or to ask for everything anew.
 */
export function PageOutlet(): ReactElement {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath });
  const { status } = useSessionState();
  const isLeft = isForMembers(path) && (status === 'guest' || status === 'loading');
  return isLeft ? <PendingPage /> : <Outlet />;
}
