/**
 * @generated SignedSource<<7367f0c9d248d50b91ab30fc2f9e43a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SearchFacets_results$data = ReadonlyArray<{
  readonly facets: ReadonlyArray<{
    readonly count: number;
    readonly name: string | null | undefined;
    readonly value: string;
  }>;
  readonly " $fragmentType": "SearchFacets_results";
}>;
export type SearchFacets_results$key = ReadonlyArray<{
  readonly " $data"?: SearchFacets_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchFacets_results">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SearchFacets_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchFacet",
      "kind": "LinkedField",
      "name": "facets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResults",
  "abstractKey": null
};

(node as any).hash = "477a7464ba8c485eba38555ef3df2c75";

export default node;
