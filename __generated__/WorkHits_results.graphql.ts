/**
 * @generated SignedSource<<7073402317401185f01045edb296ea27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkHits_results$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly product: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"MarkedExcerpt_hit" | "MarkedTitle_hit">;
    };
  }>;
  readonly " $fragmentType": "WorkHits_results";
};
export type WorkHits_results$key = {
  readonly " $data"?: WorkHits_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkHits_results">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkHits_results",
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
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
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
                  "name": "ProductCard_product"
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

(node as any).hash = "c540c35a0679c7e6ed13a6115300e1f7";

export default node;
