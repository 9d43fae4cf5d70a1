import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { JobPageQuery } from '../../../__generated__/JobPageQuery.graphql.ts';
import { ahead } from '../../lib/ahead.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { seesMemberContent } from '../accounts/memberContent.ts';
import { useSessionState } from '../accounts/session.ts';
import { pageNotFound } from '../shell/pageNotFound.ts';
import { readyAside } from './JobAside.tsx';
import { JobDetail } from './JobDetail.tsx';
import { jobPageVariables } from './jobPageVariables.ts';

/** `/jobs/{id}`: an opening for guests while it is opened to the outside, for members, and for those of its company. */
export function JobPage(): ReactElement {
  const { id } = useParams({ from: '/chrome/jobs/$id' });
  const session = useSessionState();
  // Parts that only some see come beside the answer, not after it.
  readyAside(session);
  if (seesMemberContent(session)) ahead(() => import('./OtherJobs.tsx'));
  const data = useRouteQuery<JobPageQuery>(
    graphql`
      query JobPageQuery($id: ID!, $asMember: Boolean!, $asGuest: Boolean!) {
        publicJobOpening(id: $id) @include(if: $asGuest) {
          ...JobDetail_opening
        }
        jobOpening(id: $id) @include(if: $asMember) {
          ...JobDetail_opening
        }
      }
    `,
    jobPageVariables(id, session),
  );
  const opening = data.jobOpening ?? data.publicJobOpening;
  if (!opening) throw pageNotFound();
  return <JobDetail key={id} opening={opening} />;
}
