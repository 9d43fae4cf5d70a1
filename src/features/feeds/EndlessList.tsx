import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import type { UsedFeed } from '../../relay/feeds/usePagedFeed.ts';
import { EndlessFeed } from './EndlessFeed.tsx';
import type { Interlude } from './EndlessFeed.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { FeedLayout } from './feedLayout.ts';

const noPicks = () => false;
const nothing: readonly string[] = [];
const waitingRows = ['1', '2', '3', '4'];

interface EndlessListProps<TQuery extends OperationType, TFilters, TItem> {
  readonly used: UsedFeed<TQuery, TFilters>;
  /** The history entry. */
  readonly visit: string;
  readonly itemAt: (response: TQuery['response'], index: number) => TItem | null;
  /** `before`: the item above. */
  readonly renderItem: (item: TItem, before: TItem | null) => ReactElement;
  /** An item's height until one is measured. */
  readonly guess: () => number;
  /** Shown for a loading item. */
  readonly waiting: ReactElement;
  readonly interlude?: Interlude | undefined;
  readonly empty: ReactNode;
  readonly endText: string;
}

/** One item a row. */
export function EndlessList<TQuery extends OperationType, TFilters, TItem>({
  used,
  visit,
  itemAt,
  renderItem,
  guess,
  waiting,
  interlude,
  empty,
  endText,
}: EndlessListProps<TQuery, TFilters, TItem>): ReactElement {
  const { view } = used;
  const { at: itemOf } = view;
  const [layout] = useState(() => new FeedLayout<TQuery['response']>(noPicks));
  const placed = (at: number): TItem | null => {
    const item = itemOf(at);
    return item === null || item.page.response === null ? null : itemAt(item.page.response, item.index);
  };
  return (
    <EndlessFeed
      used={used}
      visit={visit}
      rows={layout.rowsOf(view, 1, nothing)}
      guess={guess}
      renderRow={(row) => {
        const at = row.items[0]?.at ?? -1;
        const item = placed(at);
        return item === null ? waiting : renderItem(item, placed(at - 1));
      }}
      interlude={interlude}
      waiting={waitingRows.map((key) => (
        <div key={key}>{waiting}</div>
      ))}
      empty={empty}
      end={<FeedEnd>{endText}</FeedEnd>}
    />
  );
}
