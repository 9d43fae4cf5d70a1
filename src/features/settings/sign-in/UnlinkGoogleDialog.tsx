import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { UnlinkGoogleDialogMutation } from '../../../../__generated__/UnlinkGoogleDialogMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { graphql } from 'react-relay/hooks';

interface UnlinkGoogleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function UnlinkGoogleDialog({ open, onClose }: UnlinkGoogleDialogProps): ReactElement {
  const { act, pending } = useAct<UnlinkGoogleDialogMutation>(graphql`
    mutation UnlinkGoogleDialogMutation {
      unlinkGoogle {
        user {
          ...SignInMethodsSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const unlink = async (): Promise<void> => {
    if ((await act({})) !== null) toast.success('Googleとの連携を外しました。');
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Googleとの連携を外しますか"
      act="外す"
      pending={pending !== null}
      onConfirm={() => void unlink()}
      onClose={onClose}
    >
      これからは、メールアドレスとパスワードでログインします。連携はいつでもやり直せます。
    </ConfirmDialog>
  );
}
