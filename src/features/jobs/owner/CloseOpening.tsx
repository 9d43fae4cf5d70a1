import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CloseOpening_opening$key } from '../../../../__generated__/CloseOpening_opening.graphql.ts';
import * as css from '../opening/detail.css.ts';
import { part } from '../../../lib/part.ts';

const CloseDialog = part(async () => (await import('./CloseDialog.tsx')).CloseDialog);

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
  // Survives the dialog, to be there when it opens again.
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
