import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

interface RevokeInvitationDialogProps {
  readonly invitation: { readonly id: string; readonly email: string };
  readonly onClose: () => void;
}

export function RevokeInvitationDialog({ invitation, onClose }: RevokeInvitationDialogProps): ReactElement {
  const { id, email } = invitation;
  const { act, pending } = useRevokeInvitation();
  const revoke = async (): Promise<void> => {
    if ((await act({ id })) !== null) toast.success('招待を取り消しました。');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="招待を取り消しますか"
      act="取り消す"
      pending={pending !== null}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      {email}に届いたメールのリンクが使えなくなります。
    </ConfirmDialog>
  );
}
