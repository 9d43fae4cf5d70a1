import { Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../lib/part.ts';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { fetchToasts, patiently, subscribeToasts, toastsWanted } from './toast.ts';

const ToastHost = part(async () => (await patiently(() => import('./ToastHost.tsx'))).ToastHost);

/** Once on the page. Empty until the first toast; its code comes while the page rests, so that there is a word when the line is cut. */
export function ToastRegion(): ReactElement | null {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false);
  useEffect(
    () =>
      whenIdle(() => {
        // Without it now, it is asked for with the first toast.
        ToastHost.ahead();
        fetchToasts().catch(() => undefined);
      }),
    [],
  );
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  );
}
