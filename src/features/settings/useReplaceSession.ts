import { graphql } from 'react-relay/hooks';
import type { useReplaceSessionMutation } from '../../../__generated__/useReplaceSessionMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/**
 * An act that signs in anew on the same device leaves the session it was asked from behind. It is ended, so that the list
 * of devices shows each once; the answer also brings what the act changed. Failing here hurts nobody, and the list says so.
 */
export function useReplaceSession(): (leftId: string) => Promise<void> {
  const end = useCommit<useReplaceSessionMutation>(graphql`
    mutation useReplaceSessionMutation($id: ID!) {
      endSession(id: $id) {
        user {
          ...SignInMethodsSection_user
          ...DevicesSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return async (leftId) => {
    try {
      await end({ id: leftId });
    } catch {
      // What the person asked for is done all the same.
    }
  };
}
