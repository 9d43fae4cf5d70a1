import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { timelineFeedQuery } from '../../../__generated__/timelineFeedQuery.graphql.ts';
import { formatDay } from '../../lib/dates.ts';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { EndlessFeed } from '../products/EndlessFeed.tsx';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { FeedLayout } from '../products/feedLayout.ts';
import { useVisit } from '../shell/useVisit.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { FollowTabs } from './FollowTabs.tsx';
import * as css from './follows.css.ts';
import { activityAt, dayAt, timelineFeed } from './timelineFeed.ts';
import { WaitingRows } from './WaitingRows.tsx';

const everything: object = {};
const nothing: readonly string[] = [];
const noPicks = () => false;
const guess = () => 260;

/** Grouped by the days of Tokyo. */
export function Timeline(): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(timelineFeed, everything, visit);
  const [layout] = useState(() => new FeedLayout<timelineFeedQuery['response']>(noPicks));
  const rows = layout.rowsOf(used.view, 1, nothing);
  const now = useMinute();
  const placeOf = (at: number) => {
    const placed = used.view.at(at);
    const response = placed?.page.response;
    return response == null || !placed ? null : { response, index: placed.index };
  };
  return (
    <div className={css.page}>
      <h1>
        <VisuallyHidden>タイムライン</VisuallyHidden>
      </h1>
      <div className={css.head}>
        <FollowTabs current="/timeline" />
      </div>
      <EndlessFeed<timelineFeedQuery, object>
        used={used}
        visit={visit}
        rows={rows}
        guess={guess}
        renderRow={(row) => {
          const at = row.items[0]?.at ?? -1;
          const place = placeOf(at);
          const activity = place && activityAt(place.response, place.index);
          if (!activity) return <WaitingRows />;
          const before = placeOf(at - 1);
          const today = dayAt(place.response, place.index);
          const startsDay = today?.day !== (before && dayAt(before.response, before.index)?.day);
          return (
            <>
              {startsDay && today && <h2 className={css.day}>{formatDay(now, today.at)}</h2>}
              <ActivityRow activity={activity} />
            </>
          );
        }}
        waiting={<WaitingRows />}
        empty={
          <EmptyState
            title="フォローした人の動きが、ここに並びます。"
            action={
              <Link to="/products" className={buttonClass()}>
                作品から人を探す
              </Link>
            }
          >
            新しい作品、作品の更新、仕事の受け方の変化をお知らせします。
          </EmptyState>
        }
        end={<FeedEnd>ここまでが、フォローした人の動きです。</FeedEnd>}
      />
    </div>
  );
}
