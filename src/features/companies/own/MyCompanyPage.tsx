import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MyCompanyPageQuery } from '../../../../__generated__/MyCompanyPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { MyCompany } from './MyCompany.tsx';

/** `/my_company`: the company for its own people; owners can edit it. */
export function MyCompanyPage(): ReactElement {
  const data = useRouteQuery<MyCompanyPageQuery>(
    graphql`
      query MyCompanyPageQuery {
        myCompany {
          ...MyCompany_company
        }
        ...MyCompany_query
      }
    `,
    {},
  );
  // The company was closed meanwhile.
  if (!data.myCompany) throw pageNotFound();
  return (
    <>
      <PageHead title="会社情報" />
      <MyCompany query={data} company={data.myCompany} />
    </>
  );
}
