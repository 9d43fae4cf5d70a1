import { useEffect, useEffectEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useFirstLook_user$key } from '../../../__generated__/useFirstLook_user.graphql.ts';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import { useCorporateTodoAction } from '../onboarding/useCorporateTodoAction.ts';

/** The first visit to this list ticks off a to-do. */
export function useFirstLook(viewer: useFirstLook_user$key | null): void {
  const user = useFragment(
    graphql`
      fragment useFirstLook_user on User {
        profile {
          ... on PrivateCorporateProfile {
            todoStatus {
              initialAccessFollowingPageUsed
            }
          }
        }
      }
    `,
    viewer,
  );
  const { act } = useCorporateTodoAction();
  const isFirst =
    mayFollow(useSessionState()) && user?.profile?.todoStatus?.initialAccessFollowingPageUsed === false;
  const tick = useEffectEvent(() => void act({ input: { initialAccessFollowingPageUsed: true } }));
  useEffect(() => {
    if (isFirst) tick();
  }, [isFirst]);
}
