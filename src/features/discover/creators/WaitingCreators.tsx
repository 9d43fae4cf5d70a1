import type { ReactElement } from 'react';
import { waitingTail } from '../../feeds/feed.css.ts';
import { WaitingCreator } from './WaitingCreator.tsx';

/** As the list looks while loading. */
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
