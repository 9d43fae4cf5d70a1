/**
 * @generated SignedSource<<75f72a85d628c129a0ba369c709cff4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO";
import { FragmentRefs } from "relay-runtime";
export type ProductFigures_product$data = {
  readonly media: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly height: number;
    readonly id: string;
    readonly thumbhash: string | null | undefined;
    readonly type: MediaType;
    readonly url: string;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"Film_medium" | "Lightbox_media">;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Film_medium"
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

(node as any).hash = "fee14963af977045e685dcc68208eb58";

export default node;
