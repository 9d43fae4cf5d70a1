import type { ReactElement } from 'react';
import { combined } from './UprightText.css.ts';

/** Text for a vertical line: numbers of up to three digits stand upright in it. */
export function UprightText({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split(/(?<!\d)(\d{1,3})(?!\d)/u).map((part, index) =>
        index % 2 === 1 ? (
          <span key={String(index)} className={combined}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
