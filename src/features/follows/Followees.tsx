import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import type { followeesFeedQuery } from '../../../__generated__/followeesFeedQuery.graphql.ts';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useCorporateTodoAction } from '../onboarding/useCorporateTodoAction.ts';
import { EndlessFeed } from '../products/EndlessFeed.tsx';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { FeedLayout } from '../products/feedLayout.ts';
import { useVisit } from '../shell/useVisit.ts';
import { FolloweeRow } from './FolloweeRow.tsx';
import { followAt, followeesFeed, totalOf } from './followeesFeed.ts';
import { FollowTabs } from './FollowTabs.tsx';
import * as css from './follows.css.ts';
import { WaitingRows } from './WaitingRows.tsx';

const everybody: object = {};
const nothing: readonly string[] = [];
const noPicks = () => false;
const guess = () => 200;
const grouped = new Intl.NumberFormat('ja-JP');

/** Whom the viewer follows. Who was unfollowed here stays in sight until the next visit, so that it can be undone. */
export function Followees(): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(followeesFeed, everybody, visit);
  const [layout] = useState(() => new FeedLayout<followeesFeedQuery['response']>(noPicks));
  const rows = layout.rowsOf(used.view, 1, nothing);
  const first = used.view.at(0)?.page.response;
  const total = first == null ? 0 : totalOf(first);
  const { act } = useCorporateTodoAction();
  // The first look at this page is one of the to-dos.
  const tick = useEffectEvent(() => void act({ input: { initialAccessFollowingPageUsed: true } }));
  useEffect(() => tick(), []);
  return (
    <div className={css.page}>
      <h1>
        <VisuallyHidden>フォロー中の人</VisuallyHidden>
      </h1>
      <div className={css.head}>
        <FollowTabs current="/following" />
        {total > 0 && (
          <p className={css.count}>
            <b className={css.countFigure}>{grouped.format(total)}</b>人
          </p>
        )}
      </div>
      <EndlessFeed<followeesFeedQuery, object>
        used={used}
        visit={visit}
        rows={rows}
        guess={guess}
        renderRow={(row) => {
          const placed = used.view.at(row.items[0]?.at ?? -1);
          const response = placed?.page.response;
          const follow = response == null ? null : followAt(response, placed?.index ?? 0);
          return follow ? <FolloweeRow follow={follow} /> : <WaitingRows />;
        }}
        waiting={<WaitingRows />}
        empty={
          <EmptyState
            title="フォローした人と新しい作品が、ここに並びます。"
            action={
              <Link to="/products" className={buttonClass()}>
                作品から人を探す
              </Link>
            }
          >
            気になる人をフォローすると、新しい作品や仕事の受け方の変化がわかります。
          </EmptyState>
        }
        end={<FeedEnd>ここまでが、フォロー中の人です。</FeedEnd>}
      />
    </div>
  );
}
