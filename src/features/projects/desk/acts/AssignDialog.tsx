import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AssignDialog_company$key } from '../../../../../__generated__/AssignDialog_company.graphql.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { nobody } from '../deskSearch.ts';

interface AssignDialogProps {
  readonly company: AssignDialog_company$key | null;
  readonly who: string;
  /** Who it is now; null: nobody, or several. */
  readonly current: string | null;
  readonly onAssign: (userId: string | null) => void;
  readonly onClose: () => void;
}

/** Who of the company looks after them. */
export function AssignDialog({ company, who, current, onAssign, onClose }: AssignDialogProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment AssignDialog_company on Company {
        members {
          isMe
          corporateUser {
            id
            fullName
          }
        }
      }
    `,
    company,
  );
  const members = data?.members ?? [];
  const me = members.find(({ isMe }) => isMe)?.corporateUser.id;
  const [chosen, setChosen] = useState(current ?? me ?? nobody);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${who}の担当`}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" onClick={() => onAssign(chosen === nobody ? null : chosen)}>
            設定する
          </Button>
        </>
      }
    >
      <RadioGroup
        label="担当"
        labelHidden
        value={chosen}
        onChange={setChosen}
        options={[
          ...members.map(({ isMe, corporateUser: { id, fullName } }) => ({
            value: id,
            label: isMe ? `${fullName}(自分)` : fullName,
          })),
          { value: nobody, label: '担当者なし' },
        ]}
      />
    </Dialog>
  );
}
