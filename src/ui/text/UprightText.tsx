import type { ReactElement } from 'react';
import { placed } from '../../lib/browser/placed.ts';
import { combined } from './UprightText.css.ts';

/** For vertical text: numbers of up to three digits stay upright. */
export function UprightText({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {placed(text.split(/(?<!\d)(\d{1,3})(?!\d)/u)).map(({ key, at, entry }) =>
        at % 2 === 1 ? (
          <span key={key} className={combined}>
            {entry}
          </span>
        ) : (
          entry
        ),
      )}
    </>
  );
}
