import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SecondFactorSection_user$key } from '../../../../__generated__/SecondFactorSection_user.graphql.ts';
import { part } from '../../../lib/part.ts';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { FormOpener } from '../FormOpener.tsx';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { ForgetDevices } from './ForgetDevices.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const TotpSetup = part(async () => (await import('./TotpSetup.tsx')).TotpSetup);
const TurnOffDialog = part(async () => (await import('./TurnOffDialog.tsx')).TurnOffDialog);
const RenewCodesDialog = part(async () => (await import('./RenewCodesDialog.tsx')).RenewCodesDialog);

/** Few enough to make new ones. */
const fewCodes = 3;

/** On, off, and recovery codes. */
export function SecondFactorSection({ user }: { readonly user: SecondFactorSection_user$key }): ReactElement {
  const { secondFactor } = useFragment(
    graphql`
      fragment SecondFactorSection_user on User {
        secondFactor {
          since
          recoveryCodesLeft
          rememberedDevicesCount
        }
      }
    `,
    user,
  );
  // Only shown here, never stored.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState<'off' | 'renew' | null>(null);
  useEffect(() => whenIdle(TurnOffDialog.ahead), []);
  const isOn = secondFactor != null;
  return (
    <SettingsSection
      id="second-factor"
      lead="パスワードやGoogleでログインするときに、認証アプリのコードも確認します。パスキーでのログインには、コードはいりません。"
    >
      <div className={css.rows}>
        <div className={css.row}>
          <div className={css.rowWords}>
            <p className={css.rowName}>
              認証アプリ
              <Status shape={isOn ? 'filled' : 'ring'} tone={isOn ? 'ink' : 'quiet'}>
                {isOn ? '使っています' : '使っていません'}
              </Status>
            </p>
            {isOn && (
              <p className={css.rowFacts}>
                <span className={css.rowFact}>
                  設定 <DateText date={secondFactor.since} weekday={false} />
                </span>
                <span className={css.rowFact}>リカバリーコード 残り{secondFactor.recoveryCodesLeft}個</span>
              </p>
            )}
          </div>
          {isOn && (
            <div className={css.rowAct}>
              <Button size="s" onClick={() => setAsking('renew')}>
                リカバリーコードを作り直す
              </Button>
              <Button size="s" onClick={() => setAsking('off')}>
                解除する
              </Button>
            </div>
          )}
        </div>
      </div>
      {isOn && secondFactor.rememberedDevicesCount > 0 && (
        <ForgetDevices count={secondFactor.rememberedDevicesCount} />
      )}
      {isOn && secondFactor.recoveryCodesLeft <= fewCodes && codes === null && (
        <p className={css.pressing}>
          {secondFactor.recoveryCodesLeft === 0
            ? 'リカバリーコードがなくなりました。'
            : 'リカバリーコードの残りが少なくなりました。'}
          新しく作り直して、保存してください。
        </p>
      )}
      {codes !== null && <RecoveryCodes key={codes[0]} codes={codes} onDone={() => setCodes(null)} />}
      {!isOn && (
        <FormOpener
          ahead={TotpSetup.ahead}
          label="認証アプリを設定する"
          renderForm={(close) => (
            <TotpSetup
              onCancel={close}
              onDone={(made) => {
                setCodes(made);
                toast.success('二段階認証を設定しました。');
              }}
            />
          )}
        />
      )}
      <Suspense fallback={null}>
        {asking === 'off' && <TurnOffDialog onClose={() => setAsking(null)} onDone={() => setCodes(null)} />}
        {asking === 'renew' && <RenewCodesDialog onClose={() => setAsking(null)} onDone={setCodes} />}
      </Suspense>
    </SettingsSection>
  );
}
