/**
 * @generated SignedSource<<ccee28d4858c30084d16e539dc4c4d58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductView_product$data = {
  readonly author: {
    readonly profile: {
      readonly firstName: string;
      readonly lastName: string;
    };
  };
  readonly description: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFacts_product" | "ProductFigures_product" | "ProductText_product" | "ProductsOfAuthor_product">;
  readonly " $fragmentType": "ProductView_product";
};
export type ProductView_product$key = {
  readonly " $data"?: ProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductView_product",
  "selections": [
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFigures_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFacts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductText_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductsOfAuthor_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "ec5e628e1e09ace89bc358f2910c6a00";

export default node;
