/**
 * @generated SignedSource<<1ea169d5fab7a7be45366955f08bea35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type candidatesFeed_opening$data = {
  readonly candidates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"useListedCandidate_candidate">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "candidatesFeed_opening";
};
export type candidatesFeed_opening$key = {
  readonly " $data"?: candidatesFeed_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"candidatesFeed_opening">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "candidatesFeed_opening"
};

(node as any).hash = "8a6af062112e5c2330999e725c957dec";

export default node;
