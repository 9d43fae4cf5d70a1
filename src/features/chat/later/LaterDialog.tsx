import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { LaterDialogChangeMutation } from '../../../../__generated__/LaterDialogChangeMutation.graphql.ts';
import type { LaterDialogQuery } from '../../../../__generated__/LaterDialogQuery.graphql.ts';
import type { LaterDialogScheduleMutation } from '../../../../__generated__/LaterDialogScheduleMutation.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { formatDate, formatTime, isoDay } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import { isTooLongToSend, mostInMessage } from '../messageLength.ts';
import * as styles from './later.css.ts';

const dayMs = 86_400_000;
const farthest = 90;

const times = Array.from({ length: 96 }, (_, index) => {
  const text = `${Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`;
  return { value: text, label: text };
});

/** A scheduled message to change. */
export interface Waiting {
  readonly id: string;
  readonly text: string;
  readonly sendAt: string;
}

interface LaterDialogProps {
  readonly roomId: string;
  readonly text: string;
  /** Null for a new one. */
  readonly kept: Waiting | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function LaterDialog({
  roomId,
  text: given,
  kept: known,
  onDone,
  onClose,
}: LaterDialogProps): ReactElement {
  const { nextBusinessMorning } = useQuery<LaterDialogQuery>(
    graphql`
      query LaterDialogQuery {
        nextBusinessMorning
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const [when, setWhen] = useState<'chosen' | 'morning'>(known === null ? 'morning' : 'chosen');
  const [date, setDate] = useState<string | null>(isoDay(known?.sendAt ?? nextBusinessMorning));
  const [time, setTime] = useState(formatTime(known?.sendAt ?? nextBusinessMorning));
  const [text, setText] = useState(given);
  const [isAsked, setAsked] = useState(false);
  // The same id when pressed again after a lost connection, so that it stays one message.
  const [clientId] = useState(() => crypto.randomUUID());
  const [openedAt] = useState(Date.now);
  const scheduling = useAct<LaterDialogScheduleMutation>(graphql`
    mutation LaterDialogScheduleMutation($input: ScheduleMessageInput!) {
      scheduleMessage(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        chatRoom {
          ...LaterList_room
        }
      }
    }
  `);
  const changing = useAct<LaterDialogChangeMutation>(graphql`
    mutation LaterDialogChangeMutation($input: ChangeScheduledMessageInput!) {
      changeScheduledMessage(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        chatRoom {
          ...LaterList_room
        }
      }
    }
  `);
  const chosen = date === null ? null : `${date}T${time.padStart(5, '0')}:00+09:00`;
  const isSoon = chosen === null || Date.parse(chosen) <= openedAt;
  const isSound = text.trim() !== '' && !isTooLongToSend(text) && (when === 'morning' || !isSoon);
  const options = times.some(({ value }) => value === time)
    ? times
    : [{ value: time, label: time }, ...times];
  const send = async (): Promise<void> => {
    setAsked(true);
    if (!isSound) return;
    const sendAt =
      when === 'morning' || chosen === null ? nextBusinessMorning : new Date(chosen).toISOString();
    const answer =
      known === null
        ? await scheduling.act({ input: { roomId, text, sendAt, clientId } })
        : await changing.act({ input: { id: known.id, text, sendAt } });
    if (answer === null) return;
    toast.success(`${formatDate(sendAt, { year: 'auto', time: true })}に送信します。`);
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={known === null ? '日時を指定して送信する' : '送信の予約を変更する'}
      size={known === null ? 's' : 'm'}
      dismissable={text === given}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            loading={scheduling.pending !== null || changing.pending !== null}
            onClick={() => void send()}
          >
            {known === null ? '予約する' : '変更する'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {known !== null && (
          <TextArea
            label="メッセージ"
            value={text}
            onChange={setText}
            limit={mostInMessage}
            minRows={3}
            maxRows={10}
            error={isAsked && text.trim() === '' ? 'メッセージを入力してください。' : undefined}
          />
        )}
        <RadioGroup
          label="送信する日時"
          value={when}
          onChange={setWhen}
          options={[
            {
              value: 'morning',
              label: '翌営業日の9時',
              note: formatDate(nextBusinessMorning, { year: 'auto', time: true }),
            },
            { value: 'chosen', label: '日時を選ぶ' },
          ]}
        />
        {when === 'chosen' && (
          <div className={styles.chosen}>
            <DateField
              label="日付"
              value={date}
              onChange={setDate}
              min={isoDay(openedAt)}
              max={isoDay(openedAt + farthest * dayMs)}
              error={isAsked && isSoon ? 'これからの日時を入力してください。' : undefined}
            />
            <Select label="時刻" options={options} value={time} onChange={setTime} />
          </div>
        )}
        <p className={styles.words}>送信までは、あなたにだけ表示され、変更や取り消しができます。</p>
      </div>
    </Dialog>
  );
}
