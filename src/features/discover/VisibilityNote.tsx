import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { formatTime, tokyoDaysBetween } from '../../lib/text/dates.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import * as css from './DiscoverPage.css.ts';

/** When the trial ends, and how to keep access. */
export function VisibilityNote({ endsAt }: { readonly endsAt: string }): ReactElement {
  const now = useMinute();
  const days = tokyoDaysBetween(now, endsAt);
  return (
    <aside className={css.note} aria-label="会員限定の作品を見られる期間">
      <span className={css.noteFact}>
        {days > 0
          ? `会員限定の作品を、あと${days}日見られます。`
          : `会員限定の作品を、今日の${formatTime(endsAt)}まで見られます。`}
      </span>
      <span className={css.noteMore}>作品が1点承認されると、その後もすべて見られます。</span>
      <Link to="/products/create" className={`${buttonClass({ size: 's' })} ${css.noteAct}`}>
        作品を載せる
      </Link>
    </aside>
  );
}
