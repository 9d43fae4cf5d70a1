import { graphql } from 'react-relay/hooks';
import type { useCorporateTodoActionMutation } from '../../../__generated__/useCorporateTodoActionMutation.graphql.ts';
import { useAct } from '../page/useAct.ts';

/** Marks a step as done, or hides its hint for good. */
export function useCorporateTodoAction() {
  return useAct<useCorporateTodoActionMutation>(graphql`
    mutation useCorporateTodoActionMutation($input: CompleteCorporateUserTodoActionInput!) {
      completeCorporateUserTodoAction(input: $input) {
        user {
          id
          profile {
            ... on PrivateCorporateProfile {
              todoStatus {
                initialFollowFeatureUsed
                initialAccessFollowingPageUsed
                doNotShowInitialUseFollowFeatureAgain
                doNotUseFollowFeatureInFollowingScreenAgain
              }
            }
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
}
