import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { ahead } from '../../lib/ahead.ts';
import * as css from './detail.css.ts';

const load = () => import('./WithdrawDialog.tsx');
const WithdrawDialog = lazy(async () => ({ default: (await load()).WithdrawDialog }));

/** The way out of an entry. */
export function WithdrawEntry({ openingId }: { readonly openingId: string }): ReactElement {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <p className={css.withdraw}>
      <button
        type="button"
        className={css.quietAct}
        onPointerEnter={() => ahead(load)}
        onFocus={() => ahead(load)}
        onClick={() => {
          setAsked(true);
          setAsking(true);
        }}
      >
        応募を辞退する
      </button>
      {asked && (
        <Suspense fallback={null}>
          <WithdrawDialog openingId={openingId} open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </p>
  );
}
