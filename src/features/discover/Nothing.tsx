import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { waitingTail } from '../feeds/feed.css.ts';
import { part } from '../../lib/part.ts';

const NoResults = part(async () => (await import('./NoResults.tsx')).NoResults);

/** No results. As high as a loading list until its code is loaded. */
export function Nothing(): ReactElement {
  return (
    <Suspense fallback={<div className={waitingTail} />}>
      <NoResults />
    </Suspense>
  );
}

/** With filters there may be no results: loads the code along with the list. */
export function useNothingAhead(filtered: boolean): void {
  useEffect(() => {
    if (filtered) NoResults.ahead();
  }, [filtered]);
}
