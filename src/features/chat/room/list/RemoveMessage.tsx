import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { RemoveMessageMutation } from '../../../../../__generated__/RemoveMessageMutation.graphql.ts';
import { commit } from '../../../../relay/commit.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { orRefusal, SendRefusal } from '../session/roomCalls.ts';
import { readMessage } from '../session/roomMessage.ts';
import type { RoomMessage } from '../session/roomMessage.ts';

interface RemoveMessageProps {
  readonly message: RoomMessage;
  /** As it stands afterwards. */
  readonly onRemoved: (message: RoomMessage) => void;
  readonly onClose: () => void;
}

/** Asks before one's own message is removed. */
export function RemoveMessage({ message, onRemoved, onClose }: RemoveMessageProps): ReactElement {
  const environment = useRelayEnvironment();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async (): Promise<void> => {
    setIsRemoving(true);
    try {
      const removed = await deleteOwn(environment, message.id);
      if (removed) onRemoved(removed);
      onClose();
    } catch (error) {
      toast.error(
        error instanceof SendRefusal ? error.message : '削除できませんでした。もう一度お試しください。',
      );
    } finally {
      setIsRemoving(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title="メッセージを削除しますか"
      act="削除する"
      pending={isRemoving}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      相手の画面にも「メッセージが削除されました」と表示されます。元に戻すことはできません。
    </ConfirmDialog>
  );
}

async function deleteOwn(environment: IEnvironment, id: string): Promise<RoomMessage | null> {
  const { deleteMessage } = orRefusal(
    await commit<RemoveMessageMutation>(
      environment,
      graphql`
        mutation RemoveMessageMutation($id: ID!) {
          deleteMessage(id: $id) {
            errors {
              ...mutationErrors @relay(mask: false)
            }
            message {
              ...roomMessage_message
            }
          }
        }
      `,
      { id },
    ),
  );
  return deleteMessage.message == null ? null : readMessage(deleteMessage.message);
}
