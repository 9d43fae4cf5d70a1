import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { toast } from '../../ui/toast.ts';
import { type MemberRole, memberRoleName } from './memberRoleNames.ts';
import { memberRoleOptions } from './memberRoles.ts';
import { useChangeMemberRole } from './useChangeMemberRole.ts';

interface ChangeRoleDialogProps {
  readonly member: { readonly id: string; readonly fullName: string; readonly role: MemberRole };
  readonly onClose: () => void;
}

export function ChangeRoleDialog({ member, onClose }: ChangeRoleDialogProps): ReactElement {
  const { id, fullName } = member;
  const [role, setRole] = useState<MemberRole>(member.role);
  const { act, pending } = useChangeMemberRole();
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
          <Button onClick={onClose}>やめる</Button>
          <Button
            variant="primary"
            loading={pending !== null}
            loadingText="保存中"
            onClick={() => void save()}
          >
            変える
          </Button>
        </>
      }
    >
      <RadioCards label="役割" labelHidden options={memberRoleOptions} value={role} onChange={setRole} />
    </Dialog>
  );
}
