import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningsDaily_analytics$key } from '../../../../__generated__/OpeningsDaily_analytics.graphql.ts';
import { DailyTable } from '../DailyTable.tsx';

export function OpeningsDaily({
  analytics: key,
}: {
  readonly analytics: OpeningsDaily_analytics$key;
}): ReactElement {
  const { days, seen, opened, saved, entered } = useFragment(
    graphql`
      fragment OpeningsDaily_analytics on OpeningsAnalytics {
        days {
          since
        }
        seen {
          byDay
        }
        opened {
          byDay
        }
        saved {
          byDay
        }
        entered {
          byDay
        }
      }
    `,
    key,
  );
  return (
    <DailyTable
      since={days.since}
      measures={[
        { name: '一覧で表示', byDay: seen.byDay },
        { name: '閲覧', byDay: opened.byDay },
        { name: '保存', byDay: saved.byDay },
        { name: '応募', byDay: entered.byDay },
      ]}
    />
  );
}
