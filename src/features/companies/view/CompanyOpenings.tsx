import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyOpenings_openings$key } from '../../../../__generated__/CompanyOpenings_openings.graphql.ts';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { JobRow } from '../../jobs/list/JobRow.tsx';
import * as rows from '../../jobs/list/jobs.css.ts';
import * as own from '../../own-page/ownPage.css.ts';
import * as css from './CompanyPage.css.ts';

interface CompanyOpeningsProps {
  /** null for creators whose trial days are over and who have shown no work. */
  readonly openings: CompanyOpenings_openings$key | null;
  readonly companyId: string;
  /** The offset of this page, and its size. */
  readonly from: number;
  readonly onPage: number;
}

export function CompanyOpenings({
  openings: key,
  companyId,
  from,
  onPage,
}: CompanyOpeningsProps): ReactElement {
  const id = useId();
  const openings = useFragment(
    graphql`
      fragment CompanyOpenings_openings on JobOpeningPage {
        nodes {
          id
          ...JobRow_opening
        }
        pageInfo {
          total
        }
      }
    `,
    key,
  );
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h2 id={id} className={css.title}>
          募集中の仕事
        </h2>
        {openings && <span className={css.count}>{openings.pageInfo.total}</span>}
      </div>
      {!openings ? (
        <p className={own.empty}>
          募集は、作品を1つ載せて、承認されるとご覧いただけます。
          <Link to="/products/create" className={css.inWords}>
            作品を載せる
          </Link>
        </p>
      ) : openings.nodes.length === 0 && openings.pageInfo.total > 0 ? (
        <p className={own.empty}>
          このページには募集がありません。
          <Link to="/companies/$id" params={{ id: companyId }} className={css.inWords}>
            最初のページを見る
          </Link>
        </p>
      ) : openings.nodes.length === 0 ? (
        <p className={own.empty}>現在は、募集している仕事がありません。</p>
      ) : (
        <>
          <ul className={rows.rows}>
            {openings.nodes.map((opening) => (
              <li key={opening.id} className={rows.rowPlace}>
                <JobRow opening={opening} headingLevel="h3" ofOneCompany />
              </li>
            ))}
          </ul>
          <Pagination
            page={from / onPage + 1}
            pageCount={Math.ceil(openings.pageInfo.total / onPage)}
            label="募集のページ"
            renderLink={(to, link) => (
              <Link
                to="/companies/$id"
                params={{ id: companyId }}
                search={to === 1 ? {} : { page: to }}
                {...link}
              />
            )}
          />
        </>
      )}
    </section>
  );
}
