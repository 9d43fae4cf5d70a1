/**
 * @generated SignedSource<<1a9da899f7e33f7aa2dc3965183ad68b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopHero_query$data = {
  readonly editorsPicks: ReadonlyArray<{
    readonly id: string;
    readonly thumbnailImage: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WallPiece_product">;
  }>;
  readonly " $fragmentType": "TopHero_query";
};
export type TopHero_query$key = {
  readonly " $data"?: TopHero_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopHero_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopHero_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "editorsPicks",
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
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "thumbnailImage",
          "plural": false,
          "selections": [
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WallPiece_product"
        }
      ],
      "storageKey": "editorsPicks(first:12)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0db4f66923b8a44bdd8fb6c57bff8574";

export default node;
