import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useQuery } from '../../../../relay/useQuery.ts';
import type { CandidatesPane_company$key } from '../../../../../__generated__/CandidatesPane_company.graphql.ts';
import type { CandidatesPane_opening$key } from '../../../../../__generated__/CandidatesPane_opening.graphql.ts';
import type { CandidatesPaneQuery } from '../../../../../__generated__/CandidatesPaneQuery.graphql.ts';
import { whenIdle } from '../../../../lib/browser/whenIdle.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { useWide } from '../../../../ui/useWide.ts';
import { CandidateTable } from './CandidateTable.tsx';
import * as css from '../desk.css.ts';
import * as toolsCss from './tools.css.ts';
import { filtersOf, isFiltered, sortOfSearch, tabOf } from '../deskChoices.ts';
import { useDesk } from '../deskModel.ts';
import { UnlistedDraft } from '../openings/DraftNotice.tsx';
import { useRegistered, useRowActs } from './lists.ts';
import { ActiveFilters, ListTools } from './ListTools.tsx';
import { NoCandidates } from './NoCandidates.tsx';
import { DeskOpeningHead } from '../openings/DeskOpeningHead.tsx';
import type { OpeningKind } from '../openings/openingWords.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { StageTabs } from './StageTabs.tsx';
import { useCandidateList } from './useCandidateList.ts';
import { Board } from '../board/Board.part.ts';

interface CandidatesPaneProps {
  readonly job: string;
  readonly mayWrite: boolean;
  readonly company: CandidatesPane_company$key | null;
}

/** The opening chosen and who entered it. */
export function CandidatesPane({ job, mayWrite, company }: CandidatesPaneProps): ReactElement {
  const { address } = useDesk();
  const { jobOpening } = useQuery<CandidatesPaneQuery>(
    graphql`
      query CandidatesPaneQuery($job: ID!) {
        jobOpening(id: $job) {
          ...CandidatesPane_opening
        }
      }
    `,
    { job },
  );
  if (jobOpening == null) {
    const missing = (
      <div className={css.notice}>
        <EmptyState
          title="この募集は見つかりません。"
          action={<Button onClick={() => address.go({})}>募集の一覧へ</Button>}
        >
          消されたか、別の会社の募集です。
        </EmptyState>
      </div>
    );
    return mayWrite ? <UnlistedDraft id={job} otherwise={missing} /> : missing;
  }
  return <Opening opening={jobOpening} company={company} />;
}

interface OpeningProps extends Omit<CandidatesPaneProps, 'job' | 'mayWrite'> {
  readonly opening: CandidatesPane_opening$key;
}

function Opening({ opening: key, company: companyKey }: OpeningProps): ReactElement {
  const { address, ticked, refresh } = useDesk();
  const wide = useWide();
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
  useEffect(() => whenIdle(Board.ahead), []);
  const { search, place } = address;
  const board = search.view === 'board';
  const none = opening.candidateCounts?.all === 0;
  return (
    <>
      <DeskOpeningHead opening={opening} desk={place} />
      {none ? (
        <NoCandidates opening={opening} />
      ) : (
        <>
          <div className={toolsCss.tabRow}>
            {board ? (
              <span className={toolsCss.boardTitle}>段階ごと</span>
            ) : (
              <StageTabs opening={opening} desk={place} />
            )}
            <ListTools company={company} desk={place} kind={opening.resumerationType} />
          </div>
          <ActiveFilters company={company} desk={place} />
          {refresh !== null && (
            <output className={toolsCss.stale}>
              一覧が更新されました。
              <Button variant="text" size="s" onClick={refresh}>
                更新する
              </Button>
            </output>
          )}
          {board ? <Board opening={opening} /> : <Table job={opening.id} kind={opening.resumerationType} />}
          {wide && ticked.ids.length > 0 && <SelectionBar />}
        </>
      )}
    </>
  );
}

interface TableProps {
  readonly job: string;
  readonly kind: OpeningKind;
}

function Table({ job, kind }: TableProps): ReactElement {
  const { address, lists, ticked } = useDesk();
  const { search, set } = address;
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
          title={filtered ? '絞り込みに一致する応募者はいません。' : 'この段階の応募者はいません。'}
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
      byFit={kind !== 'FULL_TIME' && sortOfSearch(search) === 'fit'}
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
