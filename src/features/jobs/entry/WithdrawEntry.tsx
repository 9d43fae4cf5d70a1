import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import * as css from '../opening/detail.css.ts';
import { part } from '../../../lib/part.ts';

const WithdrawDialog = part(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

export function WithdrawEntry({ openingId }: { readonly openingId: string }): ReactElement {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <p className={css.withdraw}>
      <button
        type="button"
        className={css.quietAct}
        onPointerEnter={WithdrawDialog.ahead}
        onFocus={WithdrawDialog.ahead}
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
