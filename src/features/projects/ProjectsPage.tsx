import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useSessionState } from '../session/session.ts';
import { DealingsPage } from './dealings/DealingsPage.part.ts';
import { DeskPage } from './desk/DeskPage.part.ts';

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
