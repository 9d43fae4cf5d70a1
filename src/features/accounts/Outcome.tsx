import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import * as css from './accountPages.css.ts';

interface OutcomeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly acts?: ReactNode;
  /** Replaced a form: takes its focus. */
  readonly takesFocus?: boolean;
}

/** The result in place of the form. */
export function Outcome({ title, children, acts, takesFocus = false }: OutcomeProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section>
      <h2 ref={heading} className={css.outcomeTitle} tabIndex={-1}>
        {title}
      </h2>
      <div className={css.outcomeText}>{children}</div>
      {acts !== undefined && <div className={css.acts}>{acts}</div>}
    </section>
  );
}
