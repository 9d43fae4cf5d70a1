import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as styles from './pane.css.ts';

const widths = ['62%', '48%', '70%', '36%'] as const;

export function WaitingRoom(): ReactElement {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={44} />
      ))}
    </div>
  );
}
