import type { ReactElement } from 'react';
import { formatDay } from '../../lib/text/dates.ts';
import { usePagedFeed } from '../../relay/feeds/usePagedFeed.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { EndlessList } from '../feeds/EndlessList.tsx';
import { useVisit } from '../page/useVisit.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { FollowTabs } from './FollowTabs.tsx';
import * as css from './follows.css.ts';
import { NobodyFollowed } from './NobodyFollowed.tsx';
import { activityAt, timelineFeed } from './timelineFeed.ts';
import { WaitingRow } from './WaitingRow.tsx';

const everything: object = {};
const guess = () => 260;

/** Grouped by day in Tokyo. */
export function Timeline(): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(timelineFeed, everything, visit);
  const now = useMinute();
  return (
    <div className={css.page}>
      <h1>
        <VisuallyHidden>タイムライン</VisuallyHidden>
      </h1>
      <div className={css.head}>
        <FollowTabs current="/timeline" />
      </div>
      <EndlessList
        used={used}
        visit={visit}
        itemAt={activityAt}
        renderItem={({ activity, at, day }, before) => (
          <>
            {before?.day !== day && <h2 className={css.day}>{formatDay(now, at)}</h2>}
            <ActivityRow activity={activity} />
          </>
        )}
        guess={guess}
        waiting={<WaitingRow />}
        empty={
          <NobodyFollowed title="フォローした人の動きが、ここに並びます。">
            新しい作品、作品の更新、仕事の受け方の変化をお知らせします。
          </NobodyFollowed>
        }
        endText="すべて表示しました。"
      />
    </div>
  );
}
