import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { BusinessPasswordPageQuery } from '../../../../__generated__/BusinessPasswordPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { isMemberRole } from '../../../lib/words/memberRoleNames.ts';
import { memberRoles } from '../../../lib/words/memberRoles.ts';
import { BadLink } from '../BadLink.tsx';
import { CorporateAccountForm } from './CorporateAccountForm.tsx';
import { invitationLink } from '../links.ts';
import * as css from '../signUp.css.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';

const gone = 'この招待は、使い終わったか、取り消されたか、期限が過ぎています。';

/** `/sign_up/business/password`: an invitation's link, from operators or a colleague. */
export function BusinessPasswordPage(): ReactElement {
  // As of opening the page: it is forgotten once used.
  const [token, setToken] = useState(invitationLink.read);
  const retry = (pasted: string): void => {
    invitationLink.keep(pasted);
    setToken(pasted);
  };
  if (token === null || token === '') {
    return (
      <BadLink
        purpose="invitation"
        message="招待のメールのリンクから、もう一度開いてください。"
        onToken={retry}
      />
    );
  }
  return <InvitedPage key={token} token={token} onToken={retry} />;
}

interface InvitedPageProps {
  readonly token: string;
  readonly onToken: (token: string) => void;
}

function InvitedPage({ token, onToken }: InvitedPageProps): ReactElement {
  const { invitation } = useRouteQuery<BusinessPasswordPageQuery>(
    graphql`
      query BusinessPasswordPageQuery($token: String!) {
        invitation(token: $token) {
          companyName
          role
          email
          lastName
          firstName
        }
      }
    `,
    { token },
  );
  const [refused, setRefused] = useState<string | null>(null);
  if (invitation == null || refused !== null) {
    return <BadLink purpose="invitation" message={refused ?? gone} onToken={onToken} />;
  }
  const role = isMemberRole(invitation.role) ? memberRoles[invitation.role] : null;
  const terms = [
    ['会社', invitation.companyName],
    ['役割', role?.name ?? ''],
    ['メールアドレス', invitation.email],
  ] as const;
  return (
    <SignUpPageFrame
      title="パスワードを決める"
      lead={`${invitation.companyName}のアカウントに招かれています。お名前を確認し、パスワードを決めると、すぐに使い始められます。`}
    >
      <FormSection title="招待の内容" why={role === null ? undefined : <p>{role.description}</p>}>
        <dl className={css.terms}>
          {terms.map(([name, value]) => (
            <div key={name} className={css.term}>
              <dt className={css.termName}>{name}</dt>
              <dd>
                <EmailText>{value}</EmailText>
              </dd>
            </div>
          ))}
        </dl>
      </FormSection>
      <CorporateAccountForm
        token={token}
        email={invitation.email}
        lastName={invitation.lastName ?? ''}
        firstName={invitation.firstName ?? ''}
        firstPage={invitation.role === 'CORPORATE_USER' ? '/my_company' : undefined}
        onBadToken={setRefused}
      />
    </SignUpPageFrame>
  );
}
