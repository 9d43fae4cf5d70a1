import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { RemoveMemberDialogMutation } from '../../../../__generated__/RemoveMemberDialogMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { graphql } from 'react-relay/hooks';

interface RemoveMemberDialogProps {
  readonly member: { readonly id: string; readonly fullName: string };
  readonly onClose: () => void;
}

export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps): ReactElement {
  const { id, fullName } = member;
  const { act, pending } = useAct<RemoveMemberDialogMutation>(graphql`
    mutation RemoveMemberDialogMutation($id: ID!) {
      removeMember(id: $id) {
        company {
          ...MembersSection_company
          ...DeletionSection_company
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
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
      すぐに会社の募集やメッセージを開けなくなります。書いたものとメッセージの記録は、会社に残ります。
    </ConfirmDialog>
  );
}
