/**
 * @generated SignedSource<<35ec42d6f493d2a2b8e8e9ba2281fc1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MoreWorks_products$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  readonly " $fragmentType": "MoreWorks_products";
}>;
export type MoreWorks_products$key = ReadonlyArray<{
  readonly " $data"?: MoreWorks_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoreWorks_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MoreWorks_products",
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
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b84e7ad8b6a1ddb5cb222098dbfb8516";

export default node;
