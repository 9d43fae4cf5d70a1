/**
 * @generated SignedSource<<0f60ca0ecec68fb91380a88d55e00252>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductActs_product$data = {
  readonly author: {
    readonly id: string;
    readonly profile: {
      readonly firstName: string;
      readonly lastName: string;
    };
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookmarkToggle_product">;
  readonly " $fragmentType": "ProductActs_product";
};
export type ProductActs_product$key = {
  readonly " $data"?: ProductActs_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductActs_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductActs_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookmarkToggle_product"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CreatorProfile",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "2f8a7841cfd7bb6e0c068de4abc3411b";

export default node;
