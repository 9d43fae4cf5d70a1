import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MeantQuery } from '../../../__generated__/MeantQuery.graphql.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { SectionBoundary } from '../page/SectionBoundary.tsx';

/** もしかして: what may have been meant, where nothing holds what was typed. */
export function Meant({ query }: { readonly query: string }): ReactElement {
  return (
    <SectionBoundary isAside title="候補を読み込めませんでした。">
      <Suspense>
        <Better query={query} />
      </Suspense>
    </SectionBoundary>
  );
}

function Better({ query }: { readonly query: string }): ReactElement | null {
  const { searchMeant } = useQuery<MeantQuery>(
    graphql`
      query MeantQuery($query: String!) {
        searchMeant(query: $query)
      }
    `,
    { query },
  );
  return searchMeant == null ? null : (
    <p>
      もしかして:{' '}
      <Link to="/search" search={{ q: searchMeant }}>
        <b>
          <u>{searchMeant}</u>
        </b>
      </Link>
    </p>
  );
}
