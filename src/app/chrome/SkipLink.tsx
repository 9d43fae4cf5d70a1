import type { ReactElement } from 'react';
import { skipLink } from '../../ui/text/SkipLink.css.ts';
import { mainId } from './Main.tsx';

/** The first tab stop on every page. */
export function SkipLink(): ReactElement {
  return (
    <a
      className={skipLink}
      href={`#${mainId}`}
      onClick={(event) => {
        // Not a navigation: the address stays as it is.
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      本文へ進む
    </a>
  );
}
