import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BatchReply_consultation$key } from '../../../../__generated__/BatchReply_consultation.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { creatorFace } from '../../people/creatorFace.ts';
import { creatorStatus } from '../../people/creatorStatus.ts';
import { mayOffer } from '../../session/memberContent.ts';
import { StandingOffer } from '../../chat/room/StandingOffer.tsx';
import { useSessionState } from '../../session/session.ts';
import * as css from './batch.css.ts';

const states = {
  SENT: { shape: 'half', word: '返信待ち' },
  ACCEPTED: { shape: 'filled', word: '受ける方向で話しています' },
  DECLINED: { shape: 'ring', word: '見送り' },
  WITHDRAWN: { shape: 'ring', word: '取り下げ' },
  EXPIRED: { shape: 'ring', word: '期限切れ' },
} as const;

/** One recipient: status, answer, and next action. */
export function BatchReply({
  consultation: key,
}: {
  readonly consultation: BatchReply_consultation$key;
}): ReactElement {
  const { id, status, respondedAt, answerMessage, chatRoomId, standingOffer, creator } = useFragment(
    graphql`
      fragment BatchReply_consultation on JobConsultation {
        id
        status
        respondedAt
        answerMessage
        chatRoomId
        standingOffer {
          id
          status
        }
        creator {
          id
          ...creatorFace_creator
          ...creatorStatus_creator
        }
      }
    `,
    key,
  );
  const session = useSessionState();
  const { name, picture } = creatorFace(creator);
  const state = states[status];
  const seeking = creatorStatus(creator);
  return (
    <li className={css.reply}>
      <p className={css.who}>
        <Avatar name={name} src={picture} size={40} />
        <Link to="/creators/$id" params={{ id: creator.id }} className={css.link}>
          {name}
        </Link>
        <Status shape={seeking.shape} wordHidden>
          {seeking.word}
        </Status>
      </p>
      <p className={css.state}>
        <Status shape={state.shape} tone={status === 'ACCEPTED' ? 'creator' : 'quiet'}>
          {state.word}
        </Status>
        {respondedAt != null && (
          <span className={css.when}>{formatDate(respondedAt, { year: 'auto' })}に返信</span>
        )}
      </p>
      {answerMessage != null && <p className={css.words}>{answerMessage}</p>}
      <p className={css.acts}>
        {standingOffer != null && <StandingOffer offer={standingOffer} name={name} />}
        {status === 'ACCEPTED' && standingOffer == null && mayOffer(session) && (
          <Link
            to="/offers/create"
            search={{ consultation: id }}
            className={buttonClass({ variant: 'primary', size: 's' })}
            aria-label={`${name}さんにオファーを送る`}
          >
            オファーを送る
          </Link>
        )}
        {chatRoomId != null && (
          <Link
            to="/messages/$roomId"
            params={{ roomId: chatRoomId }}
            className={buttonClass({ size: 's' })}
            aria-label={`${name}さんとのメッセージを開く`}
          >
            メッセージを開く
          </Link>
        )}
      </p>
    </li>
  );
}
