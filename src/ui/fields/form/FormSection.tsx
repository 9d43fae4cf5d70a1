import { use, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { FormMessage } from './FormMessage.tsx';
import { FormPlace } from './formPlace.ts';
import {
  end,
  endInPane,
  fields,
  fieldsInPane,
  frame,
  head,
  section,
  sectionInPane,
  title as titleClass,
  titleInPane,
  why as whyClass,
  whyAfter,
} from './FormSection.css.ts';
import { visuallyHidden } from '../../text/VisuallyHidden.css.ts';

interface FormSectionProps {
  readonly title: string;
  /** Why it is asked and who sees it. */
  readonly why?: ReactNode;
  /** A long one comes after the fields where it does not fit beside them. */
  readonly whyLast?: boolean;
  /** By default `h2` on a page, `h3` in a pane. */
  readonly headingLevel?: 'h2' | 'h3';
  /** The form's only part: in a pane its title would repeat the pane's. */
  readonly only?: boolean;
  /** Beside the title: what the whole section is about, such as a switch. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({
  title,
  why,
  whyLast = false,
  headingLevel,
  only = false,
  aside,
  children,
}: FormSectionProps): ReactElement {
  const id = useId();
  const inPane = use(FormPlace) === 'pane';
  const Heading = headingLevel ?? (inPane ? 'h3' : 'h2');
  const heading = (
    <Heading id={id} className={inPane ? (only ? visuallyHidden : titleInPane) : titleClass}>
      {title}
    </Heading>
  );
  return (
    <div className={frame}>
      <section className={inPane ? sectionInPane : section} aria-labelledby={id}>
        {aside === undefined ? (
          heading
        ) : (
          <div className={head}>
            {heading}
            {aside}
          </div>
        )}
        {why !== undefined && <div className={cx(whyClass, whyLast && whyAfter)}>{why}</div>}
        <div className={inPane ? fieldsInPane : fields}>{children}</div>
      </section>
    </div>
  );
}

interface FormEndProps {
  /** An error that belongs to no field, shown beside the button, since a long form's top is out of sight. */
  readonly message?: string | null;
  readonly children: ReactNode;
}

/** The end of a form with its buttons. In a pane it stays in sight. */
export function FormEnd({ message, children }: FormEndProps): ReactElement {
  const inPane = use(FormPlace) === 'pane';
  return (
    <div className={inPane ? endInPane : end}>
      {message !== undefined && <FormMessage>{message}</FormMessage>}
      {children}
    </div>
  );
}
