import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import {
  end,
  fields,
  frame,
  section,
  title as titleClass,
  why as whyClass,
  whyAfter,
} from './FormSection.css.ts';

interface FormSectionProps {
  readonly title: string;
  /** Why it is asked and who sees it. */
  readonly why?: ReactNode;
  /** A long one comes after the fields where it cannot stand beside them. */
  readonly whyLast?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A part of a long form, opened by the ink rule, with its reason beside it. */
export function FormSection({
  title,
  why,
  whyLast = false,
  headingLevel: Heading = 'h2',
  children,
}: FormSectionProps): ReactElement {
  const id = useId();
  return (
    <div className={frame}>
      <section className={section} aria-labelledby={id}>
        <Heading id={id} className={titleClass}>
          {title}
        </Heading>
        {why !== undefined && <div className={cx(whyClass, whyLast && whyAfter)}>{why}</div>}
        <div className={fields}>{children}</div>
      </section>
    </div>
  );
}

/** The last line of a form: what sends it, and ways out beside it. */
export function FormEnd({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={end}>{children}</div>;
}
