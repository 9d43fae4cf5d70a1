import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { keepPushed } from '../../features/notices/keepPushed.ts';
import { useNoticeEvents } from '../../features/notices/useNoticeEvents.ts';
import { dotTab } from '../../features/page/documentTitle.ts';
import { reportError } from '../../features/page/errorReport.ts';
import { SectionBoundary } from '../../features/page/SectionBoundary.tsx';
import { useSession, useSessionState } from '../../features/session/session.ts';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import { part } from '../../lib/part.ts';
import { dot } from '../../ui/buttons/IconButton.css.ts';
import { iconButtonClass } from '../../ui/buttons/iconButtonClass.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWide } from '../../ui/useWide.ts';
import * as css from './menus/Popover.css.ts';
import { usePopover } from './menus/usePopover.ts';

const NoticesPanel = part(async () => (await import('../../features/notices/NoticesPanel.tsx')).NoticesPanel);

/**
 * The bell, with a mark in step over all tabs and devices. Opens the newest notices, on a phone their page.
 */
export function Notices({ unread }: { readonly unread: boolean }): ReactElement {
  const session = useSession();
  const wide = useWide();
  const [version, setVersion] = useState(0);
  useNoticeEvents(({ added }) => {
    setVersion((last) => last + 1);
    session.refetch().catch(reportError);
    if (added !== null && added > 0)
      announce(`未読の通知が${added > 99 ? '99件以上' : `${added}件`}あります。`);
  });
  const environment = useRelayEnvironment();
  const state = useSessionState();
  const userId = state.status === 'member' ? state.viewer.id : null;
  useEffect(
    () =>
      userId === null
        ? undefined
        : whenIdle(() => {
            keepPushed(environment, userId).catch(reportError);
          }),
    [environment, userId],
  );
  useEffect(() => {
    dotTab(unread);
    return () => dotTab(false);
  }, [unread]);
  const label = unread ? '通知、未読あり' : '通知';
  if (!wide)
    return (
      <Link to="/notifications" className={iconButtonClass()} aria-label={label} title="通知">
        <Icon name="bell" />
        {unread && <span className={dot} />}
      </Link>
    );
  return <Bell label={label} unread={unread} version={version} />;
}

interface BellProps {
  readonly label: string;
  readonly unread: boolean;
  readonly version: number;
}

function Bell({ label, unread, version }: BellProps): ReactElement {
  const { button, panel, close } = usePopover();
  const isOpen = button['aria-expanded'];
  return (
    <>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={label}
        title="通知"
        {...button}
        onPointerEnter={NoticesPanel.ahead}
        onFocus={NoticesPanel.ahead}
      >
        <Icon name="bell" />
        {unread && <span className={dot} />}
      </button>
      <section className={css.notices} aria-label="通知" {...panel}>
        {isOpen && (
          <SectionBoundary title="通知を読み込めませんでした。">
            <Suspense
              fallback={
                <div className={css.noticesWait}>
                  <Spinner />
                </div>
              }
            >
              <NoticesPanel version={version} onLeave={close} />
            </Suspense>
          </SectionBoundary>
        )}
      </section>
    </>
  );
}
