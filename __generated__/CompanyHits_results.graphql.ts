/**
 * @generated SignedSource<<9dd60d39cdc4ac96af17ed31c35014e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyHits_results$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly company: {
        readonly avatarImagePath: string | null | undefined;
        readonly id: string;
        readonly location: string | null | undefined;
      } | null | undefined;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"MarkedExcerpt_hit" | "MarkedTitle_hit">;
    };
  }>;
  readonly " $fragmentType": "CompanyHits_results";
};
export type CompanyHits_results$key = {
  readonly " $data"?: CompanyHits_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyHits_results">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyHits_results",
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
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Company",
              "kind": "LinkedField",
              "name": "company",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "location",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "avatarImagePath",
                  "storageKey": null
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

(node as any).hash = "f9ac4967e5065d12377c6ed2e7101313";

export default node;
