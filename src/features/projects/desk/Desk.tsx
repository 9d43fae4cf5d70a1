import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import type { Desk_query$key } from '../../../../__generated__/Desk_query.graphql.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { CandidatesPane } from './lists/CandidatesPane.tsx';
import * as css from './desk.css.ts';
import { DeskContext, useDeskModel } from './deskModel.ts';
import { DeskActsContext } from './acts/deskContext.ts';
import { DeskDialogs } from './acts/DeskDialogs.tsx';
import { DeskFoot } from './DeskFoot.tsx';
import { mostCompared } from './deskChoices.ts';
import { DraftNotice } from './openings/DraftNotice.tsx';
import { OpeningGroup } from './openings/OpeningGroup.tsx';
import { OpeningsPane } from './openings/OpeningsPane.tsx';
import { PanelWaiting, PaneWaiting } from './Waiting.tsx';
import { WriteMenu } from './openings/WriteMenu.tsx';
import { part } from '../../../lib/part.ts';
import { CandidatePanel } from './panel/CandidatePanel.part.ts';
import { DeskTalk } from './talk/DeskTalk.part.ts';
import * as talk from './talk/talk.css.ts';

const CompareView = part(async () => (await import('./panel/CompareView.tsx')).CompareView);

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
  useEffect(() => whenIdle(CandidatePanel.ahead), []);
  const { myCompany: company } = query;
  const { total } = query.myJobOpenings.pageInfo;
  const desk = useDeskModel({
    newest: query.publicOnes.nodes[0]?.id ?? null,
    me: company?.members.find(({ isMe }) => isMe)?.corporateUser.id ?? null,
  });
  const { address, job, ticked, comparing, shown } = desk;
  const { search, set } = address;
  const draft = query.drafts.nodes.find(({ id }) => id === job);
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
            ? '単発の依頼、時間制、正社員の3つから選べます。途中で閉じても、下書きは残ります。'
            : '会社の募集が公開されると、ここで応募者を見られます。'}
        </EmptyState>
      </div>
    );
  }
  return (
    <DeskContext value={desk}>
      <DeskActsContext value={desk.acts}>
        <div
          className={css.desk}
          data-pane={pane}
          data-compare={comparing ? '' : undefined}
          data-talk={desk.isTalking ? '' : undefined}
          data-open={search.candidate === undefined ? undefined : ''}
        >
          <VisuallyHidden>
            <h1>募集</h1>
          </VisuallyHidden>
          <OpeningsPane total={total} mayWrite={mayWrite}>
            <OpeningGroup status="PUBLIC" page={query.publicOnes} current={job} desk={address.place} />
            <OpeningGroup status="PRIVATE" page={query.privateOnes} current={job} desk={address.place} />
            <OpeningGroup status="DRAFT" page={query.drafts} current={job} desk={address.place} />
            <OpeningGroup status="CLOSED" page={query.closedOnes} current={job} desk={address.place} />
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
                  <CandidatesPane key={job} job={job} mayWrite={mayWrite} company={company ?? null} />
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
            <aside className={css.side} aria-label="応募者の詳細" aria-busy={shown !== search.candidate}>
              <SectionBoundary title="応募者を読み込めませんでした。">
                {/* What waits stands in it like a candidate: whoever comes takes its place once they are there. */}
                <Suspense fallback={<PanelWaiting />}>
                  {shown === undefined ? (
                    <PanelWaiting />
                  ) : (
                    <CandidatePanel id={shown} job={job} onClose={desk.closeCandidate} />
                  )}
                </Suspense>
              </SectionBoundary>
            </aside>
          )}
          {desk.isTalking && shown !== undefined && (
            <section className={talk.beside} aria-label="応募者とのメッセージ">
              <SectionBoundary title="メッセージを読み込めませんでした。">
                <Suspense fallback={<PanelWaiting />}>
                  <DeskTalk id={shown} turn={desk.talkTurn} onClose={desk.endTalk} />
                </Suspense>
              </SectionBoundary>
            </section>
          )}
          <DeskFoot company={company ?? null} news={desk.news} onHelp={() => desk.setHelp(true)} />
        </div>
        <DeskDialogs
          job={job}
          company={company ?? null}
          asked={desk.asked}
          onClose={desk.closeQuestion}
          help={desk.help}
          onHelpClose={() => desk.setHelp(false)}
        />
      </DeskActsContext>
    </DeskContext>
  );
}
