/**
 * @generated SignedSource<<552204db03fa0dabe9ec2b7dadacfed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductFactList_product$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly designScope: string;
  readonly industries: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly tools: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "ProductFactList_product";
};
export type ProductFactList_product$key = {
  readonly " $data"?: ProductFactList_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFactList_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFactList_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "designScope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Industry",
      "kind": "LinkedField",
      "name": "industries",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tool",
      "kind": "LinkedField",
      "name": "tools",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "d1d926758f271216f722f3f6bca6b2fc";

export default node;
