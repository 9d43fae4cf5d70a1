import type { ReactElement } from 'react';
import { waitingTail } from '../../feeds/feed.css.ts';
import { WaitingCreator } from './WaitingCreator.tsx';

/** While the list's code is on the way: as it looks while its first page is. */
export function WaitingCreators(): ReactElement {
  return (
    <div className={waitingTail}>
      <WaitingCreator />
      <WaitingCreator />
      <WaitingCreator />
      <WaitingCreator />
    </div>
  );
}
