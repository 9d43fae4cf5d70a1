import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoticeTabs_user$key } from '../../../__generated__/NoticeTabs_user.graphql.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './notices.css.ts';

export type NoticeTab = 'activity' | 'house';

const words = { activity: 'アクティビティ', house: 'お知らせ' } as const;
const tabs = ['activity', 'house'] as const;

interface NoticeTabsProps {
  readonly user: NoticeTabs_user$key | null | undefined;
  /** A link on the page, a button in the panel. */
  readonly renderTab: (tab: NoticeTab, content: ReactNode) => ReactElement;
}

/** The two lists, with their unread counts. */
export function NoticeTabs({ user, renderTab }: NoticeTabsProps): ReactElement {
  const counts = useFragment(
    graphql`
      fragment NoticeTabs_user on User {
        unreadActivityNotificationsCount
        unreadTsumugiNotificationsCount
      }
    `,
    user ?? null,
  );
  const count = {
    activity: counts?.unreadActivityNotificationsCount ?? 0,
    house: counts?.unreadTsumugiNotificationsCount ?? 0,
  };
  return (
    <nav className={css.tabs} aria-label="通知の種類">
      {tabs.map((tab) => (
        <span key={tab}>
          {renderTab(
            tab,
            <>
              {words[tab]}
              {count[tab] > 0 && (
                <span className={css.count}>
                  <VisuallyHidden>、未読</VisuallyHidden>
                  {count[tab] > 99 ? '99+' : count[tab]}
                  <VisuallyHidden>件</VisuallyHidden>
                </span>
              )}
            </>,
          )}
        </span>
      ))}
    </nav>
  );
}
