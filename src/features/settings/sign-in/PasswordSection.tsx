import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PasswordSection_user$key } from '../../../../__generated__/PasswordSection_user.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormOpener } from '../FormOpener.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { part } from '../../../lib/part.ts';

const PasswordForm = part(async () => (await import('./PasswordForm.tsx')).PasswordForm);

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
          ? 'ほかのサービスで使っていないものにしてください。変更すると、ほかの端末はログアウトします。'
          : '現在はGoogleでログインしています。パスワードを設定すると、メールアドレスでもログインできます。'
      }
    >
      <FormOpener
        ahead={PasswordForm.ahead}
        label={hasPassword ? '変更する' : '設定する'}
        renderForm={(close) => (
          <PasswordForm
            email={email}
            hasPassword={hasPassword}
            onCancel={close}
            onDone={() => {
              close();
              toast.success(hasPassword ? 'パスワードを変更しました。' : 'パスワードを設定しました。');
            }}
          />
        )}
      />
    </SettingsSection>
  );
}
