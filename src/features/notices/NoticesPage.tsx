import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { NoticesPageTabsQuery } from '../../../__generated__/NoticesPageTabsQuery.graphql.ts';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { Switch } from '../../ui/choices/Switch.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { EndlessList } from '../feeds/EndlessList.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useVisit } from '../page/useVisit.ts';
import { ActivityNotice } from './ActivityNotice.tsx';
import { HouseNotice } from './HouseNotice.tsx';
import { NoNotices } from './NoNotices.tsx';
import { NoticeDay } from './NoticeDay.tsx';
import { NoticeTabs } from './NoticeTabs.tsx';
import type { NoticeTab } from './NoticeTabs.tsx';
import { activityAt, activityFeed, houseAt, houseFeed } from './noticesFeed.ts';
import { ReadAll } from './ReadAll.tsx';
import * as css from './notices.css.ts';
import { useNoticeEvents } from './useNoticeEvents.ts';

const guess = () => 92;
const waiting = <div className={css.waiting} aria-hidden="true" />;
const endText = 'すべて表示しました。';

/** All that one was told; on a phone the bell leads here. */
export function NoticesPage(): ReactElement {
  const { tab = 'activity', unread = false } = useSearch({ from: '/chrome/notifications' });
  const navigate = useNavigate();
  const List = tab === 'activity' ? ActivityList : HouseList;
  return (
    <div className={css.page}>
      <PageHead title="通知" />
      <h1>
        <VisuallyHidden>通知</VisuallyHidden>
      </h1>
      <Suspense fallback={<Tabs tab={tab} />}>
        <CountedTabs tab={tab} />
      </Suspense>
      <div className={css.tools}>
        <Switch
          className={css.unreadOnly}
          checked={unread}
          onChange={(checked) => {
            void navigate({
              to: '/notifications',
              search: { ...(tab === 'house' && { tab }), ...(checked && { unread: true }) },
              replace: true,
            });
          }}
        >
          未読のみ
        </Switch>
        <Link to="/settings/account" hash="notifications" className={css.quiet}>
          受け取り方を変更する
        </Link>
      </div>
      <List key={`${tab} ${unread}`} unread={unread} />
    </div>
  );
}

/** The numbers come when they come; the tabs stand. */
function CountedTabs({ tab }: { readonly tab: NoticeTab }): ReactElement {
  const { me } = useLazyLoadQuery<NoticesPageTabsQuery>(
    graphql`
      query NoticesPageTabsQuery {
        me {
          ...NoticeTabs_user
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return <Tabs tab={tab} user={me} />;
}

function Tabs({
  tab,
  user = null,
}: {
  readonly tab: NoticeTab;
  readonly user?: NoticesPageTabsQuery['response']['me'];
}): ReactElement {
  return (
    <div className={css.head}>
      <NoticeTabs
        user={user}
        renderTab={(name, content) => (
          <Link
            to="/notifications"
            search={name === 'house' ? { tab: 'house' } : {}}
            // The other list's address is no part of this one's.
            activeOptions={{ exact: true, includeSearch: true }}
            className={css.tab}
            aria-current={tab === name ? 'page' : undefined}
            replace
          >
            {content}
          </Link>
        )}
      />
      <ReadAll tab={tab} />
    </div>
  );
}

function ActivityList({ unread }: { readonly unread: boolean }): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(activityFeed, { unread }, visit);
  useNoticeEvents(({ added }) => {
    if (added !== null) used.feed.refresh();
  });
  return (
    <EndlessList
      used={used}
      visit={visit}
      itemAt={activityAt}
      renderItem={({ notice, at, day }, before) => (
        <NoticeDay at={at} isFirst={before?.day !== day}>
          <ActivityNotice notice={notice} />
        </NoticeDay>
      )}
      guess={guess}
      waiting={waiting}
      empty={<NoNotices tab="activity" unread={unread} />}
      endText={endText}
    />
  );
}

function HouseList({ unread }: { readonly unread: boolean }): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(houseFeed, { unread }, visit);
  return (
    <EndlessList
      used={used}
      visit={visit}
      itemAt={houseAt}
      renderItem={({ notice, at, day }, before) => (
        <NoticeDay at={at} isFirst={before?.day !== day}>
          <HouseNotice notice={notice} />
        </NoticeDay>
      )}
      guess={guess}
      waiting={waiting}
      empty={<NoNotices tab="house" unread={unread} />}
      endText={endText}
    />
  );
}
