import type { ReactElement, ReactNode } from 'react';
import * as css from './Shell.css.ts';

export const mainId = 'main';

/** Gets the focus after a page change and from the skip link. */
export function Main({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <main id={mainId} className={css.main} tabIndex={-1}>
      {children}
    </main>
  );
}
