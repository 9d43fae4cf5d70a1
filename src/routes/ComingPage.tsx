import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePageFacts } from '../features/page/pageFacts.ts';
import { PageHead } from '../features/page/PageHead.tsx';
import { buttonClass } from '../ui/buttons/buttonClass.ts';
import * as css from './ComingPage.css.ts';

/** Stands where a later issue brings a page: its name, the plain fact, and a way on. */
export function ComingPage(): ReactElement {
  const title = usePageFacts()?.title ?? '準備中';
  return (
    <div className={css.page}>
      <PageHead title={title} description={`${title}は準備中です。`} />
      <h1 className={css.title}>{title}</h1>
      <div className={css.words}>
        <p className={css.state}>準備中</p>
        <div className={css.body}>
          <p className={css.sentence}>
            このページはまだできていません。できあがるまで、公開されている作品をご覧ください。
          </p>
          <p className={css.act}>
            <Link to="/" hash="works" className={buttonClass()}>
              作品を見る
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
