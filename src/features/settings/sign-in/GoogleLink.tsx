import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GoogleLink_user$key } from '../../../../__generated__/GoogleLink_user.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { googleOffered } from '../../accounts/google/googleOffered.ts';
import { FormOpener } from '../FormOpener.tsx';
import * as css from '../parts.css.ts';
import { part } from '../../../lib/part.ts';

const GoogleLinking = part(async () => (await import('./GoogleLinking.tsx')).GoogleLinking);

/** Connects a Google account. Needs a password, which stays if Google goes. */
export function GoogleLink({ user }: { readonly user: GoogleLink_user$key }): ReactElement | null {
  const { hasPassword } = useFragment(
    graphql`
      fragment GoogleLink_user on User {
        hasPassword
      }
    `,
    user,
  );
  if (!googleOffered()) return null;
  if (!hasPassword) return <p className={css.note}>連携するには、先にパスワードを設定してください。</p>;
  return (
    <FormOpener
      label="Googleと連携する"
      ahead={GoogleLinking.ahead}
      renderForm={(close) => (
        <GoogleLinking
          onCancel={close}
          onDone={() => {
            close();
            toast.success('Googleと連携しました。');
          }}
        />
      )}
    />
  );
}
