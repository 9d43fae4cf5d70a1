/**
 * @generated SignedSource<<646e73a45f63f4a084f7070f5b34894b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductText_product$data = {
  readonly description: string;
  readonly " $fragmentType": "ProductText_product";
};
export type ProductText_product$key = {
  readonly " $data"?: ProductText_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductText_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductText_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "46e5bb162f0d3ffc37a53ccd0ccf09ea";

export default node;
