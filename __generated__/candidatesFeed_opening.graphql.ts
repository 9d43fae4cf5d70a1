/**
 * @generated SignedSource<<0fa48accbb9cc0b0ecc8eb0c787804bd>>
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

(node as any).hash = "1735dc047442f0c80b63e7dc27386a4b";

export default node;
