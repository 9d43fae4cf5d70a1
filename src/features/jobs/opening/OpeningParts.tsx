import { createContext, use, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import * as css from './opening.css.ts';

/** The editor's preview marks missing items, and its headings stand a level lower: the editor has its own. */
export const PreviewContext = createContext(false);

interface SectionProps {
  readonly name: string;
  /** When empty: nothing, or the missing mark if `required` in a preview. */
  readonly children: ReactNode;
  readonly required?: boolean;
}

function isEmpty(content: ReactNode): boolean {
  return content === null || content === undefined || content === '' || content === false;
}

export function Missing({ children = '未記入' }: { readonly children?: string }): ReactElement {
  return <span className={css.missing}>{children}</span>;
}

export function OpeningSection({ name, children, required = false }: SectionProps): ReactElement | null {
  const id = useId();
  const shown = useShown(children, required);
  const Heading = use(PreviewContext) ? 'h4' : 'h3';
  if (shown === null) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading id={id} className={css.sectionName}>
        {name}
      </Heading>
      {typeof shown === 'string' ? <p className={css.words}>{shown}</p> : <div>{shown}</div>}
    </section>
  );
}

export function OpeningPart({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  const Heading = use(PreviewContext) ? 'h3' : 'h2';
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading id={id} className={css.partTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Several lines are a list. */
export function Term({
  name,
  children,
  required = false,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly required?: boolean;
}): ReactElement | null {
  const shown = useShown(children, required);
  if (shown === null) return null;
  return (
    <div className={css.term}>
      <dt className={css.termName}>{name}</dt>
      <dd className={css.termValue}>{shown}</dd>
    </div>
  );
}

function useShown(content: ReactNode, required: boolean): ReactNode {
  const preview = use(PreviewContext);
  if (!isEmpty(content)) return content;
  return required && preview ? <Missing /> : null;
}
