import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './NotificationsSection.css.ts';

interface SmallSelectProps {
  /** For screen readers; others see the head of the column, or the words around it. */
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
}

/** A native select: many of them stand in one table. */
export function SmallSelect({ label, value, onChange, children }: SmallSelectProps): ReactElement {
  return (
    <span className={css.select}>
      <select
        className={css.selectControl}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      <span className={css.selectMark} aria-hidden="true">
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}
