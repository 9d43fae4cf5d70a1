import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { JobPageQuery } from '../../../../__generated__/JobPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useSessionState } from '../../session/session.ts';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { JobDetail } from './JobDetail.tsx';
import { jobPageVariables } from './jobPageVariables.ts';

/** `/jobs/{id}`: an opening for guests while it is opened to the outside, for members, and for those of its company. */
export function JobPage(): ReactElement {
  const { id } = useParams({ from: '/chrome/jobs/$id' });
  const session = useSessionState();
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
