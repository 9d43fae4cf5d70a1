import type { ReactElement } from 'react';
import { SmallSelect } from './SmallSelect.tsx';

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
    <SmallSelect label={label} value={value} onChange={(hour) => onChange(Number(hour))}>
      {hours
        .filter((hour) => hour !== other)
        .map((hour) => (
          <option key={hour} value={hour}>
            {hour}:00
          </option>
        ))}
    </SmallSelect>
  );
}
