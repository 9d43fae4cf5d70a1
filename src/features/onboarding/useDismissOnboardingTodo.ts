import { graphql } from 'react-relay/hooks';
import type { useDismissOnboardingTodoMutation } from '../../../__generated__/useDismissOnboardingTodoMutation.graphql.ts';
import { useAct } from '../shell/useAct.ts';

/** Puts the to-do list away, on computers or on phones. */
export function useDismissOnboardingTodo() {
  return useAct<useDismissOnboardingTodoMutation>(
    graphql`
      mutation useDismissOnboardingTodoMutation($input: CompleteOnboardingTodoActionInput!) {
        completeOnboardingTodoAction(input: $input) {
          user {
            id
            profile {
              ... on PrivateCreatorProfile {
                onboardingStatus {
                  doNotShowAgain
                  doNotShowAgainSp
                }
              }
            }
          }
          errors {
            message
          }
        }
      }
    `,
    ({ completeOnboardingTodoAction }) => completeOnboardingTodoAction.errors,
  );
}
