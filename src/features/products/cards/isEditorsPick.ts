import { graphql, readInlineData } from 'relay-runtime';
import type { isEditorsPick_product$key } from '../../../../__generated__/isEditorsPick_product.graphql.ts';

/** Whether the editors picked a work: for laying it out, before any card stands. */
export function isEditorsPick(product: isEditorsPick_product$key): boolean {
  const { pickReason } = readInlineData(
    graphql`
      fragment isEditorsPick_product on Product @inline {
        pickReason
      }
    `,
    product,
  );
  return pickReason != null;
}
