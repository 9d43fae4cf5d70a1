import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ConsultationCardAnswerMutation } from '../../../../../__generated__/ConsultationCardAnswerMutation.graphql.ts';
import type { ConsultationCardWithdrawMutation } from '../../../../../__generated__/ConsultationCardWithdrawMutation.graphql.ts';
import { part } from '../../../../lib/part.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../../ui/buttons/buttonClass.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { formatDate } from '../../../../ui/text/formatDate.ts';
import { Status } from '../../../../ui/text/Status.tsx';
import { useMinute } from '../../../../ui/text/useMinute.ts';
import { useAct } from '../../../page/useAct.ts';
import { mayOffer } from '../../../session/memberContent.ts';
import { useSessionState } from '../../../session/session.ts';
import { ConsultationSlip } from './ConsultationSlip.tsx';
import type { ConsultationCard as Card } from '../session/roomMessage.ts';
import { useRoomTalk } from '../roomTalk.ts';
import { StandingOffer } from '../StandingOffer.tsx';
import * as styles from './slip.css.ts';

const DeclineConsultation = part(async () => (await import('./DeclineConsultation.tsx')).DeclineConsultation);

interface CardProps {
  readonly consultation: Card;
  readonly isCreator: boolean;
  /** Null where nothing can be written. */
  readonly onAsk: (() => void) | null;
}

const outcomes = {
  ACCEPTED: { shape: 'filled', word: '受ける方向で話しています' },
  DECLINED: { shape: 'ring', word: '見送りました' },
  WITHDRAWN: { shape: 'ring', word: '会社が取り下げました' },
  EXPIRED: { shape: 'ring', word: '返信がないまま終了しました' },
} as const;

/**
 * A consultation in a room, with its reader's next actions. News of it arrives as a change of its message.
 */
export function ConsultationCard({ consultation, isCreator, onAsk }: CardProps): ReactElement {
  const minute = useMinute();
  const session = useSessionState();
  const standing = useRoomTalk()?.standingOffers.find(
    ({ consultationId }) => consultationId === consultation.id,
  );
  const { status: told, replyBy, respondedAt, answerMessage } = consultation;
  // Its deadline may pass while the room is open.
  const status = told === 'SENT' && Date.parse(replyBy) <= minute ? 'EXPIRED' : told;
  const isOpen = status === 'SENT';
  const isOver = !isOpen && status !== 'ACCEPTED';
  return (
    <ConsultationSlip
      slip={consultation}
      isPressing={isOpen && isCreator}
      isOver={isOver}
      aside={
        isOpen
          ? `返信は${formatDate(replyBy, { year: 'auto' })} 23:59まで`
          : respondedAt === null
            ? '終了'
            : `${formatDate(respondedAt, { year: 'auto' })}に返信済み`
      }
    >
      {isOpen ? (
        isCreator ? (
          <Answers consultation={consultation} onAsk={onAsk} />
        ) : (
          <Waiting consultationId={consultation.id} />
        )
      ) : (
        <>
          <Status shape={outcomes[status].shape} tone={status === 'ACCEPTED' ? 'creator' : 'quiet'}>
            {outcomes[status].word}
          </Status>
          {standing !== undefined && <StandingOffer offer={standing} />}
          {status === 'ACCEPTED' && standing === undefined && mayOffer(session) && (
            <Link
              to="/offers/create"
              search={{ consultation: consultation.id }}
              className={buttonClass({ size: 's' })}
            >
              オファーを送る
            </Link>
          )}
          {answerMessage !== null && <p className={styles.answer}>{answerMessage}</p>}
        </>
      )}
      {!isCreator && consultation.batchSize > 1 && (
        <Link
          to="/consultations/$id"
          params={{ id: consultation.id }}
          className={buttonClass({ size: 's', variant: 'text' })}
        >
          {consultation.batchSize}人の返信を比べる
        </Link>
      )}
    </ConsultationSlip>
  );
}

function Answers({ consultation, onAsk }: Pick<CardProps, 'consultation' | 'onAsk'>): ReactElement {
  const [isDeclining, setIsDeclining] = useState(false);
  const { act, pending } = useAct<ConsultationCardAnswerMutation>(graphql`
    mutation ConsultationCardAnswerMutation($input: AnswerJobConsultationInput!) {
      answerJobConsultation(input: $input) {
        jobConsultation {
          id
          status
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const answer = async (accepts: boolean, message: string | null): Promise<void> => {
    const done = await act({ input: { consultationId: consultation.id, accepts, message } });
    if (done === null) return;
    setIsDeclining(false);
    toast.success(accepts ? '受ける方向で話すと伝えました。' : '見送りを伝えました。');
  };
  return (
    <>
      <Button
        variant="primary"
        loading={pending?.input.accepts === true}
        onClick={() => void answer(true, null)}
      >
        受ける方向で話す
      </Button>
      <Button
        onPointerEnter={DeclineConsultation.ahead}
        onFocus={DeclineConsultation.ahead}
        onClick={() => setIsDeclining(true)}
      >
        見送る
      </Button>
      {onAsk !== null && (
        <Button variant="text" onClick={onAsk}>
          質問する
        </Button>
      )}
      {isDeclining && (
        <Suspense fallback={null}>
          <DeclineConsultation
            title={consultation.title}
            isPending={pending !== null}
            onDecline={(message) => void answer(false, message)}
            onClose={() => setIsDeclining(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Waiting({ consultationId }: { readonly consultationId: string }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending } = useAct<ConsultationCardWithdrawMutation>(graphql`
    mutation ConsultationCardWithdrawMutation($id: ID!) {
      withdrawJobConsultation(consultationId: $id) {
        jobConsultation {
          id
          status
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const withdraw = async (): Promise<void> => {
    if ((await act({ id: consultationId })) === null) return;
    setIsAsking(false);
    toast.success('相談を取り下げました。');
  };
  return (
    <>
      <Status shape="half">返信待ち</Status>
      <Button size="s" variant="text" onClick={() => setIsAsking(true)}>
        取り下げる
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="この相談を取り下げますか"
        act="取り下げる"
        pending={pending !== null}
        onConfirm={() => void withdraw()}
        onClose={() => setIsAsking(false)}
      >
        <p>相手は返信できなくなります。取り下げたことは、このやり取りに表示されます。</p>
      </ConfirmDialog>
    </>
  );
}
