import { graphql } from 'react-relay/hooks';
import type { useSetListedMutation } from '../../../__generated__/useSetListedMutation.graphql.ts';
import { useAct } from '../page/useAct.ts';

/** What was noted about those who were taken out, to be given back. */
export type TakenNotes = NonNullable<useSetListedMutation['response']['setCreatorsListed']['takenNotes']>;

/** Puts creators into a list or takes them out. */
export const useSetListed = () =>
  useAct<useSetListedMutation>(graphql`
    mutation useSetListedMutation($input: SetCreatorsListedInput!) {
      setCreatorsListed(input: $input) {
        list {
          id
          count
        }
        takenNotes {
          creatorId
          note
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
