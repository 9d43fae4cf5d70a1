import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CloseOpening_opening$key } from '../../../../__generated__/CloseOpening_opening.graphql.ts';
import * as css from '../opening/detail.css.ts';
import { part } from '../../../lib/part.ts';

const CloseDialog = part(async () => (await import('./CloseDialog.tsx')).CloseDialog);

/** Asks before an opening is ended for good. */
export function CloseOpening({ opening: key }: { readonly opening: CloseOpening_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment CloseOpening_opening on JobOpening {
        ...CloseDialog_opening
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  // Outlives the dialog: what was written is there when it is opened again.
  const [words, setWords] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        className={css.quietAct}
        onPointerEnter={CloseDialog.ahead}
        onFocus={CloseDialog.ahead}
        onClick={() => setOpen(true)}
      >
        募集を終了する
      </button>
      {open && (
        <Suspense fallback={null}>
          <CloseDialog opening={opening} words={words} onWords={setWords} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
