import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { EndOthersDialogMutation } from '../../../../__generated__/EndOthersDialogMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { graphql } from 'react-relay/hooks';

interface EndOthersDialogProps {
  readonly open: boolean;
  readonly count: number;
  readonly onClose: () => void;
}

export function EndOthersDialog({ open, count, onClose }: EndOthersDialogProps): ReactElement {
  const { act, pending } = useAct<EndOthersDialogMutation>(graphql`
    mutation EndOthersDialogMutation {
      endOtherSessions {
        user {
          ...DevicesSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
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
