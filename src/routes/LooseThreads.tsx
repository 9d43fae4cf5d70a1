import type { ReactElement } from 'react';
import * as css from './LooseThreads.css.ts';

/** The logo's threads, coming apart. */
export function LooseThreads({ className }: { readonly className?: string }): ReactElement {
  return (
    <svg className={className} viewBox="0 0 640 160" aria-hidden="true">
      <g className={css.drawing}>
        <path className={css.shu} d="M-60 100C-20 100 -20 60 20 60" />
        <path className={css.cut} d="M-60 60C-20 60 -20 100 20 100" />
        <path className={css.ai} d="M-60 60C-20 60 -20 100 20 100" />
        <path className={css.ai} d="M20 100C60 100 60 60 100 60" />
        <path className={css.cut} d="M20 60C60 60 60 100 100 100" />
        <path className={css.shu} d="M20 60C60 60 60 100 100 100" />
        <path className={css.shu} d="M100 100C140 100 140 60 180 60" />
        <path className={css.cut} d="M100 60C140 60 140 100 180 100" />
        <path className={css.ai} d="M100 60C140 60 140 100 180 100" />
        <path className={css.ai} d="M180 100C236 100 250 132 306 132S380 104 424 118" />
        <path className={css.cut} d="M180 60C240 60 262 96 318 84" />
        <path className={css.shu} d="M180 60C240 60 262 96 318 84S396 22 452 30S500 62 540 44" />
      </g>
    </svg>
  );
}
