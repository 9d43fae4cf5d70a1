import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MembersSection_company$key } from '../../../../__generated__/MembersSection_company.graphql.ts';
import * as css from './MembersSection.css.ts';
import { MembersTable } from './MembersTable.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { part } from '../../../lib/part.ts';

const InviteForm = part(async () => (await import('./InviteForm.tsx')).InviteForm);

interface MembersSectionProps {
  readonly company: MembersSection_company$key;
  /** CORPORATE_USER may invite, change roles and remove; others only see. */
  readonly canManage: boolean;
}

export function MembersSection({ company, canManage }: MembersSectionProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment MembersSection_company on Company {
        id
        ...MembersTable_company
        ...OpenInvitations_company
      }
    `,
    company,
  );
  return (
    <>
      {!canManage && (
        <p className={css.note}>
          役割の変更と招待は、管理者ができます。変更したいときは、管理者にお伝えください。
        </p>
      )}
      <MembersTable company={data} canManage={canManage} />
      {canManage && (
        <>
          <OpenInvitations company={data} />
          <div className={css.block}>
            <h3 className={css.blockTitle}>メンバーを招待する</h3>
            <Suspense fallback={<div className={css.formPlace} />}>
              <InviteForm companyId={data.id} />
            </Suspense>
          </div>
        </>
      )}
    </>
  );
}
