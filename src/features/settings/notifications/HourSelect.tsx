import type { ReactElement } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './NotificationsSection.css.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface HourSelectProps {
  readonly label: string;
  readonly value: number;
  /** The other end, which must differ. */
  readonly other: number;
  readonly onChange: (hour: number) => void;
}

export function HourSelect({ label, value, other, onChange }: HourSelectProps): ReactElement {
  return (
    <span className={css.select}>
      <select
        className={css.selectControl}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {hours
          .filter((hour) => hour !== other)
          .map((hour) => (
            <option key={hour} value={hour}>
              {hour}:00
            </option>
          ))}
      </select>
      <span className={css.selectMark} aria-hidden="true">
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}
