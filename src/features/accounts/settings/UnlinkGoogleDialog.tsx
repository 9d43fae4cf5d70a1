import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUnlinkGoogle } from './useUnlinkGoogle.ts';

interface UnlinkGoogleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function UnlinkGoogleDialog({ open, onClose }: UnlinkGoogleDialogProps): ReactElement {
  const { act, pending } = useUnlinkGoogle();
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
