import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { LostFactorMutation } from '../../../../__generated__/LostFactorMutation.graphql.ts';
import { useAct } from '../../page/useAct.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as css from '../accountPages.css.ts';
import { Outcome } from '../Outcome.tsx';

interface LostFactorProps {
  readonly signInToken: string;
  readonly onBack: () => void;
}

/** For somebody without app and codes: a mail, and three days in which any device can cancel. */
export function LostFactor({ signInToken, onBack }: LostFactorProps): ReactElement {
  const [isSent, setSent] = useState(false);
  const { act, pending } = useAct<LostFactorMutation>(graphql`
    mutation LostFactorMutation($signInToken: String!) {
      requestFactorRecovery(signInToken: $signInToken) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    if ((await act({ signInToken })) !== null) setSent(true);
  };
  if (isSent) {
    return (
      <Outcome
        title="メールを送りました。"
        takesFocus
        acts={
          <Button variant="text" onClick={onBack}>
            戻る
          </Button>
        }
      >
        <p>
          登録しているメールアドレスに送りました。1時間以内にメールのリンクを開いて、解除を申し込んでください。
        </p>
      </Outcome>
    );
  }
  return (
    <>
      <p className={css.note}>
        メールアドレスを確認したうえで、3日後に二段階認証を解除します。そのあいだ、ログイン中のすべての端末にお知らせし、どの端末からでも取り消せます。
      </p>
      <div className={css.form}>
        <Button
          variant="primary"
          size="l"
          block
          loading={pending !== null}
          loadingText="送信中"
          onClick={() => void send()}
        >
          確認のメールを送る
        </Button>
        <Button variant="text" onClick={onBack}>
          戻る
        </Button>
      </div>
    </>
  );
}
