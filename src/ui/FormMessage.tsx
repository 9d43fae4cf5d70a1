import type { ReactElement, ReactNode } from 'react';
import { formMessage } from './Field.css.ts';

/** At a form's top: what went wrong and belongs to no single field. Read out when it appears. */
export function FormMessage({ children }: { readonly children: ReactNode }): ReactElement {
  const shown = children !== undefined && children !== null && children !== '';
  return <div role="alert">{shown && <p className={formMessage}>{children}</p>}</div>;
}
