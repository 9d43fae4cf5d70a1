import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PasskeysSection_user$key } from '../../../../__generated__/PasskeysSection_user.graphql.ts';
import { part } from '../../../lib/part.ts';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { passkeysOffered } from '../../accounts/passkeys/passkeysOffered.ts';
import { usePasskeyRegistration } from '../../accounts/passkeys/usePasskeyRegistration.ts';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

const RemovePasskeyDialog = part(async () => (await import('./RemovePasskeyDialog.tsx')).RemovePasskeyDialog);

export function PasskeysSection({ user }: { readonly user: PasskeysSection_user$key }): ReactElement {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeysSection_user on User {
        passkeys {
          id
          name
          ...PasskeyRow_passkey
        }
      }
    `,
    user,
  );
  const { add, pending, message } = usePasskeyRegistration();
  const [removing, setRemoving] = useState<{ readonly id: string; readonly name: string } | null>(null);
  useEffect(() => whenIdle(RemovePasskeyDialog.ahead), []);
  const press = async (): Promise<void> => {
    if (await add()) toast.success('パスキーを登録しました。');
  };
  return (
    <SettingsSection
      id="passkeys"
      lead="指紋や顔、画面ロックでログインできます。パスワードの入力がいらず、偽のサイトにだまし取られることもありません。"
    >
      {passkeys.length > 0 && (
        <ul className={css.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      <FormMessage>{message}</FormMessage>
      {passkeysOffered() ? (
        <p className={css.actsAfter}>
          <Button loading={pending} loadingText="登録中" onClick={() => void press()}>
            パスキーを登録する
          </Button>
        </p>
      ) : (
        <p className={css.note}>このブラウザーではパスキーを登録できません。</p>
      )}
      {removing !== null && (
        <Suspense fallback={null}>
          <RemovePasskeyDialog
            passkeyId={removing.id}
            name={removing.name}
            onClose={() => setRemoving(null)}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
