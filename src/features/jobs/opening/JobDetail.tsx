import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobDetail_opening$key } from '../../../../__generated__/JobDetail_opening.graphql.ts';
import { seesMemberContent } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import * as css from './detail.css.ts';
import { JobAside } from './JobAside.tsx';
import { JobOpeningView } from './JobOpeningView.tsx';
import { OtherJobs } from './OtherJobs.part.ts';
import { quoted } from '../../../lib/text/japaneseText.ts';

/** The opening with its actions beside it, or below the facts on a narrow screen; then other openings. */
export function JobDetail({ opening: key }: { readonly opening: JobDetail_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment JobDetail_opening on JobOpening {
        title
        company {
          name
        }
        ...JobOpeningView_opening
        ...JobAside_opening
        ...OtherJobs_opening
      }
    `,
    key,
  );
  const asMember = seesMemberContent(useSessionState());
  return (
    <>
      <PageHead
        title={`${opening.title} - ${opening.company.name}`}
        description={`${opening.company.name}の募集${quoted(opening.title)}の仕事の内容、報酬、条件。`}
      />
      <article className={css.layoutGrid}>
        <JobOpeningView opening={opening} beside={<JobAside opening={opening} />} />
      </article>
      {asMember && (
        <SectionBoundary title="ほかの募集を読み込めませんでした。">
          <Suspense fallback={null}>
            <OtherJobs opening={opening} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
