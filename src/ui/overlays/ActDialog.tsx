import type { ComponentProps, ReactElement } from 'react';
import { stopsAtUnread } from '../../lib/forms/stopsAtUnread.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ActDialogProps extends Omit<ComponentProps<typeof Dialog>, 'footer' | 'open'> {
  /** The verb on the button. */
  readonly act: string;
  readonly variant?: 'creator' | 'primary';
  readonly pending: boolean;
  readonly loadingText?: string;
  /** What the button does; without it the button sends `form`. */
  readonly onAct?: () => void;
  /** The id of a form in it. */
  readonly form?: string;
}

/** A dialog that asks for something and does one thing with it, or is cancelled. */
export function ActDialog({
  act,
  variant = 'creator',
  pending,
  loadingText,
  onAct,
  form,
  ...dialog
}: ActDialogProps): ReactElement {
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button onClick={dialog.onClose}>キャンセル</Button>
          <Button
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            variant={variant}
            loading={pending}
            loadingText={loadingText}
            onClick={
              onAct &&
              ((event) => {
                if (!stopsAtUnread(event.currentTarget.closest('[role$=dialog]'))) onAct();
              })
            }
          >
            {act}
          </Button>
        </>
      }
    />
  );
}
