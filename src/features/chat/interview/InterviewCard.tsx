import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { InterviewCardAnswerMutation } from '../../../../__generated__/InterviewCardAnswerMutation.graphql.ts';
import type { InterviewCardCancelMutation } from '../../../../__generated__/InterviewCardCancelMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as card from '../room/list/message.css.ts';
import { readMessage } from '../room/session/roomMessage.ts';
import { useRoomTalk } from '../room/roomTalk.ts';
import * as styles from './interview.css.ts';
import { actWords, spanWords } from './interviewMessage.ts';
import type { Interview, InterviewContent } from './interviewMessage.ts';

interface InterviewCardProps {
  readonly content: InterviewContent;
  readonly sequence: number;
}

/** The newest message about an interview shows its state; older ones only say what was done. */
export function InterviewCard({ content, sequence }: InterviewCardProps): ReactElement {
  const talk = useRoomTalk();
  const { interview } = content;
  const newest = talk?.newestOfInterviews.get(interview.id) ?? sequence;
  if (newest !== sequence) return <p className={card.gone}>{actWords(content)}</p>;
  return <Standing content={content} />;
}

function stateWords({ state, times }: Interview, isOver: boolean): string {
  switch (state) {
    case 'PROPOSED':
      return '返答待ち';
    case 'FIXED':
      if (isOver) return '終了';
      return times.length > 0 ? '日時の変更の返答待ち' : '決定';
    case 'NONE_FITS':
      return '合う日程なし';
    case 'CANCELLED':
      return '取り消し';
  }
}

function Standing({ content }: { readonly content: InterviewContent }): ReactElement {
  const talk = useRoomTalk();
  // Not updated while the card is shown: the server decides when it is pressed.
  const [now] = useState(Date.now);
  const { interview } = content;
  const { state, startsAt, minutes, place, times, openingTitle } = interview;
  const isOver = startsAt !== null && Date.parse(startsAt) <= now;
  const isOpen = times.length > 0 && !isOver;
  const mayAct = talk !== null && talk.canWrite;
  return (
    <section className={card.card} aria-label="面談の日程">
      <div className={card.cardHead}>
        <span>面談の日程</span>
        <span className={card.cardAside}>{stateWords(interview, isOver)}</span>
      </div>
      <div className={card.cardBody}>
        {startsAt !== null && <p className={card.cardTitle}>{spanWords(startsAt, minutes)}</p>}
        {state === 'NONE_FITS' && <p className={card.cardFacts}>どの候補も都合が合いませんでした。</p>}
        {state === 'CANCELLED' && (
          <p className={card.cardFacts}>
            {content.act === 'CANCELLED' ? actWords(content) : 'この面談は取り消されました。'}
          </p>
        )}
        {state !== 'CANCELLED' && (
          <p className={styles.facts}>
            {minutes}分{place !== null && `・${place}`}
            {openingTitle !== null && openingTitle !== '' && (
              <span className={styles.opening}>募集「{openingTitle}」</span>
            )}
          </p>
        )}
        {isOpen && talk?.isCreator === true && mayAct ? (
          <Choice key={`choice ${interview.version}`} interview={interview} />
        ) : (
          isOpen && (
            <>
              {startsAt !== null && <p className={card.cardFacts}>変更の候補</p>}
              <ul className={styles.times}>
                {times.map((time) => (
                  <li key={time}>{spanWords(time, minutes)}</li>
                ))}
              </ul>
            </>
          )
        )}
        {mayAct && state !== 'CANCELLED' && !isOver && (
          <Acts key={`acts ${interview.version}`} interview={interview} />
        )}
      </div>
    </section>
  );
}

function useTook(): (message: Parameters<typeof readMessage>[0] | null | undefined) => void {
  const talk = useRoomTalk();
  return (message) => {
    if (message != null) talk?.took(readMessage(message));
  };
}

const none = 'none';

function Choice({ interview }: { readonly interview: Interview }): ReactElement {
  const { id, version, times, minutes, startsAt } = interview;
  const [picked, setPicked] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [now] = useState(Date.now);
  // The same id when pressed again after a lost connection, so that it stays one message.
  const [clientIds] = useState(
    () => new Map([none, ...times].map((time) => [time, crypto.randomUUID()] as const)),
  );
  const took = useTook();
  const { act, pending } = useAct<InterviewCardAnswerMutation>(graphql`
    mutation InterviewCardAnswerMutation($input: AnswerInterviewInput!) {
      answerInterview(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        message {
          ...roomMessage_message
        }
      }
    }
  `);
  const answer = async (time: string | null): Promise<void> => {
    setAsked(true);
    const answered = await act({
      input: { interviewId: id, version, time, clientId: clientIds.get(time ?? none) ?? null },
    });
    if (answered === null) return;
    took(answered.answerInterview.message);
    toast.success(
      time === null ? '返答を送りました。' : '面談の日時が決まりました。メールでもお送りします。',
    );
  };
  const isPicking = pending !== null && pending.input.time != null;
  return (
    <div className={styles.choice}>
      <RadioGroup
        label={startsAt === null ? '都合のよい日時' : '変更の候補'}
        value={picked}
        onChange={setPicked}
        error={isAsked && picked === null && pending === null ? '日時を選んでください。' : undefined}
        options={times.map((time) => ({
          value: time,
          label: spanWords(time, minutes),
          disabled: Date.parse(time) <= now,
        }))}
      />
      <div className={styles.acts}>
        <Button
          variant="primary"
          loading={isPicking}
          onClick={() => {
            if (picked === null) setAsked(true);
            else void answer(picked);
          }}
        >
          この日時に決める
        </Button>
        <Button variant="text" loading={pending !== null && !isPicking} onClick={() => void answer(null)}>
          {startsAt === null ? 'どれも合わない' : '変更しない'}
        </Button>
      </div>
    </div>
  );
}

/** The company may propose other times; both may cancel a fixed one. */
function Acts({ interview }: { readonly interview: Interview }): ReactElement | null {
  const talk = useRoomTalk();
  const [isAsking, setAsking] = useState(false);
  const [clientId] = useState(() => crypto.randomUUID());
  const took = useTook();
  const { act, pending } = useAct<InterviewCardCancelMutation>(graphql`
    mutation InterviewCardCancelMutation($input: CancelInterviewInput!) {
      cancelInterview(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        message {
          ...roomMessage_message
        }
      }
    }
  `);
  const { id, state, version } = interview;
  if (talk === null || (talk.isCreator && state !== 'FIXED')) return null;
  const isFixed = state === 'FIXED';
  const cancel = async (): Promise<void> => {
    const answered = await act({ input: { interviewId: id, version, clientId } });
    setAsking(false);
    if (answered === null) return;
    took(answered.cancelInterview.message);
    toast.success(isFixed ? '面談を取り消しました。' : '提案を取り下げました。');
  };
  return (
    <div className={styles.acts}>
      {!talk.isCreator && (
        <Button onClick={() => talk.propose(interview)}>
          {isFixed ? '日時の変更を提案する' : 'ほかの日時を提案する'}
        </Button>
      )}
      <Button variant="text" onClick={() => setAsking(true)}>
        {isFixed ? '面談を取り消す' : '取り下げる'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isFixed ? '面談を取り消しますか' : '面談の日程の提案を取り下げますか'}
        act={isFixed ? '取り消す' : '取り下げる'}
        pending={pending !== null}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        {isFixed
          ? '相手にメールでお知らせし、お互いのカレンダーからも外れます。元に戻すことはできません。'
          : '相手は、候補から選べなくなります。'}
      </ConfirmDialog>
    </div>
  );
}
