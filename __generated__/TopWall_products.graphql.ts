/**
 * @generated SignedSource<<6062336f54b008355a8469e7e98a66ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopWall_products$data = ReadonlyArray<{
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly height: number;
    readonly width: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WallPiece_product">;
  readonly " $fragmentType": "TopWall_products";
}>;
export type TopWall_products$key = ReadonlyArray<{
  readonly " $data"?: TopWall_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopWall_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TopWall_products",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallPiece_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "3d512318a1e527c22464207c0935b75d";

export default node;
