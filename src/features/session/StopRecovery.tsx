import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { StopRecoveryMutation } from '../../../__generated__/StopRecoveryMutation.graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useAct } from '../page/useAct.ts';
import { useSession } from './session.ts';

/** Any device may cancel the removal of the second factor. */
export function StopRecovery(): ReactElement {
  const session = useSession();
  const { act, pending } = useAct<StopRecoveryMutation>(graphql`
    mutation StopRecoveryMutation {
      stopFactorRecovery {
        user {
          factorRecoveryDueAt
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const stop = async (): Promise<void> => {
    if ((await act({})) === null) return;
    session.learn({ factorRecoveryDueAt: null });
    toast.success('二段階認証の解除を取り消しました。');
  };
  return (
    <Button size="s" loading={pending !== null} onClick={() => void stop()}>
      取り消す
    </Button>
  );
}
