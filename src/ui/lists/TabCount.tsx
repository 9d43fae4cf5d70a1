import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { count, fresh as freshClass } from './Tabs.css.ts';

/** The number in a tab; 朱 for unread. */
export function TabCount({
  children,
  fresh = false,
  orMore = false,
}: {
  readonly children: number;
  readonly fresh?: boolean;
  /** Counted no further: 2,000+. */
  readonly orMore?: boolean;
}): ReactElement {
  return (
    <span className={cx(count, fresh && freshClass)}>
      {children.toLocaleString('ja-JP')}
      {orMore && '+'}
    </span>
  );
}
