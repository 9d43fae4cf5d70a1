import { parseDate as parseIso, today } from '@internationalized/date';
import type { ReactElement, RefObject } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { calendar, cell, grid, head, heading, weekday } from './DateField.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconButtonClass } from '../buttons/iconButtonClass.ts';
import { Popover } from '../overlays/Popover.tsx';

interface DateCalendarProps {
  readonly value: string | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly label: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

export function DateCalendar({
  value,
  min,
  max,
  label,
  triggerRef,
  onChange,
  onClose,
}: DateCalendarProps): ReactElement {
  return (
    <Popover open onClose={onClose} triggerRef={triggerRef} label={label} placement="bottom end">
      <Calendar
        className={calendar}
        aria-label={label}
        value={value === null ? null : parseIso(value)}
        minValue={min === undefined ? null : parseIso(min)}
        maxValue={max === undefined ? null : parseIso(max)}
        defaultFocusedValue={value === null ? today('Asia/Tokyo') : parseIso(value)}
        onChange={(date) => onChange(date.toString())}
        firstDayOfWeek="sun"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus; that is its pattern
        autoFocus
      >
        <div className={head}>
          <AriaButton slot="previous" className={iconButtonClass()} aria-label="前の月">
            <Icon name="left" />
          </AriaButton>
          <Heading className={heading} level={2} />
          <AriaButton slot="next" className={iconButtonClass()} aria-label="次の月">
            <Icon name="right" />
          </AriaButton>
        </div>
        <CalendarGrid className={grid}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Popover>
  );
}
