import { Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { isAsking, settleAsking, subscribeAsking } from '../../../lib/askOnceMore.ts';
import { part } from '../../../lib/part.ts';

const ConfirmationDialog = part(async () => (await import('./ConfirmationDialog.tsx')).ConfirmationDialog);

/** The one dialog that asks for a proof (`askOnceMore`). */
export function ConfirmationHost(): ReactElement | null {
  const open = useSyncExternalStore(subscribeAsking, isAsking, () => false);
  // The page is left: settles those waiting.
  useEffect(() => () => settleAsking(false), []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmationDialog onSettled={settleAsking} />
    </Suspense>
  );
}
