import type { ReactElement } from 'react';
import { Threads } from '../../ui/feedback/Threads.tsx';
import * as css from './feed.css.ts';

export function FeedEnd({ children }: { readonly children: string }): ReactElement {
  return (
    <p className={css.end}>
      <Threads className={css.endThreads} />
      <span className={css.endWords}>{children}</span>
    </p>
  );
}
