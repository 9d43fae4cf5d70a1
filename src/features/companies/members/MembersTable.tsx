import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MembersTable_company$data,
  MembersTable_company$key,
} from '../../../../__generated__/MembersTable_company.graphql.ts';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MenuButton } from '../../../ui/buttons/MenuButton.tsx';
import { Table, type TableColumn } from '../../../ui/lists/Table.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { MemberName } from './MemberName.tsx';
import { isMemberRole, type MemberRole, memberRoleName } from '../../../lib/words/memberRoleNames.ts';
import * as css from './MembersSection.css.ts';
import { part } from '../../../lib/part.ts';

const ChangeRoleDialog = part(async () => (await import('./ChangeRoleDialog.tsx')).ChangeRoleDialog);
const RemoveMemberDialog = part(async () => (await import('./RemoveMemberDialog.tsx')).RemoveMemberDialog);

type Row = MembersTable_company$data['members'][number];

interface Asked {
  readonly what: 'role' | 'remove';
  readonly id: string;
  readonly fullName: string;
  readonly role: MemberRole;
}

const facts: readonly TableColumn<Row>[] = [
  { key: 'name', header: '名前', rowHeader: true, wrap: true, cell: (row) => <MemberName member={row} /> },
  { key: 'role', header: '役割', cell: ({ role }) => memberRoleName(role) },
  {
    key: 'joined',
    header: '参加日',
    wideOnly: true,
    align: 'right',
    cell: ({ joinedAt }) => <DateText date={joinedAt} weekday={false} />,
  },
];

function actColumn(ask: (asked: Asked) => void): TableColumn<Row> {
  return {
    key: 'menu',
    header: <VisuallyHidden>操作</VisuallyHidden>,
    width: 56,
    cell: ({ id, fullName, role, isMe }) =>
      // Only another administrator can change one's own role: nobody locks the company out by mistake.
      isMe || !isMemberRole(role) ? null : (
        <MenuButton
          label={`${fullName}さんの操作`}
          look="icon"
          entries={[
            {
              id: 'role',
              label: '役割を変更する',
              icon: 'edit',
              onAction: () => ask({ what: 'role', id, fullName, role }),
            },
            {
              id: 'remove',
              label: '会社から外す',
              icon: 'block',
              danger: true,
              onAction: () => ask({ what: 'remove', id, fullName, role }),
            },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      ),
  };
}

interface MembersTableProps {
  readonly company: MembersTable_company$key;
  readonly canManage: boolean;
}

export function MembersTable({ company, canManage }: MembersTableProps): ReactElement {
  const { members } = useFragment(
    graphql`
      fragment MembersTable_company on Company {
        members {
          id
          fullName
          role
          joinedAt
          isMe
          ...MemberName_member
        }
      }
    `,
    company,
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (!canManage) return undefined;
    return whenIdle(RemoveMemberDialog.ahead);
  }, [canManage]);
  const close = (): void => setAsked(null);
  return (
    <>
      <Table
        caption="メンバーの一覧"
        className={css.table}
        columns={canManage ? [...facts, actColumn(setAsked)] : facts}
        rows={members}
        rowKey={({ id }) => id}
      />
      {asked?.what === 'role' && (
        <Suspense fallback={null}>
          <ChangeRoleDialog member={asked} onClose={close} />
        </Suspense>
      )}
      {asked?.what === 'remove' && (
        <Suspense fallback={null}>
          <RemoveMemberDialog member={asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
