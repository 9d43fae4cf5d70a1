import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { JobPageQuery, JobPageQuery$variables } from '../../../../__generated__/JobPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { JobDetail } from './JobDetail.tsx';
import { useViewOpening } from './useViewOpening.ts';

/** `/jobs/{id}`: for guests if public, for members, and for its company. */
export function JobPage({ variables }: { readonly variables: JobPageQuery$variables }): ReactElement {
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
    variables,
  );
  const opening = data.jobOpening ?? data.publicJobOpening;
  useViewOpening(opening ? variables.id : null);
  if (!opening) throw pageNotFound();
  return <JobDetail key={variables.id} opening={opening} />;
}
