/**
 * @generated SignedSource<<2531552d5f1e99d2ba5e7bb4cd0eab83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningGroup_page$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OpeningRow_opening">;
  }>;
  readonly pageInfo: {
    readonly total: number;
  };
  readonly " $fragmentType": "OpeningGroup_page";
};
export type OpeningGroup_page$key = {
  readonly " $data"?: OpeningGroup_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningGroup_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningGroup_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
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
          "name": "OpeningRow_opening"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OffsetPageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOpeningPage",
  "abstractKey": null
};

(node as any).hash = "ce135803fbabe91f2e80f632c4c509a5";

export default node;
