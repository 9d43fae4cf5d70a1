import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useSessionState } from '../session/session.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './follows.css.ts';
import { Timeline } from './Timeline.tsx';

/** `/timeline`: followed creators' activities by day. Only companies follow; creators get an explanation. */
export function TimelinePage(): ReactElement {
  const session = useSessionState();
  return (
    <>
      <PageHead title="タイムライン" />
      {session.status === 'member' && session.audience === 'company' ? (
        <Timeline />
      ) : (
        <div className={css.page}>
          <div className={css.head}>
            <h1 className={css.title}>タイムライン</h1>
          </div>
          <EmptyState
            title="タイムラインは、会社の方が使うページです。"
            action={
              <Link to="/following" className={buttonClass()}>
                つながりを見る
              </Link>
            }
          >
            あなたの新しい作品や仕事の受け方の変化は、フォローしている会社のタイムラインに届きます。
          </EmptyState>
        </div>
      )}
    </>
  );
}
