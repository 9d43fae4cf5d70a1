import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { fig } from '../../ui/text/text.css.ts';
import {
  block,
  blockTitle,
  section,
  sectionBody,
  sectionFigure,
  sectionHead,
  sectionNote,
  sectionTitle,
} from './devUi.css.ts';

interface SectionProps {
  readonly number: number;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

export function Section({ number, title, note, children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <header className={sectionHead}>
        <span className={cx(fig, sectionFigure)} aria-hidden="true">
          {number}
        </span>
        <h2 className={sectionTitle} id={id}>
          {title}
        </h2>
        <p className={sectionNote}>{note}</p>
      </header>
      <div className={sectionBody}>{children}</div>
    </section>
  );
}

interface BlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Block({ title, children }: BlockProps): ReactElement {
  return (
    <div className={block}>
      <h3 className={blockTitle}>{title}</h3>
      {children}
    </div>
  );
}
