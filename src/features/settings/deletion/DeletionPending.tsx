import type { ReactElement } from 'react';
import type { cancelAccountDeletionMutation } from '../../../../__generated__/cancelAccountDeletionMutation.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { cancelAccountDeletion } from '../../session/cancelAccountDeletion.ts';
import { useAct } from '../../page/useAct.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import * as css from '../parts.css.ts';

interface DeletionPendingProps {
  readonly dueAt: string;
  readonly audience: 'creator' | 'company';
}

/** The 30 days to change one's mind. */
export function DeletionPending({ dueAt, audience }: DeletionPendingProps): ReactElement {
  const { act, pending } = useAct<cancelAccountDeletionMutation>(cancelAccountDeletion);
  const cancel = async (): Promise<void> => {
    if ((await act({})) !== null) toast.success('退会を取り消しました。');
  };
  return (
    <>
      <div className={css.pressing}>
        <p className={css.toldLine}>{formatDate(dueAt)}に、このアカウントを削除します。</p>
        <p>
          {audience === 'creator'
            ? 'あなたのページと作品は、ほかの人から見えなくなっています。取り消すと、すべて元どおりになります。'
            : 'それまでは、これまでどおり使えます。取り消すと、何も変わらずに続けられます。'}
        </p>
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
