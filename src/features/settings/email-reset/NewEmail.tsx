import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NewEmailQuery } from '../../../../__generated__/NewEmailQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import * as css from '../../accounts/accountPages.css.ts';
import { EmailForm } from '../sign-in/EmailForm.tsx';

interface NewEmailProps {
  readonly onSent: (email: string) => void;
}

export function NewEmail({ onSent }: NewEmailProps): ReactElement {
  const navigate = useNavigate();
  const { me } = useRouteQuery<NewEmailQuery>(
    graphql`
      query NewEmailQuery {
        me {
          email
        }
      }
    `,
    {},
  );
  if (!me) throw new Error('me is null');
  return (
    <>
      <p className={css.note}>
        現在のアドレスは <EmailText>{me.email}</EmailText> です。
      </p>
      <EmailForm onSent={onSent} onCancel={() => void navigate({ to: '/settings/account' })} />
    </>
  );
}
