import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { passkeysOffered } from '../../features/accounts/passkeys/passkeysOffered.ts';
import { QrPicture } from '../../features/settings/second-factor/QrPicture.tsx';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { flush } from '../../ui/buttons/Button.css.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import type { SecondFactorMutation } from '../__generated__/SecondFactorMutation.graphql.ts';
import type { Tokens } from '../session/staffSession.ts';
import { useStaffSession } from '../session/StaffSessionContext.ts';
import { PasskeyStep } from './PasskeyStep.tsx';
import type { Step } from './step.ts';
import * as css from './SignIn.css.ts';

interface SecondFactorProps {
  readonly step: Step;
  readonly onAnew: () => void;
}

/** The code of the app, set up here at the first sign-in; or one of those written down. */
export function SecondFactor({ step, onAnew }: SecondFactorProps): ReactElement {
  const session = useStaffSession();
  const [isWritten, setWritten] = useState(false);
  const [made, setMade] = useState<{ readonly codes: readonly string[]; readonly tokens: Tokens } | null>(
    null,
  );
  const commit = useCommit<SecondFactorMutation>(graphql`
    mutation SecondFactorMutation($stepToken: String!, $code: String, $recoveryCode: String) {
      confirmStaffSignIn(stepToken: $stepToken, code: $code, recoveryCode: $recoveryCode) {
        accessToken
        refreshToken
        recoveryCodes
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty('コードを入力してください。')) }),
    initial: { code: '' },
    places: { UserInputInvalidError: 'code' },
    onSubmit: async ({ code }) => {
      const { stepToken } = step;
      const answer = (await commit(isWritten ? { stepToken, recoveryCode: code } : { stepToken, code }))
        .confirmStaffSignIn;
      const errors = answer.errors.map(({ field: _field, ...error }) => error);
      if (form.failed(errors)) return;
      const { accessToken, refreshToken, recoveryCodes } = answer;
      if (accessToken == null || refreshToken == null) return;
      const tokens = { accessToken, refreshToken };
      if (recoveryCodes == null) session.signedIn(tokens);
      else setMade({ codes: recoveryCodes, tokens });
    },
  });
  if (made !== null)
    return (
      <div className={css.form}>
        <p className={css.text}>
          二段階認証を設定しました。認証アプリを使えないときのために、次のリカバリーコードを保管してください。それぞれ一度だけ使えます。この画面を閉じると、もう表示されません。
        </p>
        <ul className={css.codes} aria-label="リカバリーコード">
          {made.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button variant="primary" size="l" block onClick={() => session.signedIn(made.tokens)}>
          保管しました
        </Button>
      </div>
    );
  const { stepToken, passkeyOptions } = step;
  return (
    <>
      {passkeyOptions !== null && passkeysOffered() && (
        <PasskeyStep stepToken={stepToken} options={passkeyOptions} />
      )}
      <form {...form.props} className={css.form} aria-label="二段階認証">
        <FormMessage>{form.message}</FormMessage>
        {step.totp !== null && <SetUp totp={step.totp} />}
        {step.totp === null && !isWritten && (
          <p className={css.text}>認証アプリに表示されている6桁のコードを入力してください。</p>
        )}
        <TextField
          label={isWritten ? 'リカバリーコード' : '6桁のコード'}
          autoComplete="one-time-code"
          inputMode={isWritten ? 'text' : 'numeric'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do here
          autoFocus={passkeyOptions === null}
          {...form.field('code')}
        />
        <Button
          type="submit"
          variant={passkeyOptions === null ? 'primary' : 'secondary'}
          size="l"
          block
          loading={form.pending}
          loadingText="確認中"
        >
          ログインする
        </Button>
        <p className={cx(css.aside, flush)}>
          {step.totp === null && (
            <Button variant="text" size="s" onClick={() => setWritten((now) => !now)}>
              {isWritten ? '認証アプリのコードを使う' : 'リカバリーコードを使う'}
            </Button>
          )}
          <Button variant="text" size="s" onClick={onAnew}>
            はじめからやり直す
          </Button>
        </p>
      </form>
    </>
  );
}

function SetUp({ totp }: { readonly totp: NonNullable<Step['totp']> }): ReactElement {
  return (
    <>
      <p className={css.text}>
        編集室には二段階認証が必要です。認証アプリで次の図を読み取るか、キーを入力して、表示された6桁のコードを入力してください。
      </p>
      <QrPicture text={totp.uri} label="認証アプリで読み取る図" />
      <p className={css.code}>{totp.secret}</p>
    </>
  );
}
