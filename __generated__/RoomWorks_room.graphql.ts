/**
 * @generated SignedSource<<415ca57597f1924ae5b0cb647379f25b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomWorks_room$data = {
  readonly creator: {
    readonly id: string;
    readonly newestProducts: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly thumbnailImage: {
        readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
      } | null | undefined;
    }>;
  };
  readonly " $fragmentType": "RoomWorks_room";
};
export type RoomWorks_room$key = {
  readonly " $data"?: RoomWorks_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomWorks_room">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomWorks_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "b0b917534c86ddbf4e547a506f82515e";

export default node;
