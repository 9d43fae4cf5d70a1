import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TurnOffDialogMutation } from '../../../../__generated__/TurnOffDialogMutation.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../../page/useAct.ts';

interface TurnOffDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function TurnOffDialog({ onClose, onDone }: TurnOffDialogProps): ReactElement {
  const { act, pending } = useAct<TurnOffDialogMutation>(graphql`
    mutation TurnOffDialogMutation {
      disableTotp {
        user {
          ...SecondFactorSection_user
          ...SecurityChanges_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const turnOff = async (): Promise<void> => {
    if ((await act({})) !== null) {
      toast.success('二段階認証を解除しました。');
      onDone();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="二段階認証を解除しますか"
      act="解除する"
      pending={pending !== null}
      onConfirm={() => void turnOff()}
      onClose={onClose}
    >
      パスワードやGoogleだけでログインできるようになります。リカバリーコードも使えなくなります。
    </ConfirmDialog>
  );
}
