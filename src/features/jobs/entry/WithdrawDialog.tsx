import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { WithdrawDialogMutation } from '../../../../__generated__/WithdrawDialogMutation.graphql.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';

interface WithdrawDialogProps {
  readonly openingId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before withdrawing, which cannot be undone. */
export function WithdrawDialog({ openingId, open, onClose }: WithdrawDialogProps): ReactElement {
  const { act, pending } = useAct<WithdrawDialogMutation>(graphql`
    mutation WithdrawDialogMutation($jobOpeningId: ID!) {
      withdrawEntry(jobOpeningId: $jobOpeningId) {
        jobOpening {
          ...JobAside_opening
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const withdraw = async (): Promise<void> => {
    const done = await act({ jobOpeningId: openingId });
    if (done === null) return;
    onClose();
    toast.success('応募を辞退しました。');
  };
  return (
    <ConfirmDialog
      open={open}
      title="この応募を辞退しますか"
      act="辞退する"
      pending={pending !== null}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>会社に辞退が伝わります。同じ募集に、もう一度応募することはできません。</p>
    </ConfirmDialog>
  );
}
