/**
 * @generated SignedSource<<5efd939eade1c3af3ba88345d255217a>>
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
    readonly media: ReadonlyArray<{
      readonly height: number;
      readonly width: number;
    }>;
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
          "value": 7
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
          "name": "media",
          "plural": true,
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
      "storageKey": "editorsPicks(first:7)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "28640800b700efdac15fb72ade4445e1";

export default node;
