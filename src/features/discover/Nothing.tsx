import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { waitingTail } from '../feeds/feed.css.ts';
import { part } from '../../lib/part.ts';

const NoResults = part(async () => (await import('./NoResults.tsx')).NoResults);

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
    if (filtered) NoResults.ahead();
  }, [filtered]);
}
