/** Documents for the tests of this folder, over the real schema, and what reads them. */
import type { ReactElement } from 'react';
import { useFragment } from 'react-relay/hooks';
import { getRequest, graphql } from 'relay-runtime';
import type { documentsCard_product$key } from '../../../__generated__/documentsCard_product.graphql.ts';
import type { documentsFeedQuery } from '../../../__generated__/documentsFeedQuery.graphql.ts';
import type { documentsProductQuery$data } from '../../../__generated__/documentsProductQuery.graphql.ts';
import type { FeedConfig } from '../feeds/feedTypes.ts';

export const productQuery = getRequest(graphql`
  query documentsProductQuery($id: ID!) {
    product(id: $id) {
      id
      name
    }
  }
`);

export const nameOf = ({ product }: documentsProductQuery$data): string | null => product?.name ?? null;

export const nodeQuery = getRequest(graphql`
  query documentsNodeQuery($id: ID!) {
    node(id: $id) {
      id
      ... on Product {
        name
      }
    }
  }
`);

export const feedQuery = getRequest(graphql`
  query documentsFeedQuery($first: Int!, $after: String, $categoryIds: [ID!]) {
    products: newbieRecommendedProducts(first: $first, after: $after, categoryIds: $categoryIds) {
      edges {
        node {
          id
          ...documentsCard_product
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const pageOfFeed: FeedConfig<documentsFeedQuery, unknown>['select'] = ({ products }) => ({
  ids: products.edges.map(({ node }) => node.id),
  endCursor: products.pageInfo.endCursor,
  hasNextPage: products.pageInfo.hasNextPage,
});

export function Card({ product }: { readonly product: documentsCard_product$key }): ReactElement {
  const { name, isBookmarked } = useFragment(
    graphql`
      fragment documentsCard_product on Product {
        name
        isBookmarked
      }
    `,
    product,
  );
  return <li>{`${name}${isBookmarked ? '★' : ''}`}</li>;
}

export const uploadMutation = getRequest(graphql`
  mutation documentsUploadMutation($file: Upload!) {
    uploadImage(file: $file) {
      image {
        id
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`);

export const messageSubscription = getRequest(graphql`
  subscription documentsMessageSubscription($roomId: ID!) {
    messageAdded(roomId: $roomId) {
      id
      text: clientId
    }
  }
`);
