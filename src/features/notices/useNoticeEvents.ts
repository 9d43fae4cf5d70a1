import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription } from 'relay-runtime';
import type { useNoticeEventsSubscription } from '../../../__generated__/useNoticeEventsSubscription.graphql.ts';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { useReconnected } from '../../relay/feeds/useConnection.ts';
import { reportError } from '../page/errorReport.ts';

const subscription = graphql`
  subscription useNoticeEventsSubscription {
    notificationAdded {
      activityNotification {
        id
      }
      user {
        unreadActivityNotificationsCount
        ...NoticeTabs_user
      }
    }
  }
`;

export interface NoticeNews {
  /** The unread count; null if nothing was added or it is unknown. */
  readonly added: number | null;
}

/**
 * Tells of new notices, and of those read on other pages and devices, once the page is idle. After a lost
 * connection anything may have come.
 */
export function useNoticeEvents(onNews: (news: NoticeNews) => void): void {
  const environment = useRelayEnvironment();
  const took = useEffectEvent(onNews);
  useEffect(() => {
    let dispose = (): void => undefined;
    const takeBack = whenIdle(() => {
      ({ dispose } = requestSubscription<useNoticeEventsSubscription>(environment, {
        subscription,
        variables: {},
        onNext: (response) => {
          const told = response?.notificationAdded;
          if (told == null) return;
          took({
            added:
              told.activityNotification == null
                ? null
                : (told.user?.unreadActivityNotificationsCount ?? null),
          });
        },
        onError: reportError,
      }));
    });
    return () => {
      takeBack();
      dispose();
    };
  }, [environment]);
  useReconnected(() => onNews({ added: null }));
}
