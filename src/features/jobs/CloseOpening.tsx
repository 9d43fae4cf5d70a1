import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CloseOpening_opening$key } from '../../../__generated__/CloseOpening_opening.graphql.ts';
import { ahead } from '../../lib/ahead.ts';
import { partAhead } from '../../ui/partAhead.ts';
import * as css from './detail.css.ts';

const dialog = partAhead(async () => (await import('./CloseDialog.tsx')).CloseDialog);

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
        onPointerEnter={() => ahead(dialog.fetch)}
        onFocus={() => ahead(dialog.fetch)}
        onClick={() => setOpen(true)}
      >
        募集を終える
      </button>
      {open && (
        <Suspense fallback={null}>
          <dialog.Part opening={opening} words={words} onWords={setWords} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
