import { Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { part } from '../../lib/part.ts';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { fetchToasts, patiently, subscribeToasts, toastsWanted } from './toast.ts';

const ToastHost = part(async () => (await patiently(() => import('./ToastHost.tsx'))).ToastHost);

/**
 * Once on the page, empty until the first toast. Its code loads when the page is idle, to be there when the
 * network fails.
 */
export function ToastRegion(): ReactElement | null {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false);
  useEffect(
    () =>
      whenIdle(() => {
        // Failed: loaded again with the first toast.
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
