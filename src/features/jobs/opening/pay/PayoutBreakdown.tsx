import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useSessionState } from '../../../session/session.ts';
import * as css from '../opening.css.ts';
import { part } from '../../../../lib/part.ts';

const Payout = part(async () => (await import('./Payout.tsx')).Payout);

/** For creators, folded. */
export function PayoutBreakdown({ netPrice }: { readonly netPrice: number }): ReactElement | null {
  const [open, setOpen] = useState(false);
  const session = useSessionState();
  if (session.status !== 'member' || session.audience !== 'creator') return null;
  return (
    <details className={css.payout} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.payoutSummary} onPointerEnter={Payout.ahead} onFocus={Payout.ahead}>
        手取りを見る
      </summary>
      {open && (
        <Suspense fallback={<div className={css.payoutWaiting} />}>
          <Payout netPrice={netPrice} />
        </Suspense>
      )}
    </details>
  );
}
