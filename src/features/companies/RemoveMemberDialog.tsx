import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveMember } from './useRemoveMember.ts';

interface RemoveMemberDialogProps {
  readonly member: { readonly id: string; readonly fullName: string };
  readonly onClose: () => void;
}

export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps): ReactElement {
  const { id, fullName } = member;
  const { act, pending } = useRemoveMember();
  const remove = async (): Promise<void> => {
    if ((await act({ id })) !== null) toast.success(`${fullName}さんを会社から外しました。`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`${fullName}さんを外しますか`}
      act="外す"
      pending={pending !== null}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      すぐに会社の募集や会話を開けなくなります。書いたものと会話の記録は、会社に残ります。
    </ConfirmDialog>
  );
}
