import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { formMessage, formMessagePlace } from './Field.css.ts';

/**
 * An error of the form as a whole, at its top or in the `FormEnd` of a long one. Read aloud and scrolled into
 * view, so that nobody takes it for success.
 */
export function FormMessage({ children }: { readonly children: ReactNode }): ReactElement {
  const shown = children !== undefined && children !== null && children !== '';
  const words = shown ? children : null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words !== null) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [words]);
  return (
    <div ref={place} role="alert" className={formMessagePlace}>
      {words !== null && <p className={formMessage}>{words}</p>}
    </div>
  );
}
