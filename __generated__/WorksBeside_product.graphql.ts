/**
 * @generated SignedSource<<769e5af9206a71ec6a99651934e37b4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksBeside_product$data = {
  readonly newerOfAuthor: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorksBesideLink_work">;
  } | null | undefined;
  readonly olderOfAuthor: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WorksBesideLink_work">;
  } | null | undefined;
  readonly " $fragmentType": "WorksBeside_product";
};
export type WorksBeside_product$key = {
  readonly " $data"?: WorksBeside_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksBeside_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "WorksBesideLink_work"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksBeside_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "newerOfAuthor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "olderOfAuthor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "04e6e510683148a5a82e4d42dfa49be3";

export default node;
