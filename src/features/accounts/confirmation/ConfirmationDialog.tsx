import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { ConfirmationWays } from './ConfirmationWays.tsx';
import * as css from './confirmation.css.ts';

interface ConfirmationDialogProps {
  readonly onSettled: (isConfirmed: boolean) => void;
}

/** Asks for a proof of identity, in any way the account has. */
export function ConfirmationDialog({ onSettled }: ConfirmationDialogProps): ReactElement {
  return (
    <Dialog open onClose={() => onSettled(false)} title="ご本人の確認" size="s" dismissable={false}>
      <p className={css.lead}>
        大切な操作の前に、ご本人であることを確認します。確認すると、この端末では10分間、確認なしで操作できます。
      </p>
      <SectionBoundary title="確認の方法を表示できませんでした。" headingLevel="h3">
        <Suspense fallback={<Spinner size="m" label="確認の方法を読み込んでいます" />}>
          <ConfirmationWays onConfirmed={() => onSettled(true)} />
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}
