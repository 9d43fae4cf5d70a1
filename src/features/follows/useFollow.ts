import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { useFollowMutation } from '../../../__generated__/useFollowMutation.graphql.ts';
import type { useFollowUnfollowMutation } from '../../../__generated__/useFollowUnfollowMutation.graphql.ts';
import { failureWords, type FormError, withTime } from '../../lib/failureWords.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Updates both sides. Relay runs this again on top of newer server data, so check before counting. */
function mark(store: RecordSourceProxy, creatorId: string, followed: boolean): void {
  const creator = store.get(creatorId);
  if (creator == null || creator.getValue('isFollowed') === followed) return;
  creator.setValue(followed, 'isFollowed');
  step(creator, 'followersCount', followed);
  step(store.getRoot().getLinkedRecord('me'), 'followeesCount', followed);
}

function step(record: RecordProxy | null | undefined, field: string, up: boolean): void {
  const count = record?.getValue(field);
  if (typeof count === 'number') record?.setValue(Math.max(0, count + (up ? 1 : -1)), field);
}

interface UsedFollow {
  readonly pending: boolean;
  /** Shows everywhere at once; undone with a toast on failure. */
  readonly set: (followed: boolean) => void;
}

export function useFollow(creatorId: string): UsedFollow {
  const [pending, setPending] = useState(false);
  const follow = useCommit<useFollowMutation>(graphql`
    mutation useFollowMutation($input: FollowInput!) {
      follow(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        follow {
          id
          followee {
            id
            isFollowed
            followersCount
          }
        }
        user {
          id
          followeesCount
        }
      }
    }
  `);
  const unfollow = useCommit<useFollowUnfollowMutation>(graphql`
    mutation useFollowUnfollowMutation($input: UnfollowInput!) {
      unfollow(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        creator {
          id
          isFollowed
          followersCount
        }
        user {
          id
          followeesCount
        }
      }
    }
  `);
  const set = async (followed: boolean): Promise<void> => {
    if (pending) return;
    setPending(true);
    const variables = { input: { userId: creatorId } };
    // Already done by another tab or a colleague counts as done.
    const doneAlready = followed ? 'UserHasAlreadyFollowedError' : 'UserDidNotFollowError';
    const isDone = (error: FormError | undefined) => error?.__typename === doneAlready;
    const options = {
      optimisticUpdater: (store: RecordSourceProxy) => mark(store, creatorId, followed),
      updater: (store: RecordSourceProxy, response: object | null | undefined) => {
        if (isDone(mutationErrors(response ?? {})[0])) mark(store, creatorId, followed);
      },
    };
    try {
      const response = await (followed ? follow(variables, options) : unfollow(variables, options));
      const [error] = mutationErrors(response);
      if (error !== undefined && !isDone(error)) toast.error(withTime(error));
    } catch (error) {
      toast.error(failureWords(error), { id: `follow-${creatorId}` });
    }
    setPending(false);
  };
  return { pending, set: (followed) => void set(followed) };
}
