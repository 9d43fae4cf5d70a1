import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { CorrectNameDialogMutation } from '../__generated__/CorrectNameDialogMutation.graphql.ts';
import { whenDone } from '../whenDone.ts';
import * as css from './look.css.ts';

interface CorrectNameDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A company's name as its register has it, and why it is put right. */
export function CorrectNameDialog({ id, name, onClose, onDone }: CorrectNameDialogProps): ReactElement {
  const [typed, setTyped] = useState(name);
  const [reason, setReason] = useState('');
  const { act, pending } = useAct<CorrectNameDialogMutation>(graphql`
    mutation CorrectNameDialogMutation($id: ID!, $name: String!, $reason: String!) {
      correctCompanyName(id: $id, name: $name, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  return (
    <Dialog
      open
      onClose={onClose}
      title="会社名を訂正する"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            loading={pending !== null}
            onClick={() => {
              void whenDone(act({ id, name: typed, reason }), () => {
                toast.success('会社名を訂正しました。');
                onDone();
              });
            }}
          >
            訂正する
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <TextField label="会社名" requirement="required" value={typed} limit={100} onChange={setTyped} />
        <TextArea
          label="理由"
          requirement="required"
          help="運営の記録に残ります。"
          value={reason}
          limit={1000}
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}
