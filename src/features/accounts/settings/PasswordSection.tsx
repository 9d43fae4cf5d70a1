import { lazy } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PasswordSection_user$key } from '../../../../__generated__/PasswordSection_user.graphql.ts';
import { toast } from '../../../ui/toast.ts';
import { FormOpener } from './FormOpener.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const load = () => import('./PasswordForm.tsx');
const PasswordForm = lazy(async () => ({ default: (await load()).PasswordForm }));

export function PasswordSection({ user }: { readonly user: PasswordSection_user$key }): ReactElement {
  const { email, hasPassword } = useFragment(
    graphql`
      fragment PasswordSection_user on User {
        email
        hasPassword
      }
    `,
    user,
  );
  return (
    <SettingsSection
      id="password"
      lead={
        hasPassword
          ? 'ほかのサービスで使っていないものにしてください。変えると、ほかの端末はログアウトします。'
          : 'いまはGoogleでログインしています。パスワードを設定すると、メールアドレスでもログインできます。'
      }
    >
      <FormOpener
        load={load}
        label={hasPassword ? '変更する' : '設定する'}
        renderForm={(close) => (
          <PasswordForm
            email={email}
            hasPassword={hasPassword}
            onCancel={close}
            onDone={() => {
              close();
              toast.success(hasPassword ? 'パスワードを変えました。' : 'パスワードを設定しました。');
            }}
          />
        )}
      />
    </SettingsSection>
  );
}
