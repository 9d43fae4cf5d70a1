import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ForgetDevicesMutation } from '../../../../__generated__/ForgetDevicesMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import * as css from '../parts.css.ts';

export function ForgetDevices({ count }: { readonly count: number }): ReactElement {
  const { act, pending } = useAct<ForgetDevicesMutation>(graphql`
    mutation ForgetDevicesMutation {
      forgetRememberedDevices {
        user {
          ...SecondFactorSection_user
          ...DevicesSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const forget = async (): Promise<void> => {
    if ((await act({})) !== null) toast.success('すべての端末で、コードを確認するようにしました。');
  };
  return (
    <div className={css.row}>
      <p className={css.rowWords}>コードの入力を省略している端末 {count}台</p>
      <div className={css.rowAct}>
        <Button size="s" loading={pending !== null} onClick={() => void forget()}>
          毎回確認する
        </Button>
      </div>
    </div>
  );
}
