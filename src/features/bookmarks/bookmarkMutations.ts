import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { bookmarkMutationsCreateMutation } from '../../../__generated__/bookmarkMutationsCreateMutation.graphql.ts';
import type { bookmarkMutationsDeleteMutation } from '../../../__generated__/bookmarkMutationsDeleteMutation.graphql.ts';
import { commit } from '../../relay/commit.ts';

export interface Refusal {
  readonly message: string;
  /** It was in this state already, say from another tab. */
  readonly wasSo: boolean;
}

/** null when done. */
export async function createBookmark(environment: IEnvironment, id: string): Promise<Refusal | null> {
  const { createBookmark: payload } = await commit<bookmarkMutationsCreateMutation>(
    environment,
    graphql`
      mutation bookmarkMutationsCreateMutation($id: ID!) {
        createBookmark(productId: $id) {
          errors {
            ...mutationErrors @relay(mask: false)
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

/** null when done. */
export async function deleteBookmark(environment: IEnvironment, id: string): Promise<Refusal | null> {
  const { deleteBookmark: payload } = await commit<bookmarkMutationsDeleteMutation>(
    environment,
    graphql`
      mutation bookmarkMutationsDeleteMutation($id: ID!) {
        deleteBookmark(productId: $id) {
          errors {
            ...mutationErrors @relay(mask: false)
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
