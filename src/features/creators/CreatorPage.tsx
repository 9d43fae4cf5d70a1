import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  CreatorPageQuery,
  CreatorPageQuery$variables,
} from '../../../__generated__/CreatorPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { creatorName } from '../people/creatorName.ts';
import { pageNotFound } from '../page/pageNotFound.ts';
import { ProductFeed } from '../products/cards/ProductFeed.tsx';
import { creatorFeed } from './creatorFeed.ts';
import type { CreatorFeedResponse } from './creatorFeed.ts';
import { creatorMemberFeed } from './creatorMemberFeed.ts';
import type { CreatorMemberFeedResponse } from './creatorMemberFeed.ts';
import { CreatorView } from './CreatorView.tsx';
import { useViewCreator } from './useViewCreator.ts';

const publicAt = (response: CreatorFeedResponse, index: number) =>
  response.creatorUserPublicProducts.edges[index]?.node ?? null;
const memberAt = (response: CreatorMemberFeedResponse, index: number) =>
  response.creatorUserProducts.edges[index]?.node ?? null;
const noPicks = () => false;

interface CreatorPageProps {
  readonly variables: CreatorPageQuery$variables;
}

/** `/creators/{id}`, for guests, members and the creator. */
export function CreatorPage({ variables }: CreatorPageProps): ReactElement {
  const data = useRouteQuery<CreatorPageQuery>(
    graphql`
      query CreatorPageQuery($id: ID!, $asMember: Boolean!) {
        publicCreatorUser(id: $id) @skip(if: $asMember) {
          id
          ...creatorName_creator
          ...CreatorView_creator
        }
        creatorUser(id: $id) @include(if: $asMember) {
          id
          ...creatorName_creator
          ...CreatorView_creator
        }
      }
    `,
    variables,
  );
  const creator = data.creatorUser ?? data.publicCreatorUser;
  useViewCreator(creator?.id ?? null);
  if (!creator) throw pageNotFound();
  const name = creatorName(creator);
  const shared = {
    filters: { userId: creator.id },
    isPick: noPicks,
    endText: 'すべて表示しました。',
  };
  return (
    <CreatorView creator={creator} name={name}>
      {variables.asMember ? (
        <ProductFeed key={creator.id} definition={creatorMemberFeed} productAt={memberAt} {...shared} />
      ) : (
        <ProductFeed key={creator.id} definition={creatorFeed} productAt={publicAt} {...shared} />
      )}
    </CreatorView>
  );
}
