import { Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { isAsking, settleAsking, subscribeAsking } from '../../../lib/askOnceMore.ts';
import { part } from '../../../lib/part.ts';

const ConfirmationDialog = part(async () => (await import('./ConfirmationDialog.tsx')).ConfirmationDialog);

/** Where the one dialog stands that asks who it is, whatever page or dialog it is asked from (`askOnceMore`). */
export function ConfirmationHost(): ReactElement | null {
  const open = useSyncExternalStore(subscribeAsking, isAsking, () => false);
  // The page is left for good: whoever waits is told.
  useEffect(() => () => settleAsking(false), []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmationDialog onSettled={settleAsking} />
    </Suspense>
  );
}
