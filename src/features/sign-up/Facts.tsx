import type { ReactElement } from 'react';
import * as css from './signUp.css.ts';

interface Fact {
  readonly title: string;
  readonly text: string;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <ol className={css.facts}>
      {facts.map(({ title, text }, index) => (
        <li key={title} className={css.fact}>
          <span className={css.factNumber} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={css.factTitle}>{title}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
