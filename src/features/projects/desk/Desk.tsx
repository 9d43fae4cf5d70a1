import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { Desk_query$key } from '../../../../__generated__/Desk_query.graphql.ts';
import { ahead } from '../../../lib/ahead.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { partAhead } from '../../../ui/partAhead.ts';
import { useWide } from '../../../ui/useWide.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SectionBoundary } from '../../shell/SectionBoundary.tsx';
import { CandidatesPane } from './CandidatesPane.tsx';
import { knownCandidate } from './candidateStore.ts';
import * as css from './desk.css.ts';
import { DeskActsContext } from './deskContext.ts';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DeskFoot } from './DeskFoot.tsx';
import { mostCompared } from './deskChoices.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { OpeningGroup } from './OpeningGroup.tsx';
import { OpeningsPane } from './OpeningsPane.tsx';
import { PanelWaiting, PaneWaiting } from './Waiting.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { stepFrom } from './stageWords.ts';
import { useActs } from './useActs.ts';
import { useCandidateChanges } from './useCandidateChanges.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { useDeskLists } from './useDeskLists.ts';
import { useDeskSearch } from './useDeskSearch.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useNews } from './useNews.ts';
import { useOpeningChanges } from './useOpeningChanges.ts';
import { useTicked } from './useTicked.ts';
import { WriteMenu } from './WriteMenu.tsx';

const panel = partAhead(async () => (await import('./CandidatePanel.tsx')).CandidatePanel);
const CompareView = lazy(async () => ({ default: (await import('./CompareView.tsx')).CompareView }));

interface DeskProps {
  readonly query: Desk_query$key;
  readonly mayWrite: boolean;
}

