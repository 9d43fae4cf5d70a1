import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { followersFeedQuery } from '../../../__generated__/followersFeedQuery.graphql.ts';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EndlessFeed } from '../products/EndlessFeed.tsx';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { FeedLayout } from '../products/feedLayout.ts';
import { useVisit } from '../shell/useVisit.ts';
import { FollowerRow } from './FollowerRow.tsx';
import { followAt, followersFeed, totalOf } from './followersFeed.ts';
import * as css from './follows.css.ts';
import { WaitingRows } from './WaitingRows.tsx';

const everybody: object = {};
const nothing: readonly string[] = [];
const noPicks = () => false;
const guess = () => 73;
const grouped = new Intl.NumberFormat('ja-JP');

/** Who follows the creator. */
export function Followers(): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(followersFeed, everybody, visit);
  const [layout] = useState(() => new FeedLayout<followersFeedQuery['response']>(noPicks));
  const rows = layout.rowsOf(used.view, 1, nothing);
  const first = used.view.at(0)?.page.response;
  const total = first == null ? 0 : totalOf(first);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>フォローしてくれている会社</h1>
        {total > 0 && (
          <p className={css.count}>
            <b className={css.countFigure}>{grouped.format(total)}</b>人
          </p>
        )}
      </div>
      <EndlessFeed<followersFeedQuery, object>
        used={used}
        visit={visit}
        rows={rows}
        guess={guess}
        renderRow={(row) => {
          const placed = used.view.at(row.items[0]?.at ?? -1);
          const response = placed?.page.response;
          const follow = response == null ? null : followAt(response, placed?.index ?? 0);
          return follow ? <FollowerRow follow={follow} /> : <WaitingRows />;
        }}
        waiting={<WaitingRows />}
        empty={
          <EmptyState
            title="あなたをフォローした会社が、ここに並びます。"
            action={
              <Link to="/products/create" className={buttonClass()}>
                作品を載せる
              </Link>
            }
          >
            作品が増えると、見つけてもらいやすくなります。
          </EmptyState>
        }
        end={<FeedEnd>ここまでが、フォローしてくれている会社です。</FeedEnd>}
      />
    </div>
  );
}
