/**
 * @generated SignedSource<<d298a8e7a465a9553236166fa72acedd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ChatRoomStanding = "BLOCKED" | "BLOCKING" | "DECLINED" | "OPEN" | "REQUESTED" | "SUSPENDED" | "WITHDRAWN";
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
import { FragmentRefs } from "relay-runtime";
export type RoomPane_room$data = {
  readonly cannotSendReason: string | null | undefined;
  readonly company: {
    readonly name: string;
  };
  readonly creator: {
    readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
  };
  readonly id: string;
  readonly lastReadSequence: number;
  readonly lastSequence: number;
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly roles: ReadonlyArray<Role>;
  }>;
  readonly openingTitle: string | null | undefined;
  readonly ownUserId: string;
  readonly standing: ChatRoomStanding;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedLine_room" | "LaterList_room" | "RequestNotice_room" | "RoomHead_room" | "roomTalk_room">;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
        (v1/*:: as any*/),
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "creatorName_creator",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CreatorProfile",
              "kind": "LinkedField",
              "name": "profile",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lastName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "firstName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClosedLine_room"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoomHead_room"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaterList_room"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestNotice_room"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "roomTalk_room",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OfficialJobOffer",
          "kind": "LinkedField",
          "name": "standingOffers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "consultationId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "e25f457b908f0f42d1d93151d417532f";

export default node;