/** The three panes: openings, the candidates of one, and one of them. */
export function Desk({ query: key, mayWrite }: DeskProps): ReactElement {
  const query = useFragment(
    graphql`
      fragment Desk_query on Query {
        myCompany {
          members {
            isMe
            corporateUser {
              id
            }
          }
          ...CandidatesPane_company
          ...DeskFoot_company
          ...DeskDialogs_company
        }
        myJobOpenings(limit: 1, offset: 0) {
          pageInfo {
            total
          }
        }
        publicOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: PUBLIC) {
          nodes {
            id
          }
          ...OpeningGroup_page
        }
        privateOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: PRIVATE) {
          ...OpeningGroup_page
        }
        drafts: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: DRAFT) {
          nodes {
            id
            ...DraftNotice_opening
          }
          ...OpeningGroup_page
        }
        closedOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: CLOSED) {
          ...OpeningGroup_page
        }
      }
    `,
    key,
  );
  // By the first press it is there. Who comes by the address of somebody gets it with the page.
  useEffect(() => whenIdle(() => ahead(panel.fetch)), []);
  const { myCompany: company } = query;
  const { total } = query.myJobOpenings.pageInfo;
  const environment = useRelayEnvironment();
  const wide = useWide();
  const desk = useDeskSearch();
  const { search, set } = desk;
  // Where there is room for the list and the table, the first opening stands open by itself.
  const newest = query.publicOnes.nodes[0]?.id ?? null;
  const [opened, setOpened] = useState(newest);
  // It stays, whichever comes to stand first while somebody works.
  if (opened === null && newest !== null) setOpened(newest);
  const job = search.job ?? opened;
  const draft = query.drafts.nodes.find(({ id }) => id === job);
  const open = useDeferredValue(search.candidate);
  const ticked = useTicked(desk);
  const {
    lists,
    move,
    side,
    tickCursor,
    close: closeCandidate,
    standAt,
    list,
    refresh,
    refreshAll,
    stale,
  } = useDeskLists(desk, ticked);
  const { acts, asked, close } = useActs({ job, nodeOf: lists.nodeOf, onMoved: ticked.drop });
  const [help, setHelp] = useState(false);
  const { news, tell } = useNews();
  const me = company?.members.find(({ isMe }) => isMe)?.corporateUser.id ?? null;
  useCandidateChanges({
    job,
    candidate: search.candidate ?? null,
    me,
    nodeOf: lists.nodeOf,
    onLists: refresh,
    onNews: tell,
  });
  useOpeningChanges({ job, me, onNews: tell });

  /** Those who are ticked, or whom the keyboard stands at, or who stands open. */
  const meant = (): readonly string[] => {
    if (ticked.ids.length > 0) return ticked.ids;
    const one = lists.cursor?.id ?? search.candidate;
    return one === undefined ? [] : [one];
  };
  /** One step leads to one stage: those who stand elsewhere than the first that can go stay, still ticked for the next press. */
  const stepOf = (by: 1 | -1): void => {
    const ids = meant();
    const known = ids.flatMap((id) => knownCandidate(environment, id) ?? []);
    const first = known.find(({ stage }) => stepFrom(stage, by) !== null);
    const to = first === undefined ? null : stepFrom(first.stage, by);
    if (first === undefined || to === null) return;
    const going = known.filter(({ stage }) => stage === first.stage).map(({ id }) => id);
    acts.move(going, to, ids.length - going.length);
  };
  const compare = (): void => {
    if (ticked.ids.length >= 2 && ticked.ids.length <= mostCompared) {
      set({ compare: true, selected: ticked.ids.join('.') });
    }
  };
  useDeskKeys({
    isList: (target) =>
      target instanceof Element && !target.matches('input') && target.closest('[data-candidates]') !== null,
    move,
    side: (by, carry) => (carry ? stepOf(by) : side(by)),
    open: () => {
      const { cursor } = lists;
      if (cursor !== null) lists.open(cursor.list, cursor.index, cursor.id);
    },
    tick: tickCursor,
    tickAll: () => {
      const shown = list();
      if (shown !== null) ticked.tickAll(shown);
    },
    advance: () => stepOf(1),
    assign: () => {
      const ids = meant();
      if (ids.length > 0) acts.assign(ids);
    },
    chat: () => {
      const [id] = meant();
      if (id !== undefined) acts.chat(id);
    },
    decline: () => {
      const ids = meant();
      if (ids.length > 0) acts.decline(ids);
    },
    undo: acts.undo,
    compare,
    board: () =>
      search.view === 'board' ? set({ view: undefined }) : set({ view: 'board', tab: undefined }),
    help: () => setHelp(true),
    leave: () => {
      if (search.compare === true) set({ compare: undefined });
      else if (search.candidate !== undefined) closeCandidate();
      else if (ticked.ids.length > 0) {
        ticked.clear();
        document.getElementById('candidates')?.focus({ preventScroll: true });
      } else return false;
      return true;
    },
  });

  const comparing = search.compare === true && ticked.ids.length >= 2;
  useFocusBack(comparing ? (ticked.ids[0] ?? '') : open, standAt);
  const pane =
    search.candidate !== undefined ? 'candidate' : search.job === undefined ? 'openings' : 'candidates';
  if (total === 0) {
    return (
      <div className={css.first}>
        <EmptyState
          headingLevel="h1"
          title="募集と応募者が、ここに並びます。"
          action={mayWrite && <WriteMenu filled />}
        >
          {mayWrite
            ? '単発の依頼、時間制の仕事、正社員の三つから選んで書けます。途中で閉じても、下書きは残ります。'
            : '会社の募集が公開されると、ここで応募者を見られます。'}
        </EmptyState>
      </div>
    );
  }
  return (
    <DeskActsContext value={acts}>
      <div
        className={css.desk}
        data-pane={pane}
        data-compare={comparing ? '' : undefined}
        data-open={search.candidate === undefined ? undefined : ''}
      >
        <VisuallyHidden>
          <h1>募集</h1>
        </VisuallyHidden>
        <OpeningsPane total={total} mayWrite={mayWrite}>
          <OpeningGroup status="PUBLIC" page={query.publicOnes} current={job} desk={desk.place} />
          <OpeningGroup status="PRIVATE" page={query.privateOnes} current={job} desk={desk.place} />
          <OpeningGroup status="DRAFT" page={query.drafts} current={job} desk={desk.place} />
          <OpeningGroup status="CLOSED" page={query.closedOnes} current={job} desk={desk.place} />
        </OpeningsPane>
        <section className={css.candidates} aria-label="応募者">
          {comparing && (
            <SectionBoundary title="回答を読み込めませんでした。">
              <Suspense fallback={<PaneWaiting />}>
                <CompareView
                  ids={ticked.ids.slice(0, mostCompared)}
                  onOpen={(id) => set({ compare: undefined, candidate: id })}
                  onClose={() => set({ compare: undefined })}
                />
              </Suspense>
            </SectionBoundary>
          )}
          {!comparing && draft !== undefined && <DraftNotice opening={draft} />}
          {!comparing && draft === undefined && job !== null && (
            <SectionBoundary title="応募者を読み込めませんでした。">
              <Suspense fallback={<PaneWaiting />}>
                <CandidatesPane
                  key={job}
                  job={job}
                  mayWrite={mayWrite}
                  company={company ?? null}
                  desk={desk}
                  lists={lists}
                  ticked={ticked}
                  onRefresh={stale ? refreshAll : null}
                  bar={
                    wide && ticked.ids.length > 0 ? (
                      <SelectionBar
                        ids={ticked.ids}
                        lists={lists}
                        onCompare={compare}
                        onClear={ticked.clear}
                      />
                    ) : null
                  }
                />
              </Suspense>
            </SectionBoundary>
          )}
          {!comparing && job === null && (
            <div className={css.notice}>
              <EmptyState title="左の一覧から、募集を選んでください。" />
            </div>
          )}
        </section>
        {!comparing && search.candidate !== undefined && job !== null && (
          <aside className={css.side} aria-label="応募者の詳細" aria-busy={open !== search.candidate}>
            <SectionBoundary title="応募者を読み込めませんでした。">
              {/* What waits stands in it like a candidate: whoever comes takes its place once they are there. */}
              <Suspense fallback={<PanelWaiting />}>
                {open === undefined ? (
                  <PanelWaiting />
                ) : (
                  <panel.Part id={open} job={job} onClose={closeCandidate} />
                )}
              </Suspense>
            </SectionBoundary>
          </aside>
        )}
        <DeskFoot company={company ?? null} news={news} onHelp={() => setHelp(true)} />
      </div>
      <DeskDialogs
        job={job}
        company={company ?? null}
        asked={asked}
        onClose={close}
        help={help}
        onHelpClose={() => setHelp(false)}
      />
    </DeskActsContext>
  );
}
