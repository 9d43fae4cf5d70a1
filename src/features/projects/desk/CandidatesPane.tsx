import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { CandidatesPane_company$key } from '../../../../__generated__/CandidatesPane_company.graphql.ts';
import type { CandidatesPane_opening$key } from '../../../../__generated__/CandidatesPane_opening.graphql.ts';
import type { CandidatesPaneQuery } from '../../../../__generated__/CandidatesPaneQuery.graphql.ts';
import { ahead } from '../../../lib/ahead.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { partAhead } from '../../../ui/partAhead.ts';
import { CandidateTable } from './CandidateTable.tsx';
import * as css from './desk.css.ts';
import * as toolsCss from './tools.css.ts';
import { filtersOf, isFiltered, tabOf } from './deskChoices.ts';
import { UnlistedDraft } from './DraftNotice.tsx';
import { useRegistered, useRowActs } from './lists.ts';
import type { Lists } from './lists.ts';
import { ActiveFilters, ListTools } from './ListTools.tsx';
import { NoCandidates } from './NoCandidates.tsx';
import { DeskOpeningHead } from './DeskOpeningHead.tsx';
import type { OpeningKind } from './openingWords.ts';
import { StageTabs } from './StageTabs.tsx';
import { useCandidateList } from './useCandidateList.ts';
import type { UsedDeskSearch } from './useDeskSearch.ts';
import type { Ticked } from './useTicked.ts';

const boardPart = partAhead(async () => (await import('./Board.tsx')).Board);

interface CandidatesPaneProps {
  readonly job: string;
  readonly mayWrite: boolean;
  readonly company: CandidatesPane_company$key | null;
  readonly desk: UsedDeskSearch;
  readonly lists: Lists;
  readonly ticked: Ticked;
  /** What stands at the foot of the list while somebody is ticked. */
  readonly bar: ReactNode;
  /** Loads the lists anew; null while they are what the server has. */
  readonly onRefresh: (() => void) | null;
}

/** The opening chosen and who entered it. */
export function CandidatesPane({
  job,
  mayWrite,
  company,
  desk,
  lists,
  ticked,
  bar,
  onRefresh,
}: CandidatesPaneProps): ReactElement {
  const { jobOpening } = useLazyLoadQuery<CandidatesPaneQuery>(
    graphql`
      query CandidatesPaneQuery($job: ID!) {
        jobOpening(id: $job) {
          ...CandidatesPane_opening
        }
      }
    `,
    { job },
    { fetchPolicy: 'store-or-network' },
  );
  if (jobOpening == null) {
    const missing = (
      <div className={css.notice}>
        <EmptyState
          title="この募集は見つかりません。"
          action={<Button onClick={() => desk.go({})}>募集の一覧へ</Button>}
        >
          消されたか、別の会社の募集です。
        </EmptyState>
      </div>
    );
    return mayWrite ? <UnlistedDraft id={job} otherwise={missing} /> : missing;
  }
  return (
    <Opening
      opening={jobOpening}
      company={company}
      desk={desk}
      lists={lists}
      ticked={ticked}
      bar={bar}
      onRefresh={onRefresh}
    />
  );
}

interface OpeningProps extends Omit<CandidatesPaneProps, 'job' | 'mayWrite'> {
  readonly opening: CandidatesPane_opening$key;
}

function Opening({
  opening: key,
  company: companyKey,
  desk,
  lists,
  ticked,
  bar,
  onRefresh,
}: OpeningProps): ReactElement {
  const company =
    useFragment(
      graphql`
        fragment CandidatesPane_company on Company {
          ...ListTools_company
        }
      `,
      companyKey,
    ) ?? null;
  const opening = useFragment(
    graphql`
      fragment CandidatesPane_opening on JobOpening {
        id
        resumerationType
        candidateCounts {
          all
        }
        ...DeskOpeningHead_opening
        ...StageTabs_opening
        ...Board_opening
        ...NoCandidates_opening
      }
    `,
    key,
  );
  useEffect(() => whenIdle(() => ahead(boardPart.fetch)), []);
  const { search } = desk;
  const board = search.view === 'board';
  const none = opening.candidateCounts?.all === 0;
  return (
    <>
      <DeskOpeningHead opening={opening} desk={desk.place} />
      {none ? (
        <NoCandidates opening={opening} />
      ) : (
        <>
          <div className={toolsCss.tabRow}>
            {board ? (
              <span className={toolsCss.boardTitle}>段階ごと</span>
            ) : (
              <StageTabs opening={opening} desk={desk.place} />
            )}
            <ListTools company={company} desk={desk.place} />
          </div>
          <ActiveFilters company={company} desk={desk.place} />
          {onRefresh !== null && (
            <output className={toolsCss.stale}>
              一覧が変わりました。
              <Button variant="text" size="s" onClick={onRefresh}>
                新しくする
              </Button>
            </output>
          )}
          {board ? (
            <boardPart.Part
              opening={opening}
              search={search}
              lists={lists}
              open={search.candidate ?? null}
              ticked={ticked}
            />
          ) : (
            <Table
              job={opening.id}
              kind={opening.resumerationType}
              desk={desk}
              lists={lists}
              ticked={ticked}
            />
          )}
          {bar}
        </>
      )}
    </>
  );
}

interface TableProps extends Pick<CandidatesPaneProps, 'job' | 'desk' | 'lists' | 'ticked'> {
  readonly kind: OpeningKind;
}

function Table({ job, kind, desk, lists, ticked }: TableProps): ReactElement {
  const { search, set } = desk;
  const list = useCandidateList({ job, ...filtersOf(search) });
  useRegistered(lists, 'table', list);
  const acts = useRowActs(lists, 'table');
  const scroller = useRef<HTMLDivElement>(null);
  const { cursor } = lists;
  if (list.tail === 'end' && list.count === 0) {
    const filtered = isFiltered(search);
    return (
      <div className={css.notice}>
        <EmptyState
          title={filtered ? '絞り込みに当たる応募者はいません。' : 'この段階の応募者はいません。'}
          action={
            filtered ? (
              <Button onClick={() => set({ text: undefined, assignee: undefined, late: undefined })}>
                絞り込みを外す
              </Button>
            ) : (
              tabOf(search) !== 'all' && (
                <Button onClick={() => set({ tab: undefined })}>すべての応募者を見る</Button>
              )
            )
          }
        />
      </div>
    );
  }
  return (
    <CandidateTable
      list={list}
      kind={kind}
      scroller={scroller}
      cursor={cursor?.list === 'table' ? cursor : null}
      open={search.candidate ?? null}
      isTicked={ticked.has}
      tickedCount={ticked.ids.length}
      onTickAll={(all) => (all ? ticked.tickAll(list) : ticked.clear())}
      acts={acts}
      onEnter={() => {
        if (cursor === null) lists.enter('table');
      }}
    />
  );
}
