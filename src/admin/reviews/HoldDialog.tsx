import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { HoldDialogMutation } from '../__generated__/HoldDialogMutation.graphql.ts';
import type { HoldDialogReleaseMutation } from '../__generated__/HoldDialogReleaseMutation.graphql.ts';
import { whenDone } from '../whenDone.ts';

interface HoldDialogProps {
  readonly id: string;
  readonly isHeld: boolean;
  readonly note: string;
  readonly onClose: () => void;
  readonly onHeld: () => void;
  readonly onReleased: () => void;
}

/** Puts a work aside, with a word for whoever looks at it next. */
export function HoldDialog({
  id,
  isHeld,
  note: first,
  onClose,
  onHeld,
  onReleased,
}: HoldDialogProps): ReactElement {
  const [note, setNote] = useState(first);
  const hold = useAct<HoldDialogMutation>(graphql`
    mutation HoldDialogMutation($id: ID!, $note: String) {
      holdReview(id: $id, note: $note) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const release = useAct<HoldDialogReleaseMutation>(graphql`
    mutation HoldDialogReleaseMutation($id: ID!) {
      releaseReviewHold(id: $id) {
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
      title="保留にする"
      size="s"
      footer={
        <>
          {isHeld && (
            <Button
              loading={release.pending !== null}
              onClick={() => {
                void whenDone(release.act({ id }), () => {
                  onClose();
                  onReleased();
                });
              }}
            >
              保留を解除
            </Button>
          )}
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="primary"
            loading={hold.pending !== null}
            onClick={() => {
              void whenDone(hold.act({ id, note }), () => {
                onClose();
                onHeld();
              });
            }}
          >
            保留にする
          </Button>
        </>
      }
    >
      <TextArea
        label="次に見る人へのメモ"
        requirement="optional"
        help="作者には届きません。2営業日の期限は変わりません。"
        value={note}
        limit={500}
        onChange={setNote}
      />
    </Dialog>
  );
}
