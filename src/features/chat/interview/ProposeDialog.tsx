import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ProposeDialogMutation } from '../../../../__generated__/ProposeDialogMutation.graphql.ts';
import { focusFirstError } from '../../../lib/forms/useForm.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { isoDay } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import { readMessage } from '../room/session/roomMessage.ts';
import type { RoomMessage } from '../room/session/roomMessage.ts';
import * as styles from './interview.css.ts';
import type { Interview } from './interviewMessage.ts';

const mostTimes = 5;
const longestPlace = 500;
const dayMs = 86_400_000;
const farthest = 180;

/** From 7:00 to 21:30 in quarters of an hour. */
const clockTimes = Array.from({ length: 59 }, (_, index) => {
  const minutes = 7 * 60 + index * 15;
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return { value: text, label: text };
});

interface Candidate {
  readonly key: number;
  readonly date: string | null;
  readonly time: string;
}

const momentOf = ({ date, time }: Candidate): number | null =>
  date === null ? null : Date.parse(`${date}T${time.padStart(5, '0')}:00+09:00`);

function problemOf(candidate: Candidate, now: number): string | undefined {
  const moment = momentOf(candidate);
  if (moment === null) return '日付を入力してください。';
  return moment <= now ? 'これからの日時を入力してください。' : undefined;
}

interface ProposeDialogProps {
  readonly roomId: string;
  /** Null for a new interview. */
  readonly interview: Interview | null;
  readonly onProposed: (message: RoomMessage) => void;
  readonly onClose: () => void;
}

/** A company proposes up to five times, of which the creator picks one. */
export function ProposeDialog({ roomId, interview, onProposed, onClose }: ProposeDialogProps): ReactElement {
  const isMoving = interview?.state === 'FIXED';
  const [candidates, setCandidates] = useState<readonly Candidate[]>([
    { key: 1, date: null, time: '10:00' },
    { key: 2, date: null, time: '14:00' },
  ]);
  const [length, setLength] = useState<'30' | '60'>(interview?.minutes === 60 ? '60' : '30');
  const [place, setPlace] = useState(interview?.place ?? '');
  const [asked, setAsked] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) focusFirstError(form.current);
  }, [asked]);
  // Makes sending again the same proposal.
  const [clientId] = useState(() => crypto.randomUUID());
  const [openedAt] = useState(Date.now);
  const { act, pending } = useAct<ProposeDialogMutation>(graphql`
    mutation ProposeDialogMutation($input: ProposeInterviewInput!) {
      proposeInterview(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        message {
          ...roomMessage_message
        }
      }
    }
  `);
  // Empty rows do not count, except the first.
  const filled = candidates.filter(({ date }, index) => date !== null || index === 0);
  const isSound =
    filled.every((candidate) => problemOf(candidate, openedAt) === undefined) &&
    !isLonger(place.trim(), longestPlace);
  const change = (key: number, values: Partial<Candidate>): void =>
    setCandidates((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const propose = async (): Promise<void> => {
    if (!isSound) {
      setAsked((before) => before + 1);
      return;
    }
    const moments = filled.flatMap((candidate) => momentOf(candidate) ?? []);
    const answer = await act({
      input: {
        roomId,
        times: moments.map((moment) => new Date(moment).toISOString()),
        minutes: Number(length),
        place: place.trim() === '' ? null : place.trim(),
        clientId,
        ...(interview !== null && { interviewId: interview.id, version: interview.version }),
      },
    });
    const message = answer?.proposeInterview.message;
    if (message == null) return;
    onProposed(readMessage(message));
    toast.success('面談の日程の候補を送りました。');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isMoving ? '面談の日時の変更を提案する' : '面談の日程を提案する'}
      dismissable={candidates.every(({ date }) => date === null) && place === (interview?.place ?? '')}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" loading={pending !== null} onClick={() => void propose()}>
            提案する
          </Button>
        </>
      }
    >
      <div ref={form} className={styles.form}>
        <p className={styles.words}>
          {isMoving
            ? '相手が候補から選ぶと、面談の日時が変わります。選ばれるまでは、現在の日時のままです。'
            : '相手が候補から1つ選ぶと面談が決まり、お互いのメールにカレンダーの予定が届きます。'}
        </p>
        <fieldset className={styles.candidates} aria-label="候補の日時">
          {candidates.map((candidate, index) => (
            <div key={candidate.key} className={styles.candidate}>
              <DateField
                label={`候補${index + 1}の日付`}
                labelHidden
                value={candidate.date}
                min={isoDay(openedAt)}
                max={isoDay(openedAt + farthest * dayMs)}
                onChange={(date) => change(candidate.key, { date })}
                error={asked > 0 && filled.includes(candidate) ? problemOf(candidate, openedAt) : undefined}
              />
              <Select
                label={`候補${index + 1}の開始時刻`}
                labelHidden
                options={clockTimes}
                value={candidate.time}
                onChange={(time) => change(candidate.key, { time })}
              />
              <IconButton
                icon="close"
                label={`候補${index + 1}を外す`}
                disabled={candidates.length === 1}
                onClick={() => setCandidates((all) => all.filter(({ key }) => key !== candidate.key))}
              />
            </div>
          ))}
          <div>
            <Button
              size="s"
              disabled={candidates.length >= mostTimes}
              onClick={() =>
                setCandidates((all) => [
                  ...all,
                  { key: Math.max(...all.map(({ key }) => key)) + 1, date: null, time: '10:00' },
                ])
              }
            >
              候補を追加する
            </Button>
          </div>
        </fieldset>
        {!isMoving && (
          <>
            <RadioGroup
              label="長さ"
              layout="segments"
              value={length}
              onChange={setLength}
              options={[
                { value: '30', label: '30分' },
                { value: '60', label: '60分' },
              ]}
            />
            <TextArea
              label="場所"
              requirement="optional"
              placeholder="例　オンライン(ビデオ会議のURL)、本社の住所"
              value={place}
              onChange={setPlace}
              limit={longestPlace}
              minRows={2}
              maxRows={5}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
