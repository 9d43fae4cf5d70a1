/**
 * @generated SignedSource<<6e11004f590d3eee96f8a880456a42db>>
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
      readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "MediaPicture_media"
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

(node as any).hash = "3fb1c47b9ae531eccf41a56c566fc721";

export default node;
