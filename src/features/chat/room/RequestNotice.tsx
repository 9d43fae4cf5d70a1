import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useState } from 'react';
import type { RequestNotice_room$key } from '../../../../__generated__/RequestNotice_room.graphql.ts';
import type { RequestNoticeMutation } from '../../../../__generated__/RequestNoticeMutation.graphql.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { commit } from '../../../relay/commit.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { link } from '../../../ui/text/link.css.ts';
import * as styles from './pane.css.ts';

/** A first message from somebody the creator did not invite: from whom, about what; accept or refuse, which may be taken back. */
export function RequestNotice({ room: key }: { readonly room: RequestNotice_room$key }): ReactElement {
  const {
    id: roomId,
    standing,
    company,
    beganWith: opening,
  } = useFragment(
    graphql`
      fragment RequestNotice_room on ChatRoom {
        id
        standing
        company {
          id
          name
          location
        }
        beganWith {
          id
          jobOpeningId
          title
        }
      }
    `,
    key,
  );
  const isDeclined = standing === 'DECLINED';
  const environment = useRelayEnvironment();
  const [pending, setPending] = useState<boolean | null>(null);
  const answer = async (accepts: boolean): Promise<void> => {
    setPending(accepts);
    try {
      const response = await commit<RequestNoticeMutation>(
        environment,
        graphql`
          mutation RequestNoticeMutation($roomId: ID!, $accepts: Boolean!) {
            answerChatRequest(roomId: $roomId, accepts: $accepts) {
              errors {
                ...mutationErrors @relay(mask: false)
              }
              chatRoom {
                id
                standing
                cannotSendReason
              }
            }
          }
        `,
        { roomId, accepts },
      );
      const [refusal] = mutationErrors(response);
      if (refusal !== undefined) toast.error(refusal.message);
    } catch (error) {
      toast.error(failureWords(error));
    } finally {
      setPending(null);
    }
  };
  return (
    <div className={styles.request}>
      <p className={styles.requestFrom}>
        <Link className={link} to="/companies/$id" params={{ id: company.id }}>
          {company.name}
        </Link>
        {company.location != null && <span className={styles.requestPlace}>{company.location}</span>}
      </p>
      {opening != null && (
        <p className={styles.requestOpening}>
          募集：
          <Link className={link} to="/jobs/$id" params={{ id: opening.jobOpeningId }}>
            {opening.title === '' ? '無題の募集' : opening.title}
          </Link>
        </p>
      )}
      <p className={styles.requestWords}>
        {isDeclined
          ? '辞退しました。アーカイブから開いて承認すると、いつでもやり取りを始められます。'
          : 'メッセージのリクエストです。承認すると、やり取りを始められます。承認するまで、既読や入力中は相手に伝わりません。'}
      </p>
      <div className={styles.requestActs}>
        <Button variant="primary" loading={pending === true} onClick={() => void answer(true)}>
          承認する
        </Button>
        {!isDeclined && (
          <Button loading={pending === false} onClick={() => void answer(false)}>
            辞退する
          </Button>
        )}
      </div>
    </div>
  );
}
