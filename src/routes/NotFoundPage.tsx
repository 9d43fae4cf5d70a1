import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { PageHead } from '../features/shell/PageHead.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { LooseThreads } from './LooseThreads.tsx';
import * as css from './NotFoundPage.css.ts';

/** For an address that leads nowhere, and for a work, person or opening that is not there or not public. */
export function NotFoundPage(): ReactElement {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className={css.page}>
      <PageHead title="ページが見つかりません" description="このアドレスのページはありません。" />
      <LooseThreads className={css.threads} />
      <p className={css.figure} aria-hidden="true">
        404
      </p>
      <div className={css.words}>
        <h1 className={css.title}>ページが見つかりません。</h1>
        <p className={css.sentence}>
          このアドレスには、いま何もありません。公開が終わった作品や募集か、アドレスの打ちまちがいです。
        </p>
        {pathname !== '/404' && <p className={css.address}>開こうとしたアドレス　{readable(pathname)}</p>}
        <p className={css.acts}>
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            作品を見る
          </Link>
          <Link to="/contact" className={buttonClass({ variant: 'text' })}>
            問い合わせる
          </Link>
        </p>
      </div>
    </div>
  );
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
