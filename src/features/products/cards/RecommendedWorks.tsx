import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { RecommendedWorksQuery } from '../../../../__generated__/RecommendedWorksQuery.graphql.ts';
import { ErrorBoundary } from '../../page/ErrorBoundary.tsx';
import { reportError } from '../../page/errorReport.ts';
import { MoreWorks } from './MoreWorks.tsx';
import { WaitingWorks } from './WaitingWorks.tsx';

interface RecommendedWorksProps {
  readonly title: string;
  /** Of these; of any unless told. */
  readonly categoryIds?: readonly string[] | undefined;
}

/** Where a list is empty: works that the viewer may like. An extra, which is left out when it cannot be had. */
export function RecommendedWorks(props: RecommendedWorksProps): ReactElement {
  return (
    <ErrorBoundary onCatch={reportError} renderFallback={() => null}>
      <Suspense fallback={<WaitingWorks />}>
        <Works {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Works({ title, categoryIds }: RecommendedWorksProps): ReactElement {
  const { recommendedProducts } = useQuery<RecommendedWorksQuery>(
    graphql`
      query RecommendedWorksQuery($categoryIds: [ID!]) {
        recommendedProducts(first: 8, filterCategoryIds: $categoryIds) {
          ...MoreWorks_products
        }
      }
    `,
    { categoryIds },
  );
  return <MoreWorks title={title} works={recommendedProducts} />;
}
