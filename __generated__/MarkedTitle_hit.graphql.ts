/**
 * @generated SignedSource<<cd7e8a2e75588a1879d3cf696d45ae4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MarkedTitle_hit$data = {
  readonly title: string;
  readonly titleMatches: ReadonlyArray<{
    readonly from: number;
    readonly to: number;
  }>;
  readonly " $fragmentType": "MarkedTitle_hit";
};
export type MarkedTitle_hit$key = {
  readonly " $data"?: MarkedTitle_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkedTitle_hit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkedTitle_hit",
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
      "concreteType": "SearchMatch",
      "kind": "LinkedField",
      "name": "titleMatches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchHit",
  "abstractKey": null
};

(node as any).hash = "ab9cd314c0258975301364917b23c57a";

export default node;
