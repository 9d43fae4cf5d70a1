import { type ReactElement, useState } from 'react';
import type { cancelAccountDeletionMutation } from '../../../__generated__/cancelAccountDeletionMutation.graphql.ts';
import { useAct } from '../page/useAct.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useSession } from './session.ts';
import { cancelAccountDeletion } from './cancelAccountDeletion.ts';

export function CancelDeletion(): ReactElement {
  const { act } = useAct<cancelAccountDeletionMutation>(cancelAccountDeletion);
  const session = useSession();
  const [sending, setSending] = useState(false);
  const cancel = async (): Promise<void> => {
    setSending(true);
    if ((await act({})) !== null) {
      toast.success('退会を取り消しました。');
      await session.refetch().catch(() => undefined);
    }
    setSending(false);
  };
  return (
    <Button size="s" loading={sending} onClick={() => void cancel()}>
      取り消す
    </Button>
  );
}
