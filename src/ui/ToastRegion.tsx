import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { subscribeToasts, toastsWanted } from './toast.ts';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }));

/** Once on the page. Empty, and without its code, until the first toast. */
export function ToastRegion(): ReactElement | null {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  );
}
