import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { OtherJobs_opening$key } from '../../../../__generated__/OtherJobs_opening.graphql.ts';
import type { OtherJobsQuery } from '../../../../__generated__/OtherJobsQuery.graphql.ts';
import { moreLink } from '../../../ui/text/link.css.ts';
import * as css from './detail.css.ts';
import { JobRow } from '../list/JobRow.tsx';
import * as rows from '../list/jobs.css.ts';

/** One of them may be this opening. */
const asked = 5;

/** Other openings of the company, and similar ones. Not for its own people. */
export function OtherJobs({
  opening: key,
}: {
  readonly opening: OtherJobs_opening$key;
}): ReactElement | null {
  const opening = useFragment(
    graphql`
      fragment OtherJobs_opening on JobOpening {
        id
        isOwnedJobOpening
        resumerationType
        company {
          id
          name
        }
        categories {
          id
        }
      }
    `,
    key,
  );
  if (opening.isOwnedJobOpening) return null;
  return (
    <Suspense fallback={null}>
      <Others
        id={opening.id}
        companyName={opening.company.name}
        companyId={opening.company.id}
        kind={opening.resumerationType}
        categoryIds={opening.categories.map((category) => category.id)}
      />
    </Suspense>
  );
}

interface OthersProps {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly kind: OtherJobsQuery['variables']['kind'];
  readonly categoryIds: readonly string[];
}

function Others({ id, companyId, companyName, kind, categoryIds }: OthersProps): ReactElement {
  const { ofCompany, alike } = useQuery<OtherJobsQuery>(
    graphql`
      query OtherJobsQuery($companyId: ID!, $kind: ResumerationType!, $categoryIds: [ID!], $limit: Int!) {
        ofCompany: companyJobOpenings(
          companyId: $companyId
          limit: $limit
          offset: 0
          jobOpeningStatus: PUBLIC
        ) {
          nodes {
            id
            ...JobRow_opening
          }
        }
        alike: jobOpenings(limit: $limit, offset: 0, resumerationTypes: [$kind], categoryIds: $categoryIds) {
          nodes {
            id
            ...JobRow_opening
          }
        }
      }
    `,
    { companyId, kind, categoryIds: categoryIds.length === 0 ? null : categoryIds, limit: asked },
  );
  const own = ofCompany.nodes.filter((each) => each.id !== id).slice(0, asked - 1);
  const known = new Set([id, ...own.map((each) => each.id)]);
  const others = alike.nodes.filter((each) => !known.has(each.id)).slice(0, asked - 1);
  return (
    <>
      {own.length > 0 && (
        <section className={css.more} aria-labelledby="jobs-of-company">
          <div className={css.moreHead}>
            <h2 id="jobs-of-company" className={css.moreTitle}>
              {companyName}のほかの募集
            </h2>
            <Link to="/companies/$id" params={{ id: companyId }} className={moreLink}>
              会社を見る
            </Link>
          </div>
          <ul className={rows.rows}>
            {own.map((each) => (
              <li key={each.id} className={rows.rowPlace}>
                <JobRow opening={each} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={css.more} aria-labelledby="jobs-alike">
          <div className={css.moreHead}>
            <h2 id="jobs-alike" className={css.moreTitle}>
              似ている仕事
            </h2>
            <Link to="/jobs" className={moreLink}>
              仕事を見る
            </Link>
          </div>
          <ul className={rows.rows}>
            {others.map((each) => (
              <li key={each.id} className={rows.rowPlace}>
                <JobRow opening={each} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
