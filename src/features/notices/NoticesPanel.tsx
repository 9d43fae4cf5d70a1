import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NoticesPanelQuery } from '../../../__generated__/NoticesPanelQuery.graphql.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { tokyoDay } from '../../lib/text/dates.ts';
import { moreLink } from '../../ui/text/link.css.ts';
import { ActivityNotice } from './ActivityNotice.tsx';
import { HouseNotice } from './HouseNotice.tsx';
import { NoNotices } from './NoNotices.tsx';
import { NoticeDay } from './NoticeDay.tsx';
import { NoticeTabs } from './NoticeTabs.tsx';
import type { NoticeTab } from './NoticeTabs.tsx';
import { ReadAll } from './ReadAll.tsx';
import * as css from './notices.css.ts';

interface NoticesPanelProps {
  /** A new number reloads. */
  readonly version: number;
  readonly onLeave: () => void;
}

/** The newest of both lists, under the bell. */
export function NoticesPanel({ version, onLeave }: NoticesPanelProps): ReactElement {
  const [tab, setTab] = useState<NoticeTab>('activity');
  const { me, activityNotifications, tsumugiNotifications } = useQuery<NoticesPanelQuery>(
    graphql`
      query NoticesPanelQuery {
        me {
          ...NoticeTabs_user
        }
        activityNotifications(first: 20) {
          edges {
            node {
              id
              sentAt
              ...ActivityNotice_notice
            }
          }
        }
        tsumugiNotifications(first: 20) {
          edges {
            node {
              id
              publishAt
              ...HouseNotice_notice
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const rows: readonly Row[] =
    tab === 'activity'
      ? activityNotifications.edges.map(({ node }) => ({
          id: node.id,
          at: node.sentAt,
          content: <ActivityNotice notice={node} />,
        }))
      : tsumugiNotifications.edges.map(({ node }) => ({
          id: node.id,
          at: node.publishAt,
          content: <HouseNotice notice={node} />,
        }));
  return (
    <>
      <div className={css.panelHead}>
        <NoticeTabs
          user={me}
          renderTab={(name, content) => (
            <button
              type="button"
              className={css.tab}
              aria-current={tab === name}
              onClick={() => setTab(name)}
            >
              {content}
            </button>
          )}
        />
        <ReadAll tab={tab} />
      </div>
      <div
        className={css.panelList}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]') !== null) onLeave();
        }}
      >
        {rows.length === 0 ? <NoNotices tab={tab} unread={false} /> : withDays(rows)}
      </div>
      <div className={css.panelFoot}>
        <Link
          to="/notifications"
          search={tab === 'house' ? { tab: 'house' } : {}}
          className={moreLink}
          onClick={onLeave}
        >
          すべて見る
        </Link>
        <Link to="/settings/account" hash="notifications" className={css.quiet} onClick={onLeave}>
          受け取り方を変更する
        </Link>
      </div>
    </>
  );
}

interface Row {
  readonly id: string;
  readonly at: string;
  readonly content: ReactNode;
}

function withDays(rows: readonly Row[]): readonly ReactElement[] {
  return rows.map(({ id, at, content }, index) => {
    const before = rows[index - 1];
    return (
      <NoticeDay key={id} at={at} isFirst={before === undefined || tokyoDay(before.at) !== tokyoDay(at)}>
        {content}
      </NoticeDay>
    );
  });
}
