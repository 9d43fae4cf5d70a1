import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { NoticesPageTabsQuery } from '../../../__generated__/NoticesPageTabsQuery.graphql.ts';
import { useFailure } from '../../lib/failures.ts';
import { usePagedFeed } from '../../relay/feeds/usePagedFeed.ts';
import { retryQueries, useQuery } from '../../relay/useQuery.ts';
import { Switch } from '../../ui/choices/Switch.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { EndlessList } from '../feeds/EndlessList.tsx';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { reportError } from '../page/errorReport.ts';
import { PageHead } from '../page/PageHead.tsx';
import { isCut } from '../page/useFailureCause.ts';
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

/** The full lists; on phones the bell leads here. */
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
      <CountBoundary tab={tab}>
        <Suspense fallback={<Tabs tab={tab} />}>
          <CountedTabs tab={tab} />
        </Suspense>
      </CountBoundary>
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

interface TabsProps {
  readonly tab: NoticeTab;
}

/** If the counts fail, shows the tabs without them and offers to retry with the rest. */
function CountBoundary({ tab, children }: TabsProps & { readonly children: ReactNode }): ReactElement {
  const environment = useRelayEnvironment();
  return (
    <ErrorBoundary
      onCatch={(error, info) => {
        retryQueries(environment);
        reportError(error, info);
      }}
      renderFallback={({ error, reset }) => <UncountedTabs tab={tab} error={error} reset={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function UncountedTabs({
  tab,
  error,
  reset,
}: TabsProps & { readonly error: unknown; readonly reset: () => void }): ReactElement {
  useFailure(reset, { isCut: isCut(error), isAside: true });
  return <Tabs tab={tab} />;
}

/** Does not delay the tabs. */
function CountedTabs({ tab }: TabsProps): ReactElement {
  const { me } = useQuery<NoticesPageTabsQuery>(
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
}: TabsProps & { readonly user?: NoticesPageTabsQuery['response']['me'] }): ReactElement {
  return (
    <div className={css.head}>
      <NoticeTabs
        user={user}
        renderTab={(name, content) => (
          <Link
            to="/notifications"
            search={name === 'house' ? { tab: 'house' } : {}}
            // The other tab has the same path with another search.
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
