// Printed by server/graphql/printSchema.ts: run `npm run schema`.
import { graphql, readInlineData } from 'relay-runtime';
import type { workFragments_work$key } from '../../../../../__generated__/workFragments_work.graphql.ts';
import type { workFragments_draft$key } from '../../../../../__generated__/workFragments_draft.graphql.ts';

export function readWork(key: workFragments_work$key) {
  return readInlineData(
    graphql`
      fragment workFragments_work on OwnProduct @inline {
        name
        description
        designScope
        clientName
        period
        workload
        guidePriceMin
        guidePriceMax
        categories { id }
        industries { id }
        tools { id }
      }
    `,
    key,
  );
}

export function readDraft(key: workFragments_draft$key) {
  return readInlineData(
    graphql`
      fragment workFragments_draft on DraftProduct @inline {
        name
        description
        designScope
        clientName
        period
        workload
        guidePriceMin
        guidePriceMax
        categories { id }
        industries { id }
        tools { id }
      }
    `,
    key,
  );
}
