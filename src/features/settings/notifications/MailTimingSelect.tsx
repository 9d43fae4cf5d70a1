import type { ReactElement } from 'react';
import type { MailTiming } from '../../../../__generated__/updateNotificationPreferenceMutation.graphql.ts';
import { mailTimings } from './notificationWords.ts';
import { SmallSelect } from './SmallSelect.tsx';

interface MailTimingSelectProps {
  readonly label: string;
  readonly value: MailTiming;
  readonly onChange: (value: MailTiming) => void;
}

export function MailTimingSelect({ label, value, onChange }: MailTimingSelectProps): ReactElement {
  return (
    <SmallSelect
      label={label}
      value={value}
      onChange={(wanted) => {
        const chosen = mailTimings.find((timing) => timing.value === wanted);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {mailTimings.map((timing) => (
        <option key={timing.value} value={timing.value}>
          {timing.label}
        </option>
      ))}
    </SmallSelect>
  );
}
