import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  CompanyPageQuery,
  CompanyPageQuery$variables,
} from '../../../../__generated__/CompanyPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyOpenings } from './CompanyOpenings.tsx';
import { ReportLink } from '../../reports/ReportLink.tsx';
import * as own from '../../own-page/ownPage.css.ts';
import * as css from './CompanyPage.css.ts';

interface CompanyPageProps {
  readonly variables: CompanyPageQuery$variables;
}

/** `/companies/{id}` */
export function CompanyPage({ variables }: CompanyPageProps): ReactElement {
  const data = useRouteQuery<CompanyPageQuery>(
    graphql`
      query CompanyPageQuery($id: ID!, $limit: Int!, $offset: Int!, $withOpenings: Boolean!) {
        company(id: $id) {
          id
          name
          businessDescription
          isOwned
          canMessage
          ...CompanyHead_company
          ...CompanyFacts_company
        }
        companyJobOpenings(companyId: $id, limit: $limit, offset: $offset, jobOpeningStatus: PUBLIC)
          @include(if: $withOpenings) {
          ...CompanyOpenings_openings
        }
      }
    `,
    variables,
  );
  const { company, companyJobOpenings } = data;
  if (!company) throw pageNotFound();
  return (
    <>
      <PageHead title={company.name} description={company.businessDescription.slice(0, 120)} />
      <CompanyHead
        company={company}
        act={
          company.isOwned ? (
            <Link to="/my_company" className={buttonClass()}>
              会社の情報を開く
            </Link>
          ) : company.canMessage ? (
            <Link to="/messages" search={{ company: company.id }} className={buttonClass()}>
              メッセージを送る
            </Link>
          ) : undefined
        }
      />
      <div className={css.intro}>
        <div className={css.main}>
          {company.businessDescription === '' ? (
            <p className={own.empty}>事業の内容は、まだ書かれていません。</p>
          ) : (
            <p className={css.description}>{company.businessDescription}</p>
          )}
        </div>
        <aside className={css.side} aria-label="会社の概要">
          <CompanyFacts company={company} />
          {!company.isOwned && <ReportLink subjectId={company.id} kind="company" />}
        </aside>
      </div>
      <div className={css.openings}>
        <CompanyOpenings
          openings={companyJobOpenings ?? null}
          companyId={company.id}
          from={variables.offset}
          onPage={variables.limit}
        />
      </div>
    </>
  );
}
