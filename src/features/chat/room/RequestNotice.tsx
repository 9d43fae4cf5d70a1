import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useState } from 'react';
import type { RequestNoticeMutation } from '../../../../__generated__/RequestNoticeMutation.graphql.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { commit } from '../../../relay/commit.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import * as styles from './pane.css.ts';

/** A first message from somebody whom the creator did not open the door to: let in, or turned away. */
export function RequestNotice({ roomId }: { readonly roomId: string }): ReactElement {
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
      <p className={styles.requestWords}>
        メッセージのリクエストです。承認すると、やり取りを始められます。承認するまで、既読や入力中は相手に伝わりません。
      </p>
      <div className={styles.requestActs}>
        <Button variant="primary" loading={pending === true} onClick={() => void answer(true)}>
          承認する
        </Button>
        <Button loading={pending === false} onClick={() => void answer(false)}>
          辞退する
        </Button>
      </div>
    </div>
  );
}
