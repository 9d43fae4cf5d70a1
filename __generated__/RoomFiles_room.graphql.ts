/**
 * @generated SignedSource<<6cc5e0bbf0ba8e45f918f8326c983435>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO";
import { FragmentRefs } from "relay-runtime";
export type RoomFiles_room$data = {
  readonly attachments: ReadonlyArray<{
    readonly __typename: string;
    readonly byteSize?: number | null | undefined;
    readonly fileUrl?: string | null | undefined;
    readonly filename?: string | null | undefined;
    readonly height?: number | null | undefined;
    readonly id: string;
    readonly mediaType?: MediaType | null | undefined;
    readonly thumbhash?: string | null | undefined;
    readonly url?: string | null | undefined;
    readonly width?: number | null | undefined;
  }>;
  readonly id: string;
  readonly latestMessage: {
    readonly __typename: string;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LatestLine_room">;
  readonly " $fragmentType": "RoomFiles_room";
};
export type RoomFiles_room$key = {
  readonly " $data"?: RoomFiles_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomFiles_room">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomFiles_room",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "latestMessage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestLine_room"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attachments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "fileUrl",
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "filename",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byteSize",
              "storageKey": null
            }
          ],
          "type": "FileMessage",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaType",
              "storageKey": null
            }
          ],
          "type": "MediaMessage",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "eaed3a58201d4e8a4824f28f96ce6b5a";

export default node;
