import type { ReactElement } from 'react';
import type { MailTiming } from '../../../../__generated__/updateNotificationPreferenceMutation.graphql.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './NotificationsSection.css.ts';
import { mailTimings } from './notificationWords.ts';

interface MailTimingSelectProps {
  /** Whose mail, for those who listen: the column's head says it to those who see. */
  readonly label: string;
  readonly value: MailTiming;
  readonly onChange: (value: MailTiming) => void;
}

/** The browser's own select: nine of them stand in one table, and three short words need no more. */
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
