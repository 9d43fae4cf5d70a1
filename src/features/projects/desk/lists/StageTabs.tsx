import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StageTabs_opening$key } from '../../../../../__generated__/StageTabs_opening.graphql.ts';
import { tabBarClass, tabClass } from '../../../../ui/lists/tabClass.ts';
import { TabCount } from '../../../../ui/lists/TabCount.tsx';
import { changed, stageOf, tabOf } from '../deskChoices.ts';
import { deskTabs } from '../deskSearch.ts';
import type { DeskTab } from '../deskSearch.ts';
import * as css from './tools.css.ts';
import { stages } from '../stageWords.ts';
import type { DeskPlace } from '../useDeskSearch.ts';

/** Shown only while somebody is there, or while one looks at it. */
const rare: ReadonlySet<DeskTab> = new Set(['hired', 'withdrawn', 'new']);

interface StageTabsProps {
  readonly opening: StageTabs_opening$key;
  readonly desk: DeskPlace;
}

/** すべて 38, 未読 12, 書類 9 …: each an address. */
export function StageTabs({ opening: key, desk: { search, go, hrefOf } }: StageTabsProps): ReactElement {
  const { candidateCounts: counts } = useFragment(
    graphql`
      fragment StageTabs_opening on JobOpening {
        candidateCounts {
          all
          unread
          stages {
            stage
            count
          }
        }
      }
    `,
    key,
  );
  const current = tabOf(search);
  const countOf = (tab: DeskTab): number => {
    if (tab === 'all') return counts?.all ?? 0;
    if (tab === 'unread') return counts?.unread ?? 0;
    const stage = stageOf(tab);
    return counts?.stages.find((each) => each.stage === stage)?.count ?? 0;
  };
  const wordOf = (tab: DeskTab): string => {
    if (tab === 'all') return 'すべて';
    const stage = stageOf(tab);
    return stage === null ? '未読' : stages[stage].word;
  };
  // Who came new is nearly always who was not read yet: one word for the same people.
  const isNeeded = (tab: DeskTab): boolean =>
    tab === 'new' ? countOf(tab) !== countOf('unread') : countOf(tab) > 0;
  const tabs = (['all', ...deskTabs] as const).filter(
    (tab) => tab === current || tab === 'all' || !rare.has(tab) || isNeeded(tab),
  );
  // The tab that an address names may stand beyond the bar's edge.
  const bar = useRef<HTMLElement>(null);
  const shown = useRef<DeskTab | null>(null);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <nav ref={bar} className={`${tabBarClass('dense')} ${css.tabs}`} aria-label="段階">
      {tabs.map((tab) => {
        const address = changed(search, {
          tab: tab === 'all' ? undefined : tab,
          candidate: undefined,
          selected: undefined,
        });
        return (
          <a
            key={tab}
            href={hrefOf(address)}
            className={tabClass('dense')}
            aria-current={tab === current ? 'page' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              go(address);
            }}
          >
            {wordOf(tab)}
            <TabCount fresh={tab === 'unread' && countOf(tab) > 0}>{countOf(tab)}</TabCount>
          </a>
        );
      })}
    </nav>
  );
}
