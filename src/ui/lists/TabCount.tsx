import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { count, fresh as freshClass } from './Tabs.css.ts';

/** The number beside a tab's word; 朱 when it counts what is unread. */
export function TabCount({
  children,
  fresh = false,
}: {
  readonly children: number;
  readonly fresh?: boolean;
}): ReactElement {
  return <span className={cx(count, fresh && freshClass)}>{children.toLocaleString('ja-JP')}</span>;
}
