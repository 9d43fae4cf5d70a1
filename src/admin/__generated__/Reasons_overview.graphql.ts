/**
 * @generated SignedSource<<b5a3ea0a1b0e256a61277e7908356be5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Reasons_overview$data = {
  readonly reasons: ReadonlyArray<{
    readonly count: number;
    readonly title: string;
  }>;
  readonly " $fragmentType": "Reasons_overview";
};
export type Reasons_overview$key = {
  readonly " $data"?: Reasons_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reasons_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Reasons_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReasonCount",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "d98a8a6e722b812598d3c642be81fabc";

export default node;
