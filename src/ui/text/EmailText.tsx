import { Fragment } from 'react';
import type { ReactElement } from 'react';

/** Breaks after @ and dots rather than inside a word. */
export function EmailText({ children }: { readonly children: string }): ReactElement {
  return (
    <>
      {children.split(/(?<=[@.])/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same part can come twice, and never moves
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
