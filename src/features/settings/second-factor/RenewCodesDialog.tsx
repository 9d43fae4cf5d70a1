import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RenewCodesDialogMutation } from '../../../../__generated__/RenewCodesDialogMutation.graphql.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useAct } from '../../page/useAct.ts';

interface RenewCodesDialogProps {
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}

export function RenewCodesDialog({ onClose, onDone }: RenewCodesDialogProps): ReactElement {
  const { act, pending } = useAct<RenewCodesDialogMutation>(graphql`
    mutation RenewCodesDialogMutation {
      renewRecoveryCodes {
        recoveryCodes
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
  const renew = async (): Promise<void> => {
    const made = await act({});
    if (made !== null) onDone(made.renewRecoveryCodes.recoveryCodes ?? []);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="リカバリーコードを作り直しますか"
      act="作り直す"
      pending={pending !== null}
      onConfirm={() => void renew()}
      onClose={onClose}
    >
      これまでのリカバリーコードは、すべて使えなくなります。
    </ConfirmDialog>
  );
}
