import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { RevokeInvitationDialogMutation } from '../../../../__generated__/RevokeInvitationDialogMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { graphql } from 'react-relay/hooks';

interface RevokeInvitationDialogProps {
  readonly invitation: { readonly id: string; readonly email: string };
  readonly onClose: () => void;
}

export function RevokeInvitationDialog({ invitation, onClose }: RevokeInvitationDialogProps): ReactElement {
  const { id, email } = invitation;
  const { act, pending } = useAct<RevokeInvitationDialogMutation>(graphql`
    mutation RevokeInvitationDialogMutation($id: ID!) {
      revokeInvitation(id: $id) {
        company {
          ...MembersSection_company
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
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
