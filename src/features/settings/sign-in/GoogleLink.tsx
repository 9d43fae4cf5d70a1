import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GoogleLink_user$key } from '../../../../__generated__/GoogleLink_user.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { googleOffered } from '../../accounts/google/googleOffered.ts';
import { FormOpener } from '../FormOpener.tsx';
import * as css from '../parts.css.ts';
import { part } from '../../../lib/part.ts';

const GoogleLinking = part(async () => (await import('./GoogleLinking.tsx')).GoogleLinking);

/** Ties a Google account to this one: Google says which, the password says that it may. Only with a password there is one to ask for. */
export function GoogleLink({ user }: { readonly user: GoogleLink_user$key }): ReactElement | null {
  const { hasPassword, sessions } = useFragment(
    graphql`
      fragment GoogleLink_user on User {
        hasPassword
        sessions {
          id
          isCurrent
        }
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
          sessionId={sessions.find((session) => session.isCurrent)?.id ?? null}
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
