import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { useAct } from '../../features/page/useAct.ts';
import { atMost } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { HoldDialogMutation } from '../__generated__/HoldDialogMutation.graphql.ts';
import type { HoldDialogReleaseMutation } from '../__generated__/HoldDialogReleaseMutation.graphql.ts';
import { whenDone } from '../whenDone.ts';

const noteMost = 500;

const schema = v.object({ note: v.pipe(v.string(), v.trim(), atMost(noteMost, 'メモ')) });

interface HoldDialogProps {
  readonly id: string;
  readonly isHeld: boolean;
  readonly note: string;
  readonly onClose: () => void;
  readonly onHeld: () => void;
  readonly onReleased: () => void;
}

/** Puts a work aside, with a word for whoever looks at it next. */
export function HoldDialog({ id, isHeld, note, onClose, onHeld, onReleased }: HoldDialogProps): ReactElement {
  const formId = useId();
  const hold = useCommit<HoldDialogMutation>(graphql`
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
  const form = useForm({
    schema,
    initial: { note },
    onSubmit: async (words) => {
      if (form.failed((await hold({ id, ...words })).holdReview.errors)) return;
      onClose();
      onHeld();
    },
  });
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
          <Button type="submit" form={formId} variant="primary" loading={form.pending}>
            保留にする
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} aria-label="保留">
        <FormMessage>{form.message}</FormMessage>
        <TextArea
          label="次に見る人へのメモ"
          requirement="optional"
          help="作者には届きません。2営業日の期限は変わりません。"
          limit={noteMost}
          {...form.field('note')}
        />
      </form>
    </Dialog>
  );
}
