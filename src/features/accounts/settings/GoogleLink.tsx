import { lazy } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GoogleLink_user$key } from '../../../../__generated__/GoogleLink_user.graphql.ts';
import { toast } from '../../../ui/toast.ts';
import { googleOffered } from '../google/googleOffered.ts';
import { FormOpener } from './FormOpener.tsx';
import * as css from './parts.css.ts';

const load = () => import('./GoogleLinking.tsx');
const GoogleLinking = lazy(async () => ({ default: (await load()).GoogleLinking }));

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
      load={load}
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
