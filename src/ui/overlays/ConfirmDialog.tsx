import { Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { part } from '../../lib/part.ts';

const Dialog = part(async () => (await import('./Dialog.tsx')).Dialog);

interface ConfirmDialogProps {
  readonly open: boolean;
  /** A question: 招待を取り消しますか. */
  readonly title: string;
  /** The verb on the button. */
  readonly act: string;
  /** It takes something away, or goes on: 朱 or 藍. */
  readonly tone?: 'goesOn' | 'takesAway';
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What follows from it. */
  readonly children: ReactNode;
}

/**
 * Asks before an action that cannot be undone. The owner closes it, so that the button can show progress. Its
 * code loads with the first question.
 */
export function ConfirmDialog({
  open,
  title,
  act,
  tone = 'takesAway',
  pending,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps): ReactElement | null {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        size="s"
        role="alertdialog"
        footer={
          <>
            <Button onClick={onClose}>キャンセル</Button>
            <Button variant={tone === 'goesOn' ? 'primary' : 'creator'} loading={pending} onClick={onConfirm}>
              {act}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </Suspense>
  );
}
