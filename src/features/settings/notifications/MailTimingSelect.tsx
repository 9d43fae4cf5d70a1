import type { ReactElement } from 'react';
import type { MailTiming } from '../../../../__generated__/updateNotificationPreferenceMutation.graphql.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './NotificationsSection.css.ts';
import { mailTimings } from './notificationWords.ts';

interface MailTimingSelectProps {
  /** For screen readers; others see the column's head. */
  readonly label: string;
  readonly value: MailTiming;
  readonly onChange: (value: MailTiming) => void;
}

/** A native select: nine of them are in one table. */
export function MailTimingSelect({ label, value, onChange }: MailTimingSelectProps): ReactElement {
  return (
    <span className={css.select}>
      <select
        className={css.selectControl}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = mailTimings.find((timing) => timing.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {mailTimings.map((timing) => (
          <option key={timing.value} value={timing.value}>
            {timing.label}
          </option>
        ))}
      </select>
      <span className={css.selectMark} aria-hidden="true">
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}
