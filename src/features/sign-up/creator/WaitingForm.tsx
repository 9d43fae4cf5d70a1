import type { ReactElement } from 'react';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { waitingForm } from '../signUp.css.ts';

/** High enough to keep what is below out of view. */
export function WaitingForm(): ReactElement {
  return (
    <div className={waitingForm}>
      <Spinner fill label="読み込んでいます" />
    </div>
  );
}
