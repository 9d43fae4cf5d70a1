/**
 * @generated SignedSource<<25e52eb50d945365f738011babe79616>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkColors_product$data = {
  readonly colors: ReadonlyArray<{
    readonly color: string;
    readonly nearestNamed: string;
    readonly share: number;
  }>;
  readonly " $fragmentType": "WorkColors_product";
};
export type WorkColors_product$key = {
  readonly " $data"?: WorkColors_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkColors_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkColors_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PictureColor",
      "kind": "LinkedField",
      "name": "colors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nearestNamed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "24d28c002863fef2d8ad915508daf6e4";

export default node;
