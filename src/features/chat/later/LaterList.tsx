import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LaterList_room$key } from '../../../../__generated__/LaterList_room.graphql.ts';
import type { LaterListCancelMutation } from '../../../../__generated__/LaterListCancelMutation.graphql.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import type { Waiting } from './LaterDialog.tsx';
import * as styles from './later.css.ts';

const LaterDialog = part(async () => (await import('./LaterDialog.tsx')).LaterDialog);

interface LaterListProps {
  readonly room: LaterList_room$key;
  /** Client ids of messages that were sent. */
  readonly sent: ReadonlySet<string>;
  /** The text of a cancelled message, to edit. */
  readonly onTakenBack: (text: string) => void;
  /** Where nobody can write any more, the text is copied instead of changed. */
  readonly onCopy: ((text: string) => void) | null;
}

/** The viewer's scheduled messages in a room: they can be changed or cancelled. */
export function LaterList({ room: key, sent, onTakenBack, onCopy }: LaterListProps): ReactElement | null {
  const room = useFragment(
    graphql`
      fragment LaterList_room on ChatRoom {
        id
        scheduledMessages {
          id
          clientId
          text
          sendAt
          refusal
        }
      }
    `,
    key,
  );
  const [changed, setChanged] = useState<Waiting | null>(null);
  const { act, pending } = useAct<LaterListCancelMutation>(graphql`
    mutation LaterListCancelMutation($id: ID!) {
      cancelScheduledMessage(id: $id) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        chatRoom {
          ...LaterList_room
        }
      }
    }
  `);
  const waiting = room.scheduledMessages.filter(({ clientId }) => !sent.has(clientId));
  const takeBack = async ({ id, text }: Waiting): Promise<void> => {
    if ((await act({ id })) !== null) onTakenBack(text);
  };
  if (waiting.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label="送信を予約したメッセージ">
        {waiting.map((one) => (
          <li key={one.id} className={styles.row}>
            <span className={styles.when}>
              {one.refusal == null
                ? `${formatDate(one.sendAt, { year: 'auto', time: true })}に送信${onCopy === null ? '' : '予定'}`
                : '送信していません'}
            </span>
            <span className={styles.text}>{one.text}</span>
            <span className={styles.acts}>
              {onCopy === null ? (
                <Button size="s" variant="text" onClick={() => setChanged(one)}>
                  変更する
                </Button>
              ) : (
                <Button size="s" variant="text" onClick={() => onCopy(one.text)}>
                  コピーする
                </Button>
              )}
              <Button
                size="s"
                variant="text"
                loading={pending?.id === one.id}
                onClick={() => void takeBack(one)}
              >
                取り消す
              </Button>
            </span>
            {one.refusal != null && <span className={styles.refusal}>{one.refusal}</span>}
            {one.refusal == null && onCopy !== null && (
              <span className={styles.refusal}>
                それまでにメッセージを送れるようにならなければ、送信されません。
              </span>
            )}
          </li>
        ))}
      </ul>
      {changed !== null && (
        <LaterDialog
          roomId={room.id}
          text={changed.text}
          waiting={null}
          kept={changed}
          onDone={() => setChanged(null)}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
}
