/**
 * @generated SignedSource<<ee1e3fc39fa0e5b0fc82c52e410321e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductFigures_product$data = {
  readonly media: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly height: number;
    readonly id: string;
    readonly thumbhash: string | null | undefined;
    readonly url: string;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"Lightbox_media">;
  }>;
  readonly name: string;
  readonly " $fragmentType": "ProductFigures_product";
};
export type ProductFigures_product$key = {
  readonly " $data"?: ProductFigures_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFigures_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFigures_product",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbhash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Lightbox_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "0c87a77bdf02b1a6fff028e189506f3b";

export default node;
