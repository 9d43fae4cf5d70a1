import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import * as v from 'valibot';
import type { TotpSetupBeginMutation } from '../../../../__generated__/TotpSetupBeginMutation.graphql.ts';
import type { TotpSetupMutation } from '../../../../__generated__/TotpSetupMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { commit } from '../../../relay/commit.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { FormActs } from '../../../ui/fields/form/FormActs.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import * as parts from '../parts.css.ts';
import { QrPicture } from './QrPicture.tsx';
import * as css from './secondFactor.css.ts';

interface TotpSetupProps {
  readonly onCancel: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

/** The QR code, the same as text, and the first code to activate it. */
export function TotpSetup({ onCancel, onDone }: TotpSetupProps): ReactElement {
  const environment = useRelayEnvironment();
  const [made, setMade] = useState<Secret | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const begin = async (): Promise<void> => {
      const { beginTotp } = await commit<TotpSetupBeginMutation>(
        environment,
        graphql`
          mutation TotpSetupBeginMutation {
            beginTotp {
              secret
              uri
              errors {
                ...mutationErrors @relay(mask: false)
              }
            }
          }
        `,
        {},
      );
      const { secret, uri, errors } = beginTotp;
      if (gone) return;
      if (errors[0] !== undefined) setMessage(withTime(errors[0]));
      else if (secret != null && uri != null) setMade({ secret, uri });
    };
    begin().catch((error: unknown) => !gone && setMessage(failureWords(error)));
    return () => {
      gone = true;
    };
  }, [environment]);
  if (made !== null) return <FirstCode {...made} onCancel={onCancel} onDone={onDone} />;
  return (
    <div className={parts.form}>
      <FormMessage>{message}</FormMessage>
      {message === null && <Spinner size="m" label="準備しています" />}
      <div className={parts.acts}>
        <Button variant="text" onClick={onCancel}>
          キャンセル
        </Button>
      </div>
    </div>
  );
}

function FirstCode({ secret, uri, onCancel, onDone }: Secret & TotpSetupProps): ReactElement {
  const send = useCommit<TotpSetupMutation>(graphql`
    mutation TotpSetupMutation($code: String!) {
      enableTotp(code: $code) {
        recoveryCodes
        user {
          ...SecondFactorSection_user
          ...SecurityChanges_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const field = useRef<HTMLInputElement>(null);
  // Replaced the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    schema: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1, 'コードを入力してください。')) }),
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      const { enableTotp } = await send({ code });
      if (!form.failed(enableTotp.errors)) onDone(enableTotp.recoveryCodes ?? []);
    },
  });
  return (
    <form {...form.props} className={parts.form} aria-label="認証アプリの設定">
      <FormMessage>{form.message}</FormMessage>
      <div className={css.steps}>
        <p>1. スマートフォンの認証アプリで、次のコードを読み取ります。</p>
        <QrPicture text={uri} label="認証アプリで読み取るQRコード" />
        <p>
          読み取れないときは、次の文字をアプリに入力してください。
          <br />
          <span className={css.secret}>{secret.replace(/(.{4})(?=.)/gu, '$1 ')}</span>
        </p>
        <p>2. アプリに表示された6桁のコードを入力します。</p>
      </div>
      <TextField
        ref={field}
        label="認証コード"
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.field('code')}
      />
      <FormActs className={parts.acts} loading={form.pending} loadingText="確認中" onCancel={onCancel}>
        設定する
      </FormActs>
    </form>
  );
}
