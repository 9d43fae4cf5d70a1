/**
 * @generated SignedSource<<5ac5a49ec488e2dd9090a35f46910a8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobHits_results$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly jobOpening: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"JobRow_opening">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"MarkedExcerpt_hit" | "MarkedTitle_hit">;
    };
  }>;
  readonly " $fragmentType": "JobHits_results";
};
export type JobHits_results$key = {
  readonly " $data"?: JobHits_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobHits_results">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobHits_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchHitEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchHit",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MarkedTitle_hit"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MarkedExcerpt_hit"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "jobOpening",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "JobRow_opening"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResults",
  "abstractKey": null
};

(node as any).hash = "2eb4263fe0c283269d7043a3253f7578";

export default node;
