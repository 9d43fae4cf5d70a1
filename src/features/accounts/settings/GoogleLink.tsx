import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GoogleLink_user$key } from '../../../../__generated__/GoogleLink_user.graphql.ts';
import { toast } from '../../../ui/toast.ts';
import { googleOffered } from '../google/GoogleButton.tsx';
import { GoogleFace } from '../google/GoogleFace.tsx';
import { FormOpener } from './FormOpener.tsx';
import { GoogleLinkForm } from './GoogleLinkForm.tsx';
import * as css from './parts.css.ts';

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
  const [credential, setCredential] = useState<string | null>(null);
  if (!googleOffered()) return null;
  if (!hasPassword) return <p className={css.note}>連携するには、先にパスワードを設定してください。</p>;
  return (
    <FormOpener
      label="Googleと連携する"
      renderForm={(close) =>
        credential === null ? (
          <div className={css.form}>
            <p className={css.text}>連携するGoogleアカウントを選んでください。</p>
            <GoogleFace purpose="link" onCredential={setCredential} />
          </div>
        ) : (
          <GoogleLinkForm
            credential={credential}
            sessionId={sessions.find((session) => session.isCurrent)?.id ?? null}
            onCancel={() => {
              setCredential(null);
              close();
            }}
            onDone={() => {
              setCredential(null);
              close();
              toast.success('Googleと連携しました。');
            }}
          />
        )
      }
    />
  );
}
