import { useState } from 'react';
import type { ReactElement } from 'react';
import { failureWords } from '../../../lib/failureWords.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';

interface DeleteDraftProps {
  readonly onDelete: () => Promise<void>;
}

/** Throws what is written away, on every device. */
export function DeleteDraft({ onDelete }: DeleteDraftProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      await onDelete();
    } catch (error) {
      toast.error(failureWords(error));
    }
    setPending(false);
    setAsking(false);
  };
  return (
    <FormSection
      title="下書きの削除"
      why={<p>ほかの端末で書いた内容も、一緒に消えます。元には戻せません。</p>}
    >
      <div>
        <Button onClick={() => setAsking(true)}>この下書きを削除する</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="この下書きを削除しますか"
        act="削除する"
        pending={pending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>入れた画像と、書いた内容が消えます。元には戻せません。</p>
      </ConfirmDialog>
    </FormSection>
  );
}
