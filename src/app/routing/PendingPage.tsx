import { useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './PendingPage.css.ts';

const words = '読み込んでいます';

/** While a page's code, its guard or its first data is on the way; what is opened most in the shape of what comes. */
export function PendingPage(): ReactElement {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isWork = /^\/products\/w_[\w-]+$/.test(path);
  if (!isWork && path !== '/products') return <Spinner fill size="l" label={words} />;
  return (
    <>
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
      {isWork ? <WaitingWork /> : <WaitingWorks />}
    </>
  );
}

function WaitingWork(): ReactElement {
  return (
    <div className={css.work} aria-hidden="true">
      <Skeleton className={css.picture} />
      <div className={css.facts}>
        <Skeleton shape="line" className={css.workTitle} />
        <div className={css.author}>
          <Skeleton shape="circle" className={css.face} />
          <Skeleton shape="line" className={css.name} />
        </div>
        <Skeleton className={css.act} />
        <Skeleton shape="line" className={css.fact} />
        <Skeleton shape="line" className={css.fact} />
        <Skeleton shape="line" className={css.fact} />
      </div>
    </div>
  );
}

const cards = ['1', '2', '3', '4', '5', '6', '7', '8'];

function WaitingWorks(): ReactElement {
  return (
    <div aria-hidden="true">
      <div className={css.head}>
        <Skeleton shape="line" className={css.title} />
      </div>
      <div className={css.bar}>
        <Skeleton shape="line" className={css.filters} />
      </div>
      <div className={css.cards}>
        {cards.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
