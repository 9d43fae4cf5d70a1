import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { openingBookmarksCreateMutation } from '../../../__generated__/openingBookmarksCreateMutation.graphql.ts';
import type { openingBookmarksDeleteMutation } from '../../../__generated__/openingBookmarksDeleteMutation.graphql.ts';
import { commit } from '../../relay/commit.ts';
import type { Refusal } from './bookmarkMutations.ts';
import { Bookmarks } from './bookmarks.ts';

async function create(environment: IEnvironment, id: string): Promise<Refusal | null> {
  const { createJobOpeningBookmark: payload } = await commit<openingBookmarksCreateMutation>(
    environment,
    graphql`
      mutation openingBookmarksCreateMutation($id: ID!) {
        createJobOpeningBookmark(jobOpeningId: $id) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          jobOpening {
            id
            isBookmarked
          }
        }
      }
    `,
    { id },
  );
  const [error] = payload.errors;
  return error === undefined ? null : { message: error.message, wasSo: false };
}

async function remove(environment: IEnvironment, id: string): Promise<Refusal | null> {
  const { deleteJobOpeningBookmark: payload } = await commit<openingBookmarksDeleteMutation>(
    environment,
    graphql`
      mutation openingBookmarksDeleteMutation($id: ID!) {
        deleteJobOpeningBookmark(jobOpeningId: $id) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          jobOpening {
            id
            isBookmarked
          }
        }
      }
    `,
    { id },
  );
  const [error] = payload.errors;
  return error === undefined ? null : { message: error.message, wasSo: false };
}

const known = new WeakMap<IEnvironment, Bookmarks>();

/** One for each viewer's environment. */
export function openingBookmarksOf(environment: IEnvironment): Bookmarks {
  const own = known.get(environment) ?? new Bookmarks(environment, { create, remove });
  known.set(environment, own);
  return own;
}
