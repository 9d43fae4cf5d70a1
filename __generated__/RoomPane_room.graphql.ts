/**
 * @generated SignedSource<<dd1bfd2addb56f99cd98c39c82382133>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ChatRoomStanding = "BLOCKED_BY_COMPANY" | "BLOCKED_BY_CREATOR" | "DECLINED" | "OPEN" | "REQUESTED" | "SUSPENDED" | "WITHDRAWN";
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
import { FragmentRefs } from "relay-runtime";
export type RoomPane_room$data = {
  readonly cannotSendReason: string | null | undefined;
  readonly id: string;
  readonly lastReadSequence: number;
  readonly lastSequence: number;
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly roles: ReadonlyArray<Role>;
  }>;
  readonly ownUserId: string;
  readonly standing: ChatRoomStanding;
  readonly " $fragmentSpreads": FragmentRefs<"RoomHead_room">;
  readonly " $fragmentType": "RoomPane_room";
};
export type RoomPane_room$key = {
  readonly " $data"?: RoomPane_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomPane_room">;
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
  "name": "RoomPane_room",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownUserId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cannotSendReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastReadSequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatUser",
      "kind": "LinkedField",
      "name": "members",
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
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomHead_room"
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "bb2bceae5171c0dc1d68ece1d9bff788";

export default node;
