/**
 * @generated SignedSource<<e7116fc56e24f361f07ec9657404e0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SimilarProducts_product$data = {
  readonly similarProducts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MoreWorks_products">;
  }>;
  readonly " $fragmentType": "SimilarProducts_product";
};
export type SimilarProducts_product$key = {
  readonly " $data"?: SimilarProducts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarProducts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarProducts_product",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "similarProducts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MoreWorks_products"
        }
      ],
      "storageKey": "similarProducts(first:8)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b8e475f071793c913a677d9f23e223bf";

export default node;
