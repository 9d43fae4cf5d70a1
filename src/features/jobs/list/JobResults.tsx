import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { JobResultsQuery } from '../../../../__generated__/JobResultsQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { pressBookmarkOfCard } from '../../bookmarks/bookmarkKey.ts';
import { FittingJobs } from './FittingJobs.tsx';
import * as css from './jobs.css.ts';
import { JobRow } from './JobRow.tsx';
import { pageSize, variablesOf } from './jobChoices.ts';
import type { JobListPath, JobsSearch } from './jobsSearch.ts';
import { JobSort } from './JobSort.tsx';
import { NoJobs } from './NoJobs.tsx';
import { OwnJobLinks } from './OwnJobLinks.tsx';

const grouped = new Intl.NumberFormat('ja-JP');

interface JobResultsProps {
  readonly list: JobListPath;
  readonly search: JobsSearch;
  /** Another list is loading. */
  readonly waiting: boolean;
}

export function JobResults({ list, search, waiting }: JobResultsProps): ReactElement {
  const { jobOpenings, fittingJobOpenings } = useRouteQuery<JobResultsQuery>(
    graphql`
      query JobResultsQuery(
        $limit: Int!
        $offset: Int!
        $resumerationTypes: [ResumerationType!]
        $workingPlaceTypes: [WorkingPlaceType!]
        $prefectureIds: [ID!]
        $categoryIds: [ID!]
        $toolIds: [ID!]
        $occupationIds: [ID!]
        $tagIds: [ID!]
        $sort: JobOpeningSort
        $withFits: Boolean!
      ) {
        fittingJobOpenings(first: 3) @include(if: $withFits) {
          ...FittingJobs_fits
        }
        jobOpenings(
          limit: $limit
          offset: $offset
          resumerationTypes: $resumerationTypes
          workingPlaceTypes: $workingPlaceTypes
          prefectureIds: $prefectureIds
          categoryIds: $categoryIds
          toolIds: $toolIds
          occupationIds: $occupationIds
          tagIds: $tagIds
          sort: $sort
        ) {
          nodes {
            id
            ...JobRow_opening
          }
          pageInfo {
            total
            hasNext
            hasMoreThanTotal
          }
        }
      }
    `,
    variablesOf(list, search),
  );
  const {
    nodes,
    pageInfo: { total, hasNext, hasMoreThanTotal },
  } = jobOpenings;
  if (nodes.length === 0) return <NoJobs list={list} search={search} />;
  const page = search.page ?? 1;
  // Beyond the counted total each page only knows of a next one.
  const pageCount = Math.max(Math.ceil(total / pageSize), hasNext ? page + 1 : page);
  return (
    <>
      {fittingJobOpenings != null && <FittingJobs fits={fittingJobOpenings} />}
      <section
        className={css.results}
        aria-label="仕事の一覧"
        aria-busy={waiting}
        data-waiting={waiting || undefined}
      >
        <div className={css.countLine}>
          <OwnJobLinks place="line" />
          <JobSort list={list} />
          <p className={css.count}>
            <output>
              募集<b className={css.countFigure}>{grouped.format(total)}</b>件{hasMoreThanTotal && '以上'}
              {page > 1 && <VisuallyHidden>、{page}ページ目</VisuallyHidden>}
            </output>
          </p>
        </div>
        <div role="presentation" onKeyDown={pressBookmarkOfCard}>
          <ul className={css.rows}>
            {nodes.map((opening) => (
              <li key={opening.id} className={css.rowPlace}>
                <JobRow opening={opening} />
              </li>
            ))}
          </ul>
        </div>
        <div className={css.pages}>
          <Pagination
            page={page}
            pageCount={pageCount}
            label="仕事のページ"
            renderLink={(to, link) => (
              <Link to={list} search={to === 1 ? withoutPage(search) : { ...search, page: to }} {...link} />
            )}
          />
        </div>
      </section>
    </>
  );
}

function withoutPage({ page: _page, ...search }: JobsSearch): JobsSearch {
  return search;
}
