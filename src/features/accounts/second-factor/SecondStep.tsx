import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import type { SecondStepMutation } from '../../../../__generated__/SecondStepMutation.graphql.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { useEnter } from '../../session/useEnter.ts';
import * as css from '../accountPages.css.ts';
import { LostFactor } from './LostFactor.tsx';
import { rememberDevice } from './rememberedDevice.ts';
import { leaveSecondStep } from './secondStep.ts';

/** After the password or Google: a code of the app or a recovery code. */
export function SecondStep({ signInToken }: { readonly signInToken: string }): ReactElement {
  const commit = useCommit<SecondStepMutation>(graphql`
    mutation SecondStepMutation($input: AnswerSecondFactorInput!) {
      answerSecondFactor(input: $input) {
        accessToken
        refreshToken
        rememberedDevice
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const enter = useEnter();
  const [isByApp, setByApp] = useState(true);
  const [isLost, setLost] = useState(false);
  const [isOver, setOver] = useState<string | null>(null);
  const form = useForm({
    schema: v.object({
      code: isByApp ? v.pipe(v.string(), v.trim(), v.minLength(1, 'コードを入力してください。')) : v.string(),
      recoveryCode: isByApp
        ? v.string()
        : v.pipe(v.string(), v.trim(), v.minLength(1, 'リカバリーコードを入力してください。')),
      remembers: v.boolean(),
    }),
    initial: { code: '', recoveryCode: '', remembers: false },
    onSubmit: async ({ code, recoveryCode, remembers }) => {
      const { answerSecondFactor } = await commit({
        input: { signInToken, remembersDevice: remembers, ...(isByApp ? { code } : { recoveryCode }) },
      });
      const { errors } = answerSecondFactor;
      const over = errors.find(({ __typename: kind }) => kind === 'TokenInvalidError');
      if (over) setOver(over.message);
      else if (!form.failed(errors)) {
        if (answerSecondFactor.rememberedDevice != null) rememberDevice(answerSecondFactor.rememberedDevice);
        await enter(answerSecondFactor);
        leaveSecondStep();
      }
    },
  });
  return (
    <>
      <Title key={String(isLost)}>{isLost ? 'コードを使えないとき' : '二段階認証'}</Title>
      {isLost ? (
        <LostFactor signInToken={signInToken} onBack={() => setLost(false)} />
      ) : (
        <form {...form.props} aria-label="二段階認証">
          <FormMessage>{isOver ?? form.message}</FormMessage>
          <p className={css.note}>
            {isByApp
              ? '認証アプリに表示されている6桁のコードを入力してください。'
              : '保存しておいたリカバリーコードを1つ入力してください。使ったコードは、もう使えません。'}
          </p>
          <div className={css.form}>
            {isByApp ? (
              <TextField
                key="code"
                label="認証コード"
                autoComplete="one-time-code"
                inputMode="numeric"
                enterKeyHint="go"
                {...form.field('code')}
              />
            ) : (
              <TextField
                key="recoveryCode"
                label="リカバリーコード"
                autoComplete="off"
                enterKeyHint="go"
                {...form.field('recoveryCode')}
              />
            )}
            <Checkbox
              checked={form.values.remembers}
              onChange={(remembers) => form.set('remembers', remembers)}
            >
              この端末では30日間、コードの入力を省略する
            </Checkbox>
            <Button
              type="submit"
              variant="primary"
              size="l"
              block
              loading={form.pending}
              loadingText="確認中"
            >
              ログインする
            </Button>
          </div>
          <div className={css.secondStepWays}>
            <Button variant="text" onClick={() => setByApp(!isByApp)}>
              {isByApp ? 'リカバリーコードを使う' : '認証アプリのコードを使う'}
            </Button>
            <Button variant="text" onClick={() => setLost(true)}>
              どちらも使えないとき
            </Button>
            <Button variant="text" onClick={leaveSecondStep}>
              はじめからログインする
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

/** Replaced what was pressed: takes the focus. */
function Title({ children }: { readonly children: string }): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className={css.signInTitle}>
      {children}
    </h1>
  );
}
