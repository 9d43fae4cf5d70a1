import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSessionState } from '../accounts/session.ts';

const DeskPage = lazy(async () => ({ default: (await import('./desk/DeskPage.tsx')).DeskPage }));
const DealingsPage = lazy(async () => ({
  default: (await import('./dealings/DealingsPage.tsx')).DealingsPage,
}));

/** `/projects`: the recruiters' desk, or a creator's dealings. */
export function ProjectsPage(): ReactElement | null {
  const session = useSessionState();
  if (session.status !== 'member') return null;
  return (
    <Suspense fallback={<Spinner fill size="l" label="読み込んでいます" />}>
      {session.audience === 'company' ? <DeskPage /> : <DealingsPage />}
    </Suspense>
  );
}
