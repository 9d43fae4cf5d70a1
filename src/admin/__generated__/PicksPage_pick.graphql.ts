/**
 * @generated SignedSource<<44c3badd1bc0854181978b23578c1c8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PicksPage_pick$data = {
  readonly authorName: string;
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly isShown: boolean;
  readonly name: string;
  readonly number: number;
  readonly reason: string;
  readonly thumbnail: {
    readonly height: number;
    readonly thumbhash: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentType": "PicksPage_pick";
};
export type PicksPage_pick$key = {
  readonly " $data"?: PicksPage_pick$data;
  readonly " $fragmentSpreads": FragmentRefs<"PicksPage_pick">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PicksPage_pick",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "thumbnail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbhash",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EditorsPick",
  "abstractKey": null
};

(node as any).hash = "47471c7a94527dbeb2b6e53f2cd9399c";

export default node;
