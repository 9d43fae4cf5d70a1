import type { ReactElement, ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}
