/* oxlint-disable relay/must-colocate-fragment-spreads -- what a save changes stands on the work's page, among one's own works and in
   the form: they are brought up to date here, and read it themselves */
import { graphql } from 'react-relay/hooks';
import type { useEditWorkMutation } from '../../../../__generated__/useEditWorkMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Saves changes of a work, and tells every page that shows it to its owner. */
export function useEditWork() {
  return useCommit<useEditWorkMutation>(graphql`
    mutation useEditWorkMutation($input: EditProductInput!) {
      editProduct(input: $input) {
        product {
          hasPendingChange
          review {
            currentReviewStatus
          }
          product {
            id
            ...ProductView_product
          }
          ...workSnapshot_work
          ...WorkReview_work
          ...ShareLinks_work
          ...OwnerPanel_work
          ...WorkRow_work
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
}
