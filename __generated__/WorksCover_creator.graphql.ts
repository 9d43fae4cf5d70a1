/**
 * @generated SignedSource<<d91550164e2d71d21a9543f79a63a2fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksCover_creator$data = {
  readonly newestProducts: ReadonlyArray<{
    readonly id: string;
    readonly thumbnailImage: {
      readonly height: number;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "WorksCover_creator";
};
export type WorksCover_creator$key = {
  readonly " $data"?: WorksCover_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksCover_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksCover_creator",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "newestProducts",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "newestProducts(first:6)"
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "022afedd536fbb0fff9681b986c19390";

export default node;
