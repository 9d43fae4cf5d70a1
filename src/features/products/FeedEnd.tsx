import type { ReactElement } from 'react';
import { Twist } from '../../ui/Twist.tsx';
import * as css from './ProductFeed.css.ts';

/** The last line of a feed. */
export function FeedEnd({ children }: { readonly children: string }): ReactElement {
  return (
    <p className={css.end}>
      <Twist />
      {children}
    </p>
  );
}
