import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import * as css from './KindChoices.css.ts';

interface KindChoicesProps<Kind extends string> {
  /** Of each thing its kind. */
  readonly all: readonly Kind[];
  readonly words: Readonly<Record<Kind, string>>;
  readonly kind: Kind | null;
  readonly onChoose: (kind: Kind | null) => void;
  readonly countsShown?: boolean;
  readonly className?: string;
}

/** A short list by kind: all, or one of the kinds that are there. */
export function KindChoices<Kind extends string>({
  all,
  words,
  kind,
  onChoose,
  countsShown = false,
  className,
}: KindChoicesProps<Kind>): ReactElement {
  const choices = [null, ...new Set(all)].map((value) => ({
    value,
    label: value === null ? 'すべて' : words[value],
    count: value === null ? all.length : all.filter((one) => one === value).length,
  }));
  return (
    <fieldset className={cx(css.kinds, className)} aria-label="種類で絞り込む">
      {choices.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          className={css.kind}
          aria-pressed={kind === value}
          onClick={() => onChoose(value)}
        >
          {label}
          {countsShown && <span className={css.kindCount}>{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
