/**
 * @generated SignedSource<<ead15c4846ea0e139b4bd73526abf9f9>>
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
        readonly fit?: {
          readonly " $fragmentSpreads": FragmentRefs<"useFitWords_candidate">;
        } | null | undefined;
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

(node as any).hash = "1c52d7e605ce22ccf38536efee6ce5d0";

export default node;
