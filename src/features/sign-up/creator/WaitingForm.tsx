import type { ReactElement } from 'react';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { waitingForm } from '../signUp.css.ts';

/** The place of a long form whose code or data is on the way: what stands below it is out of sight, as it will be. */
export function WaitingForm(): ReactElement {
  return (
    <div className={waitingForm}>
      <Spinner fill label="読み込んでいます" />
    </div>
  );
}
