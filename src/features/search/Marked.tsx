import type { ReactElement } from 'react';
import * as css from './suggestions.css.ts';

interface MarkedProps {
  readonly text: string;
  readonly matches: readonly { readonly from: number; readonly to: number }[];
}

/** A text with what matches in it under a wash. */
export function Marked({ text, matches }: MarkedProps): ReactElement {
  const pieces: ReactElement[] = [];
  let at = 0;
  for (const { from, to } of matches) {
    if (from < at || to > text.length) continue;
    if (from > at) pieces.push(<span key={at}>{text.slice(at, from)}</span>);
    pieces.push(
      <mark key={`${from}!`} className={css.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  if (at < text.length) pieces.push(<span key={at}>{text.slice(at)}</span>);
  return <>{pieces}</>;
}
