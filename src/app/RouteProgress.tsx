import { useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Twist } from '../ui/Twist.tsx';
import * as css from './Shell.css.ts';

/** Wide enough for any screen; what is too much is cut off. */
const turns = 64;

export function RouteProgress(): ReactElement | null {
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  if (!loading) return null;
  return (
    <div className={css.progress} role="progressbar" aria-label="ページを読み込んでいます">
      <div className={css.threads}>
        <Twist turns={turns} height={12} />
      </div>
    </div>
  );
}
