import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { PasskeyOfferMutation } from '../../../../__generated__/PasskeyOfferMutation.graphql.ts';
import type { PasskeyOfferQuery } from '../../../../__generated__/PasskeyOfferQuery.graphql.ts';
import { commit } from '../../../relay/commit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { leaveOffer } from './offerPasskey.ts';
import * as css from './passkeys.css.ts';
import { usePasskeyRegistration } from './usePasskeyRegistration.ts';

/** Shown once per account. */
export function PasskeyOffer(): ReactElement | null {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState(false);
  const { add, pending, message } = usePasskeyRegistration();
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const { keepsPasskeys } = await import('./webauthn.ts');
      if (!(await keepsPasskeys())) return;
      const data = await fetchQuery<PasskeyOfferQuery>(
        environment,
        graphql`
          query PasskeyOfferQuery {
            me {
              mayOfferPasskey
            }
          }
        `,
        {},
      ).toPromise();
      if (gone || data?.me?.mayOfferPasskey !== true) return;
      setShown(true);
      await commit<PasskeyOfferMutation>(
        environment,
        graphql`
          mutation PasskeyOfferMutation {
            notePasskeyOffered {
              errors {
                ...mutationErrors @relay(mask: false)
              }
            }
          }
        `,
        {},
      );
    };
    // Errors are ignored.
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [environment]);
  if (!shown) return null;
  const press = async (): Promise<void> => {
    if (!(await add())) return;
    toast.success('パスキーを登録しました。');
    leaveOffer();
  };
  return (
    <aside className={css.offer} aria-labelledby="passkey-offer">
      <h2 id="passkey-offer" className={css.offerTitle}>
        次からパスワードなしでログイン
      </h2>
      <p className={css.offerText}>
        この端末の指紋や顔、画面ロックでログインできるようになります。あとからアカウント設定でも登録できます。
      </p>
      <FormMessage>{message}</FormMessage>
      <div className={css.offerActs}>
        <Button variant="primary" loading={pending} loadingText="登録中" onClick={() => void press()}>
          パスキーを登録する
        </Button>
        <Button variant="text" onClick={leaveOffer}>
          登録しない
        </Button>
      </div>
    </aside>
  );
}
