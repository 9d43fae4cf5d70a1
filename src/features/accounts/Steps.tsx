import type { ReactElement } from 'react';
import * as css from './accountPages.css.ts';

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** From 0. */
  readonly current: number;
}

export function Steps({ steps, current }: StepsProps): ReactElement {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step} aria-current={index === current ? 'step' : undefined}>
          <span className={css.stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={css.stepTitle}>{title}</p>
            <p className={css.stepText}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
