import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Followees_viewer$key } from '../../../__generated__/Followees_viewer.graphql.ts';
import { usePagedFeed } from '../../relay/feeds/usePagedFeed.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { EndlessList } from '../feeds/EndlessList.tsx';
import { useVisit } from '../page/useVisit.ts';
import { FolloweeRow } from './FolloweeRow.tsx';
import { followAt, followeesFeed, viewerOf } from './followeesFeed.ts';
import { FollowTabs } from './FollowTabs.tsx';
import * as css from './follows.css.ts';
import { NobodyFollowed } from './NobodyFollowed.tsx';
import { PeopleCount } from './PeopleCount.tsx';
import { useFirstLook } from './useFirstLook.ts';
import { WaitingRow } from './WaitingRow.tsx';

const everybody: object = {};
const guess = () => 200;

/** Those unfollowed here stay until the next visit, so that it can be undone. */
export function Followees(): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(followeesFeed, everybody, visit);
  const { first } = used.view;
  const viewer = first === null ? null : viewerOf(first);
  const counted = useFragment<Followees_viewer$key>(
    graphql`
      fragment Followees_viewer on User {
        followeesCount
      }
    `,
    viewer,
  );
  useFirstLook(viewer);
  return (
    <div className={css.page}>
      <h1>
        <VisuallyHidden>フォロー中の人</VisuallyHidden>
      </h1>
      <div className={css.head}>
        <FollowTabs current="/following" />
        <PeopleCount count={counted?.followeesCount ?? 0} />
      </div>
      <EndlessList
        used={used}
        visit={visit}
        itemAt={followAt}
        renderItem={(follow) => <FolloweeRow follow={follow} />}
        guess={guess}
        waiting={<WaitingRow />}
        empty={
          <NobodyFollowed title="フォローした人と新しい作品が、ここに並びます。">
            気になる人をフォローすると、新しい作品や仕事の受け方の変化がわかります。
          </NobodyFollowed>
        }
        endText="すべて表示しました。"
      />
    </div>
  );
}
