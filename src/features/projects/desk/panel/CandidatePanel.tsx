import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useQuery } from '../../../../relay/useQuery.ts';
import type { CandidatePanel_candidate$key } from '../../../../../__generated__/CandidatePanel_candidate.graphql.ts';
import type { CandidatePanelQuery } from '../../../../../__generated__/CandidatePanelQuery.graphql.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Tabs } from '../../../../ui/lists/Tabs.tsx';
import { reportError } from '../../../page/errorReport.ts';
import { CandidateActs } from './CandidateActs.tsx';
import { CandidateAnswers } from './CandidateAnswers.tsx';
import { CandidateCareer } from './CandidateCareer.tsx';
import { CandidateFit } from './CandidateFit.tsx';
import { CandidateHead } from './CandidateHead.tsx';
import { CandidateRecord } from './CandidateRecord.tsx';
import { CandidateWorks } from './CandidateWorks.tsx';
import { readCandidates } from '../acts/deskMutations.ts';
import * as css from './panel.css.ts';
import { PaymentEstimate } from './PaymentEstimate.tsx';
import { StageSteps } from './StageSteps.tsx';

interface CandidatePanelProps {
  readonly id: string;
  /** The opening whose candidates are listed; another one's candidate is not shown beside them. */
  readonly job: string;
  readonly onClose: () => void;
}

/** One candidate beside the table. To open it is to read it. */
export function CandidatePanel({ id, job, onClose }: CandidatePanelProps): ReactElement {
  const { candidate } = useQuery<CandidatePanelQuery>(
    graphql`
      query CandidatePanelQuery($id: ID!) {
        candidate(id: $id) {
          ...CandidatePanel_candidate
        }
      }
    `,
    { id },
  );
  if (candidate == null) {
    return (
      <>
        <div className={css.closeAlone}>
          <IconButton icon="close" label="閉じる" onClick={onClose} />
        </div>
        <EmptyState title="この応募は見つかりません。">応募した人が退会したのかもしれません。</EmptyState>
      </>
    );
  }
  return <OpenCandidate candidate={candidate} job={job} onClose={onClose} />;
}

type PanelTab = 'answers' | 'career' | 'record';

interface OpenCandidateProps {
  readonly candidate: CandidatePanel_candidate$key;
  readonly job: string;
  readonly onClose: () => void;
}

function OpenCandidate({ candidate: key, job, onClose }: OpenCandidateProps): ReactElement {
  const environment = useRelayEnvironment();
  const candidate = useFragment(
    graphql`
      fragment CandidatePanel_candidate on Candidate {
        id
        isRead
        notesCount
        ...CandidateHead_candidate
        ...StageSteps_candidate
        ...CandidateWorks_candidate
        ...CandidateAnswers_candidate
        ...CandidateFit_candidate
        ...PaymentEstimate_candidate
        ...CandidateCareer_candidate
        ...CandidateRecord_candidate
        ...CandidateActs_candidate
      }
    `,
    key,
  );
  const [tab, setTab] = useState<PanelTab>('answers');
  const { id, isRead } = candidate;
  // Once for as long as they stand open: what fails is unread again at once. The next time it is tried anew; nobody waits for it.
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (tried.current === id) return;
    tried.current = id;
    if (!isRead) readCandidates(environment, { job, ids: [id] }).catch(reportError);
  }, [environment, job, id, isRead]);
  return (
    <>
      <CandidateHead key={id} candidate={candidate} onClose={onClose} />
      <StageSteps candidate={candidate} />
      <Tabs
        label="応募者について"
        look="dense"
        value={tab}
        onChange={setTab}
        className={css.tabs}
        barClassName={css.tabBar}
        tabs={[
          { value: 'answers', label: '回答と作品' },
          { value: 'career', label: '経歴' },
          {
            value: 'record',
            label: '記録',
            ...(candidate.notesCount > 0 && { count: candidate.notesCount }),
          },
        ]}
      >
        <div className={css.body} key={`${id} ${tab}`}>
          {tab === 'answers' && (
            <>
              <CandidateWorks candidate={candidate} />
              <CandidateFit candidate={candidate} />
              <CandidateAnswers candidate={candidate} />
              <PaymentEstimate candidate={candidate} />
            </>
          )}
          {tab === 'career' && <CandidateCareer candidate={candidate} />}
          {tab === 'record' && <CandidateRecord candidate={candidate} />}
        </div>
      </Tabs>
      <CandidateActs candidate={candidate} />
    </>
  );
}
