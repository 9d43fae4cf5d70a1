import { commitMutation, graphql } from 'relay-runtime';
import type { GraphQLTaggedNode, IEnvironment, MutationParameters, VariablesOf } from 'relay-runtime';
import type { bookmarkMutationsCreateMutation } from '../../../__generated__/bookmarkMutationsCreateMutation.graphql.ts';
import type { bookmarkMutationsDeleteMutation } from '../../../__generated__/bookmarkMutationsDeleteMutation.graphql.ts';

export interface Refusal {
  readonly message: string;
  /** What was asked for is so already: another tab was faster. */
  readonly wasSo: boolean;
}

/** Outside of any component: a press is sent to its end even when its card has scrolled away. Rejects when there is no answer. */
function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      mutation,
      variables,
      onCompleted: (response, errors) => {
        const [first] = errors ?? [];
        if (first === undefined) resolve(response);
        else reject(new Error(first.message, { cause: errors }));
      },
      onError: reject,
    });
  });
}

/** Null when the work is saved now. */
export async function createBookmark(environment: IEnvironment, id: string): Promise<Refusal | null> {
  const { createBookmark: payload } = await commit<bookmarkMutationsCreateMutation>(
    environment,
    graphql`
      mutation bookmarkMutationsCreateMutation($id: ID!) {
        createBookmark(productId: $id) {
          errors {
            __typename
            message
          }
          product {
            id
            isBookmarked
            bookmarksCount
          }
        }
      }
    `,
    { id },
  );
  const [error] = payload.errors;
  if (error === undefined) return null;
  return { message: error.message, wasSo: error.__typename === 'ProductHasAlreadyBookmarkedError' };
}

/** Null when the work is not saved any more. */
export async function deleteBookmark(environment: IEnvironment, id: string): Promise<Refusal | null> {
  const { deleteBookmark: payload } = await commit<bookmarkMutationsDeleteMutation>(
    environment,
    graphql`
      mutation bookmarkMutationsDeleteMutation($id: ID!) {
        deleteBookmark(productId: $id) {
          errors {
            __typename
            message
          }
          product {
            id
            isBookmarked
            bookmarksCount
          }
        }
      }
    `,
    { id },
  );
  const [error] = payload.errors;
  if (error === undefined) return null;
  return { message: error.message, wasSo: error.__typename === 'ProductDoesNotBookmarkedError' };
}
