import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { formatTime } from '../../lib/text/dates.ts';
import { UnreadDot } from '../../ui/text/Unread.tsx';
import * as css from './notices.css.ts';

interface NoticeLineProps {
  /** null when there is nothing to open; pressing still marks it as read. */
  readonly href: string | null;
  readonly isUnread: boolean;
  readonly at: string;
  readonly due?: string | null;
  readonly picture: ReactElement;
  readonly thumbnail?: ReactElement | null;
  readonly children: ReactNode;
  readonly onOpen: () => void;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function NoticeLine({
  href,
  isUnread,
  at,
  due = null,
  picture,
  thumbnail = null,
  children,
  onOpen,
}: NoticeLineProps): ReactElement {
  const router = useRouter();
  const content = (
    <>
      <span className={css.mark}>{isUnread && <UnreadDot />}</span>
      {picture}
      <span className={css.words}>
        <span className={css.text}>{children}</span>
        <span className={css.facts}>
          <time dateTime={at} className={css.time}>
            {formatTime(at)}
          </time>
          {due !== null && <span className={css.due}>{due}</span>}
        </span>
      </span>
      {thumbnail}
    </>
  );
  if (href === null)
    return (
      <button type="button" className={css.line} onClick={onOpen}>
        {content}
      </button>
    );
  const isOwn = href.startsWith('/');
  return (
    <a
      href={href}
      className={css.line}
      {...(!isOwn && { target: '_blank', rel: 'noreferrer' })}
      onClick={(event) => {
        onOpen();
        if (!isOwn || !isPlain(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      {content}
    </a>
  );
}
