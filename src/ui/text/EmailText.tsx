import { Fragment } from 'react';
import type { ReactElement } from 'react';

/** An address that breaks behind its @ and its dots before it breaks inside a word. */
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
