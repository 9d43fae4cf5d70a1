import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { RadioCards } from '../../../ui/choices/RadioCards.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { type MemberRole, memberRoleName } from '../../../lib/words/memberRoleNames.ts';
import { memberRoleOptions } from '../../../lib/words/memberRoles.ts';
import type { ChangeRoleDialogMutation } from '../../../../__generated__/ChangeRoleDialogMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { graphql } from 'react-relay/hooks';

interface ChangeRoleDialogProps {
  readonly member: { readonly id: string; readonly fullName: string; readonly role: MemberRole };
  readonly onClose: () => void;
}

export function ChangeRoleDialog({ member, onClose }: ChangeRoleDialogProps): ReactElement {
  const { id, fullName } = member;
  const [role, setRole] = useState<MemberRole>(member.role);
  const { act, pending } = useAct<ChangeRoleDialogMutation>(graphql`
    mutation ChangeRoleDialogMutation($id: ID!, $role: Role!) {
      changeMemberRole(id: $id, role: $role) {
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
  const save = async (): Promise<void> => {
    if (role !== member.role) {
      if ((await act({ id, role })) === null) return;
      toast.success(`${fullName}さんを${memberRoleName(role)}にしました。`);
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${fullName}さんの役割`}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            loading={pending !== null}
            loadingText="保存中"
            onClick={() => void save()}
          >
            変更する
          </Button>
        </>
      }
    >
      <RadioCards label="役割" labelHidden options={memberRoleOptions} value={role} onChange={setRole} />
    </Dialog>
  );
}
