import { type ReactElement, useState } from 'react';
import type { cancelAccountDeletionMutation } from '../../../__generated__/cancelAccountDeletionMutation.graphql.ts';
import { useAct } from '../shell/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSession } from './session.ts';
import { cancelAccountDeletion } from './settings/cancelAccountDeletion.ts';

export function CancelDeletion(): ReactElement {
  const { act } = useAct<cancelAccountDeletionMutation>(
    cancelAccountDeletion,
    (response) => response.cancelAccountDeletion.errors,
  );
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
