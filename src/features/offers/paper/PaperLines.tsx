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
  /** Earlier text to compare. */
  readonly before?: ReadonlyMap<string, readonly string[]>;
  /** Issued: empty items are intended. */
  readonly isIssued?: boolean;
  /** The item being written. */
  readonly lit?: number | null;
}

interface Beside {
  readonly how: 'added' | 'gone' | 'same';
  readonly paragraph: string;
}

/** Old and new paragraphs: unchanged ones are not struck, and an old one is above its replacement. */
export function paragraphsBeside(was: readonly string[], is: readonly string[]): readonly Beside[] {
  const gone = (paragraph: string): Beside => ({ how: 'gone', paragraph });
  const told = (paragraph: string, stayed: boolean): Beside => ({
    how: stayed ? 'same' : 'added',
    paragraph,
  });
  if (was.length === is.length)
    return is.flatMap((paragraph, at) => {
      const before = was[at] ?? '';
      return before === paragraph ? [told(paragraph, true)] : [gone(before), told(paragraph, false)];
    });
  return [
    ...was.filter((paragraph) => !is.includes(paragraph)).map((paragraph) => gone(paragraph)),
    ...is.map((paragraph) => told(paragraph, was.includes(paragraph))),
  ];
}

function Paragraph({ how, paragraph }: Beside): ReactElement {
  if (how === 'gone') return <del className={css.before}>{paragraph}</del>;
  return <p>{how === 'same' ? paragraph : <ins className={css.after}>{paragraph}</ins>}</p>;
}

/** The twelve items with differences: old struck, new highlighted, changed rows marked. */
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
              {was !== undefined &&
                paragraphsBeside(was, text).map(({ how, paragraph }) => (
                  <Paragraph key={`${how} ${paragraph}`} how={how} paragraph={paragraph} />
                ))}
              {text.length === 0 && state === 'NONE' ? (
                isIssued ? (
                  <p>定めなし</p>
                ) : (
                  <span className={css.missing}>まだ入力されていません</span>
                )
              ) : (
                was === undefined && text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
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
