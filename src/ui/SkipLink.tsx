import type { ReactElement } from 'react';
import { skipLink } from './SkipLink.css.ts';

/** First on the page: goes past the navigation. Give the main element `id="main"` and `tabIndex={-1}`. */
export function SkipLink({ to = 'main' }: { readonly to?: string }): ReactElement {
  return (
    <a className={skipLink} href={`#${to}`}>
      本文へ進む
    </a>
  );
}
