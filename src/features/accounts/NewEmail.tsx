import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewEmailQuery } from '../../../__generated__/NewEmailQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './accountPages.css.ts';
import { MailSent } from './MailSent.tsx';
import { EmailForm } from './settings/EmailForm.tsx';

/** The address as it is, and the form for another one; then where the mail went. */
export function NewEmail(): ReactElement {
  const navigate = useNavigate();
  const { me } = useRouteQuery<NewEmailQuery>(
    graphql`
      query NewEmailQuery {
        me {
          email
          hasPassword
        }
      }
    `,
    {},
  );
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!me) throw new Error('me is null');
  if (sentTo !== null) {
    return (
      <MailSent email={sentTo} acts={<Button onClick={() => setSentTo(null)}>別のアドレスにする</Button>}>
        メールのリンクを開くと、アドレスが変わります。それまでは、いまのアドレスのままです。
      </MailSent>
    );
  }
  return (
    <>
      <p className={css.note}>いまのアドレスは {me.email} です。</p>
      <EmailForm
        hasPassword={me.hasPassword}
        onSent={setSentTo}
        onCancel={() => void navigate({ to: '/settings/account' })}
      />
    </>
  );
}
