import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { fetchToasts, patiently, subscribeToasts, toastsWanted } from './toast.ts';

const loadHost = () => import('./ToastHost.tsx');
const ToastHost = lazy(async () => ({ default: (await patiently(loadHost)).ToastHost }));

/** Once on the page. Empty until the first toast; its code comes while the page rests, so that there is a word when the line is cut. */
export function ToastRegion(): ReactElement | null {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted);
  useEffect(
    () =>
      whenIdle(() => {
        // Without it now, it is asked for with the first toast.
        Promise.all([loadHost(), fetchToasts()]).catch(() => undefined);
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
