import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { cx } from '../../ui/cx.ts';
import * as css from './analytics.css.ts';
import { grouped } from './analyticsWords.ts';

export interface SentencePart {
  readonly before?: string;
  readonly figure?: number;
  readonly tone?: 'ai' | 'ink' | 'shu';
  readonly after: string;
}

/** A sentence with large numbers. */
export function Sentence({ parts }: { readonly parts: readonly SentencePart[] }): ReactElement {
  return (
    <p className={css.say}>
      {parts.map(({ before, figure, tone = 'ink', after }) => (
        <Fragment key={after}>
          {before !== undefined && <span className={css.sayPart}>{before}</span>}
          <span className={css.sayPart}>
            {figure !== undefined && (
              <span className={cx(css.sayFigure, css.sayTones[tone])}>{grouped.format(figure)}</span>
            )}
            {after}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
