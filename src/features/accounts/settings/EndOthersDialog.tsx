import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useEndOtherSessions } from './useEndOtherSessions.ts';

interface EndOthersDialogProps {
  readonly open: boolean;
  readonly count: number;
  readonly onClose: () => void;
}

export function EndOthersDialog({ open, count, onClose }: EndOthersDialogProps): ReactElement {
  const { act, pending } = useEndOtherSessions();
  const end = async (): Promise<void> => {
    if ((await act({})) !== null) toast.success('ほかの端末をすべてログアウトしました。');
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="ほかの端末をすべてログアウトしますか"
      act="ログアウトする"
      pending={pending !== null}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      この端末を除く{count}台で、もう一度ログインが必要になります。
    </ConfirmDialog>
  );
}
