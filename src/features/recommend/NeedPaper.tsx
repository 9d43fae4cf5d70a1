import { useId } from 'react';
import type { ReactElement } from 'react';
import { countGraphemes } from '../../lib/text/textLength.ts';
import { isComposing } from '../../ui/fields/text/isComposing.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { needLimit } from './limits.ts';
import type { Mark } from './marks.ts';
import * as css from './recommend.css.ts';

interface NeedPaperProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly marks: readonly Mark[];
  readonly error: string | null;
}

/** Ruled paper to write on. The words that were understood carry the numbers of their tags. */
export function NeedPaper({ value, onChange, onSend, marks, error }: NeedPaperProps): ReactElement {
  const id = useId();
  const count = countGraphemes(value);
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>頼みたいこと</VisuallyHidden>
      </label>
      <div className={css.paper}>
        <div className={css.words} aria-hidden="true">
          {piecesOf(value, marks).map(({ from, text, number }) =>
            number === null ? (
              <span key={from}>{text}</span>
            ) : (
              <span key={from} className={css.mark}>
                {text}
                <span className={css.markNumber}>{number}</span>
              </span>
            ),
          )}
          {'\n'}
        </div>
        <textarea
          id={id}
          className={css.typed}
          value={value}
          placeholder="例：金沢の菓子屋です。新しい干菓子の箱と、名前の文字を一緒に考えてくれる方を探しています。"
          aria-invalid={error !== null}
          aria-describedby={`${id}-count${error === null ? '' : ` ${id}-error`}`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isComposing(event)) return;
            event.preventDefault();
            onSend();
          }}
        />
      </div>
      <p id={`${id}-count`} className={css.under}>
        <span>改行と口語のままで読み取れます</span>
        <span className={cx(count > needLimit && css.tooLong)}>
          {`${count.toLocaleString('ja-JP')} / ${needLimit.toLocaleString('ja-JP')}`}
          <VisuallyHidden>文字</VisuallyHidden>
        </span>
      </p>
      {error !== null && (
        <p id={`${id}-error`} className={css.wrong} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

interface Piece {
  readonly from: number;
  readonly text: string;
  readonly number: number | null;
}

function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, number } of marks) {
    if (from > at) pieces.push({ from: at, text: text.slice(at, from), number: null });
    pieces.push({ from, text: text.slice(from, to), number });
    at = to;
  }
  if (at < text.length) pieces.push({ from: at, text: text.slice(at), number: null });
  return pieces;
}
