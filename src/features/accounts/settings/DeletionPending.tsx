import type { ReactElement } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import * as css from './parts.css.ts';
import { useCancelAccountDeletion } from './useCancelAccountDeletion.ts';

/** The 30 days in which one can still think otherwise. */
export function DeletionPending({ dueAt }: { readonly dueAt: string }): ReactElement {
  const { act, pending } = useCancelAccountDeletion();
  const cancel = async (): Promise<void> => {
    if ((await act({})) !== null) toast.success('退会を取り消しました。');
  };
  return (
    <>
      <div className={css.pressing}>
        <p className={css.toldLine}>{formatDate(dueAt)}に、このアカウントを消します。</p>
        <p>それまでは、いままでどおり使えます。取り消すと、何も変わらずに続けられます。</p>
      </div>
      <p className={css.actsAfter}>
        <Button
          variant="primary"
          loading={pending !== null}
          loadingText="取消中"
          onClick={() => void cancel()}
        >
          退会を取り消す
        </Button>
      </p>
    </>
  );
}
