/**
 * @generated SignedSource<<fc81f0dda579f2ce7f8aaf0a06f016cb>>
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
        readonly height: number;
        readonly thumbhash: string | null | undefined;
        readonly url: string;
        readonly width: number;
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
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "cdad99794a0a663bb776e8f81c013bba";

export default node;
