import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RemovePasskeyDialogMutation } from '../../../../__generated__/RemovePasskeyDialogMutation.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../../page/useAct.ts';

interface RemovePasskeyDialogProps {
  readonly passkeyId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RemovePasskeyDialog({ passkeyId, name, onClose }: RemovePasskeyDialogProps): ReactElement {
  const { act, pending } = useAct<RemovePasskeyDialogMutation>(graphql`
    mutation RemovePasskeyDialogMutation($id: ID!) {
      removePasskey(id: $id) {
        user {
          ...PasskeysSection_user
          ...SecurityChanges_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const remove = async (): Promise<void> => {
    if ((await act({ id: passkeyId })) !== null) toast.success('パスキーを削除しました。');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`「${name}」を削除しますか`}
      act="削除する"
      pending={pending !== null}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      このパスキーではログインできなくなります。端末に残ったパスキーは、端末の設定から削除してください。
    </ConfirmDialog>
  );
}
