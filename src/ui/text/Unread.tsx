import type { ReactElement } from 'react';
import { dot, figure, unread } from './Unread.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function UnreadDot({ label = '未読' }: { readonly label?: string }): ReactElement {
  return (
    <>
      <span className={dot} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

/** 未読12; nothing at zero. */
export function UnreadCount({ count }: { readonly count: number }): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span className={unread}>
      未読<span className={figure}>{count > 99 ? '99+' : count}</span>
    </span>
  );
}
