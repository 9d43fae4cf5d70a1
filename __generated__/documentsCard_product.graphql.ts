/**
 * @generated SignedSource<<cd199535b1985dd2c918172b759b9f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type documentsCard_product$data = {
  readonly isBookmarked: boolean;
  readonly name: string;
  readonly " $fragmentType": "documentsCard_product";
};
export type documentsCard_product$key = {
  readonly " $data"?: documentsCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"documentsCard_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "documentsCard_product",
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
      "name": "isBookmarked",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b10b1a1114d6568d1b97223e37ff709a";

export default node;
