import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePagedFeed } from '../../relay/feeds/usePagedFeed.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { EndlessList } from '../feeds/EndlessList.tsx';
import { useVisit } from '../page/useVisit.ts';
import { FollowerRow } from './FollowerRow.tsx';
import { FollowersCount } from './FollowersCount.tsx';
import { followAt, followersFeed, totalOf, viewerOf } from './followersFeed.ts';
import * as css from './follows.css.ts';
import { WaitingRow } from './WaitingRow.tsx';

const everybody: object = {};
const guess = () => 73;

export function Followers(): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(followersFeed, everybody, visit);
  const { first } = used.view;
  return (
    <div className={css.page}>
      <div className={css.longHead}>
        <h1 className={css.title}>あなたをフォロー中の会社</h1>
        <FollowersCount
          viewer={first === null ? null : viewerOf(first)}
          people={first === null ? 0 : totalOf(first)}
        />
      </div>
      <EndlessList
        used={used}
        visit={visit}
        itemAt={followAt}
        renderItem={(follow) => <FollowerRow follow={follow} />}
        guess={guess}
        waiting={<WaitingRow />}
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
        endText="すべて表示しました。"
      />
    </div>
  );
}
