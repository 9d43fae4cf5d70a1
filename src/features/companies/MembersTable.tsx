import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MembersTable_company$data,
  MembersTable_company$key,
} from '../../../__generated__/MembersTable_company.graphql.ts';
import { ahead } from '../../lib/ahead.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { partAhead } from '../../ui/partAhead.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MemberName } from './MemberName.tsx';
import { isMemberRole, type MemberRole, memberRoleName } from './memberRoleNames.ts';
import * as css from './MembersSection.css.ts';

const ChangeRoleDialog = lazy(async () => ({
  default: (await import('./ChangeRoleDialog.tsx')).ChangeRoleDialog,
}));
const removing = partAhead(async () => (await import('./membersLater.ts')).RemoveMemberDialog);

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
      // One's own rights are another administrator's to take: nobody locks the company out by a slip.
      isMe || !isMemberRole(role) ? null : (
        <MenuButton
          label={`${fullName}さんの操作`}
          look="icon"
          entries={[
            {
              id: 'role',
              label: '役割を変える',
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
    return whenIdle(() => ahead(removing.fetch));
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
          <removing.Part member={asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
