import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  OpenInvitations_company$data,
  OpenInvitations_company$key,
} from '../../../../__generated__/OpenInvitations_company.graphql.ts';
import type { resendInvitationMutation } from '../../../../__generated__/resendInvitationMutation.graphql.ts';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { useAct } from '../../page/useAct.ts';
import { Deadline } from '../../../ui/text/Deadline.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MenuButton } from '../../../ui/buttons/MenuButton.tsx';
import { Table, type TableColumn } from '../../../ui/lists/Table.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { memberRoleName } from '../../../lib/words/memberRoleNames.ts';
import * as css from './MembersSection.css.ts';
import { resendInvitation } from './resendInvitation.ts';
import { part } from '../../../lib/part.ts';

const RevokeInvitationDialog = part(
  async () => (await import('./RevokeInvitationDialog.tsx')).RevokeInvitationDialog,
);

type Row = OpenInvitations_company$data['openInvitations'][number];

const facts: readonly TableColumn<Row>[] = [
  {
    key: 'email',
    header: '宛先',
    rowHeader: true,
    wrap: true,
    cell: ({ email, role }) => (
      <>
        {email}
        <span className={css.onlyPhone}>{memberRoleName(role)}</span>
      </>
    ),
  },
  { key: 'role', header: '役割', wideOnly: true, cell: ({ role }) => memberRoleName(role) },
  { key: 'expires', header: '期限', cell: ({ expiresAt }) => <Deadline date={expiresAt} /> },
];

function actColumn(resend: (row: Row) => void, revoke: (row: Row) => void): TableColumn<Row> {
  return {
    key: 'menu',
    header: <VisuallyHidden>操作</VisuallyHidden>,
    width: 56,
    cell: (row) => (
      <MenuButton
        label={`${row.email}への招待の操作`}
        look="icon"
        entries={[
          { id: 'resend', label: '再送する', icon: 'send', onAction: () => resend(row) },
          { id: 'revoke', label: '取り消す', icon: 'close', danger: true, onAction: () => revoke(row) },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    ),
  };
}

interface OpenInvitationsProps {
  readonly company: OpenInvitations_company$key;
}

export function OpenInvitations({ company }: OpenInvitationsProps): ReactElement | null {
  const { openInvitations } = useFragment(
    graphql`
      fragment OpenInvitations_company on Company {
        openInvitations {
          id
          email
          role
          expiresAt
        }
      }
    `,
    company,
  );
  const { act } = useAct<resendInvitationMutation>(resendInvitation);
  useEffect(() => whenIdle(RevokeInvitationDialog.ahead), []);
  const [asked, setAsked] = useState<Row | null>(null);

  const resend = async ({ id, email }: Row): Promise<void> => {
    if ((await act({ id })) !== null) toast.success(`${email}に招待を再送しました。`);
  };
  if (openInvitations.length === 0) return null;
  return (
    <div className={css.block}>
      <h3 className={css.blockTitle}>承諾待ちの招待</h3>
      <Table
        caption="承諾待ちの招待"
        className={css.bareTable}
        rows={openInvitations}
        rowKey={({ id }) => id}
        columns={[...facts, actColumn((row) => void resend(row), setAsked)]}
      />
      {asked !== null && (
        <Suspense fallback={null}>
          <RevokeInvitationDialog invitation={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}
