import { lazy, Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { ahead } from '../../lib/ahead.ts';
import { waitingTail } from '../products/ProductFeed.css.ts';

const load = () => import('./NoResults.tsx');
const NoResults = lazy(async () => ({ default: (await load()).NoResults }));

/** Where nothing is found. Until its code is there the place is as high as while the list was on its way. */
export function Nothing(): ReactElement {
  return (
    <Suspense fallback={<div className={waitingTail} />}>
      <NoResults />
    </Suspense>
  );
}

/** Under filters nothing may be found: its code comes while the list is asked for. */
export function useNothingAhead(filtered: boolean): void {
  useEffect(() => {
    if (filtered) ahead(load);
  }, [filtered]);
}
