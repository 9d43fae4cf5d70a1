import { graphql } from 'react-relay/hooks';
import type { useClosePrairieCardCampaignMutation } from '../../../__generated__/useClosePrairieCardCampaignMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Kept with the account: closed once is closed on every device. */
export function useClosePrairieCardCampaign() {
  return useCommit<useClosePrairieCardCampaignMutation>(graphql`
    mutation useClosePrairieCardCampaignMutation {
      closePrairieCardSignUpCampaignDialog {
        user {
          id
          closedPrairieCardSignUpCampaignEndedDialogAt
        }
        errors {
          message
        }
      }
    }
  `);
}
