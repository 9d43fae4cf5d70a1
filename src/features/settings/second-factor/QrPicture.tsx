import type { ReactElement } from 'react';
import { encode } from 'uqr';
import * as css from './secondFactor.css.ts';

/** One path: a square for each dark module, with the quiet zone. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
