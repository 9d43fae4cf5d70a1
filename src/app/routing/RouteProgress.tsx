import { useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Threads } from '../../ui/feedback/Threads.tsx';
import * as css from '../chrome/Shell.css.ts';

/** Wide enough for any screen. */
const turns = 64;

/** Visual only: screen readers hear the new page. */
export function RouteProgress(): ReactElement | null {
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  if (!loading) return null;
  return (
    <div className={css.progress} data-progress="route" aria-hidden="true">
      <div className={css.threads}>
        <Threads turns={turns} height={12} />
      </div>
    </div>
  );
}
