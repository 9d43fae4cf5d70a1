/**
 * @generated SignedSource<<0f257e089960f053ba687599e739720f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MarkedExcerpt_hit$data = {
  readonly excerpt: {
    readonly matches: ReadonlyArray<{
      readonly from: number;
      readonly to: number;
    }>;
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "MarkedExcerpt_hit";
};
export type MarkedExcerpt_hit$key = {
  readonly " $data"?: MarkedExcerpt_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkedExcerpt_hit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkedExcerpt_hit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchExcerpt",
      "kind": "LinkedField",
      "name": "excerpt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchMatch",
          "kind": "LinkedField",
          "name": "matches",
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
      "storageKey": null
    }
  ],
  "type": "SearchHit",
  "abstractKey": null
};

(node as any).hash = "d65865d9643858084c22b39fdd5cc398";

export default node;
