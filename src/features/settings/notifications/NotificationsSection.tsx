import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NotificationsSection_user$key } from '../../../../__generated__/NotificationsSection_user.graphql.ts';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { Table, type TableColumn } from '../../../ui/lists/Table.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { DeliverySettings } from './DeliverySettings.tsx';
import { MailTimingSelect } from './MailTimingSelect.tsx';
import * as css from './NotificationsSection.css.ts';
import { notificationKinds } from './notificationWords.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { type NotificationChoice, useNotificationChoices } from './useNotificationChoices.ts';

type Row = NotificationChoice;

function columnsWith(choose: (choice: NotificationChoice) => void): readonly TableColumn<Row>[] {
  return [
    {
      key: 'kind',
      header: '通知の内容',
      rowHeader: true,
      wrap: true,
      cell: ({ kind }) => (
        <>
          <span className={css.kind}>{notificationKinds[kind].name}</span>
          <span className={css.kindNote}>{notificationKinds[kind].note}</span>
          {kind === 'SAVED_SEARCH' && (
            <Link to="/search" search={{}} className={css.kindLink}>
              保存した条件を見る
            </Link>
          )}
        </>
      ),
    },
    {
      key: 'inApp',
      header: 'アプリ内',
      width: 76,
      cell: (row) => (
        <Switch className={css.inApp} checked={row.inApp} onChange={(inApp) => choose({ ...row, inApp })}>
          <VisuallyHidden>{notificationKinds[row.kind].name}をアプリ内で通知する</VisuallyHidden>
        </Switch>
      ),
    },
    {
      key: 'mail',
      header: 'メール',
      width: 132,
      cell: (row) => (
        <MailTimingSelect
          label={`${notificationKinds[row.kind].name}のメール`}
          value={row.mail}
          onChange={(mail) => choose({ ...row, mail })}
        />
      ),
    },
    {
      key: 'push',
      header: 'プッシュ',
      width: 84,
      cell: (row) => (
        <Switch
          className={css.inApp}
          checked={row.push ?? true}
          onChange={(push) => choose({ ...row, push })}
        >
          <VisuallyHidden>「{notificationKinds[row.kind].name}」をプッシュ通知する</VisuallyHidden>
        </Switch>
      ),
    },
  ];
}

interface NotificationsSectionProps {
  readonly user: NotificationsSection_user$key;
}

export function NotificationsSection({ user }: NotificationsSectionProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment NotificationsSection_user on User {
        notificationPreferences {
          kind
          inApp
          mail
          push
        }
        ...DeliverySettings_user
      }
    `,
    user,
  );
  const { chosen, choose } = useNotificationChoices();
  const rows = data.notificationPreferences.map(
    ({ kind, inApp, mail, push }) => chosen.get(kind) ?? { kind, inApp, mail, push },
  );
  return (
    <SettingsSection
      id="notifications"
      lead="変更するとすぐに保存されます。「1日1回」は、まだ読んでいない分を、毎朝8時にまとめて届けます。ログインや契約に関わる大切なメールは、設定にかかわらず送ります。"
    >
      <Table
        caption="通知の受け取り方"
        className={css.table}
        rows={rows}
        rowKey={(row) => row.kind}
        columns={columnsWith(choose)}
      />
      <DeliverySettings user={data} />
    </SettingsSection>
  );
}
