import { useMutation } from 'react-relay/hooks';
import { graphql } from 'react-relay/hooks';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { useFollowMutation } from '../../../__generated__/useFollowMutation.graphql.ts';
import type { useFollowUnfollowMutation } from '../../../__generated__/useFollowUnfollowMutation.graphql.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { toast } from '../../ui/toast.ts';

/** On both sides. Relay runs it again over whatever the server says meanwhile, so it looks before it counts. */
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
  /** Shows at once, everywhere the creator stands; taken back with a toast when it fails. */
  readonly set: (followed: boolean) => void;
}

export function useFollow(creatorId: string): UsedFollow {
  const [follow, following] = useMutation<useFollowMutation>(graphql`
    mutation useFollowMutation($input: FollowInput!) {
      follow(input: $input) {
        errors {
          __typename
          message
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
  const [unfollow, unfollowing] = useMutation<useFollowUnfollowMutation>(graphql`
    mutation useFollowUnfollowMutation($input: UnfollowInput!) {
      unfollow(input: $input) {
        errors {
          __typename
          message
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
  /** What another tab or colleague was faster to do is done. */
  const settle = (
    errors: readonly { readonly __typename: string; readonly message: string }[],
    doneAlready: string,
  ) => {
    const [error] = errors;
    if (error !== undefined && error.__typename !== doneAlready) toast.error(error.message);
  };
  const failed = (error: Error) => {
    toast.error(failureWords(error), { id: `follow-${creatorId}` });
  };
  const set = (followed: boolean): void => {
    if (following || unfollowing) return;
    const variables = { input: { userId: creatorId } };
    if (followed) {
      follow({
        variables,
        optimisticUpdater: (store) => mark(store, creatorId, true),
        updater: (store, response) => {
          const [error] = response?.follow.errors ?? [];
          if (error?.__typename === 'UserHasAlreadyFollowedError') mark(store, creatorId, true);
        },
        onCompleted: (response) => settle(response.follow.errors, 'UserHasAlreadyFollowedError'),
        onError: failed,
      });
    } else {
      unfollow({
        variables,
        optimisticUpdater: (store) => mark(store, creatorId, false),
        updater: (store, response) => {
          const [error] = response?.unfollow.errors ?? [];
          if (error?.__typename === 'UserDidNotFollowError') mark(store, creatorId, false);
        },
        onCompleted: (response) => settle(response.unfollow.errors, 'UserDidNotFollowError'),
        onError: failed,
      });
    }
  };
  return { pending: following || unfollowing, set };
}
