import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { ahead } from '../../lib/ahead.ts';
import { partAhead } from '../../ui/partAhead.ts';
import * as css from './detail.css.ts';

const dialog = partAhead(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

/** The way out of an entry. */
export function WithdrawEntry({ openingId }: { readonly openingId: string }): ReactElement {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <p className={css.withdraw}>
      <button
        type="button"
        className={css.quietAct}
        onPointerEnter={() => ahead(dialog.fetch)}
        onFocus={() => ahead(dialog.fetch)}
        onClick={() => {
          setAsked(true);
          setAsking(true);
        }}
      >
        応募を辞退する
      </button>
      {asked && (
        <Suspense fallback={null}>
          <dialog.Part openingId={openingId} open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </p>
  );
}
