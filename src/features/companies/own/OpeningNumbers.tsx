import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as own from '../../own-page/ownPage.css.ts';
import { mayWriteOpenings } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';

/** A link to the openings' analytics, for those who write openings. */
export function OpeningNumbers(): ReactElement | null {
  const id = useId();
  if (!mayWriteOpenings(useSessionState())) return null;
  return (
    <section className={own.pane} aria-labelledby={id}>
      <h2 id={id} className={own.paneTitle}>
        募集の数字
      </h2>
      <p className={own.paneText}>募集ごとの閲覧と応募、選考の段階、返信までの日数を90日分まで見られます。</p>
      <Link to="/my_company/analytics" className={own.paneLink}>
        募集の数字を見る
        <Icon name="right" size={16} />
      </Link>
    </section>
  );
}
