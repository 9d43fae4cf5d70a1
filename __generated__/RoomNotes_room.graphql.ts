/**
 * @generated SignedSource<<c3e61e993f99f25def1226288a482c36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomNotes_room$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    };
    readonly body: string;
    readonly createdAt: string;
    readonly id: string;
    readonly isMine: boolean;
  }>;
  readonly " $fragmentType": "RoomNotes_room";
};
export type RoomNotes_room$key = {
  readonly " $data"?: RoomNotes_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomNotes_room">;
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
  "name": "RoomNotes_room",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatRoomNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChatUser",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "c02d185cfae0501a5bd5ddbbd96a064b";

export default node;
