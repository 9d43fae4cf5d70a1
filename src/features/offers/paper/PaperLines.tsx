import type { ReactElement } from 'react';
import { cx } from '../../../ui/cx.ts';
import * as css from './paper.css.ts';

export interface PaperLine {
  readonly number: number;
  readonly term: string;
  readonly label: string;
  readonly state: 'DECIDED' | 'NONE' | 'UNDECIDED';
  readonly text: readonly string[];
  readonly notes: readonly string[];
}

interface PaperLinesProps {
  readonly lines: readonly PaperLine[];
  /** What each item said before, where it is to be compared. */
  readonly before?: ReadonlyMap<string, readonly string[]>;
  /** Nothing can be added any more: what is empty is meant so. */
  readonly isIssued?: boolean;
  /** The item that is being written. */
  readonly lit?: number | null;
}

/** The twelve items, with what is otherwise than before: old struck, new washed, a thread at the row. */
export function PaperLines({ lines, before, isIssued = false, lit = null }: PaperLinesProps): ReactElement {
  return (
    <ol className={css.lines}>
      {lines.map(({ number, term, label, state, text, notes }) => {
        const was = before?.get(term);
        return (
          <li
            key={term}
            className={cx(css.line, was !== undefined && css.changed, lit === number && css.lit)}
          >
            <span className={css.number}>{number}</span>
            <span className={css.label}>{label}</span>
            <div className={css.said}>
              {was?.map((paragraph) => (
                <del key={paragraph} className={css.before}>
                  {paragraph}
                </del>
              ))}
              {text.length === 0 && state === 'NONE' ? (
                isIssued ? (
                  <p>定めなし</p>
                ) : (
                  <span className={css.missing}>まだ入力されていません</span>
                )
              ) : (
                text.map((paragraph) =>
                  was === undefined ? (
                    <p key={paragraph}>{paragraph}</p>
                  ) : (
                    <p key={paragraph}>
                      <ins className={css.after}>{paragraph}</ins>
                    </p>
                  ),
                )
              )}
              {notes.map((note) => (
                <span key={note} className={css.noteLine}>
                  {note}
                </span>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
