/**
 * @generated SignedSource<<ff30886a957087c388a5b58f15b80f51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ChatRoomStanding = "BLOCKED" | "BLOCKING" | "DECLINED" | "OPEN" | "REQUESTED" | "SUSPENDED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type BlockedInTalks_user$data = {
  readonly blockedChatRooms: ReadonlyArray<{
    readonly creator: {
      readonly id: string;
      readonly profile: {
        readonly firstName: string;
        readonly lastName: string;
        readonly profileImage: {
          readonly url: string;
        } | null | undefined;
      };
    };
    readonly id: string;
    readonly standing: ChatRoomStanding;
  }>;
  readonly blockedPeople: ReadonlyArray<{
    readonly companyName: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "BlockedInTalks_user";
};
export type BlockedInTalks_user$key = {
  readonly " $data"?: BlockedInTalks_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedInTalks_user">;
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
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "profileImage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedInTalks_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatUser",
      "kind": "LinkedField",
      "name": "blockedPeople",
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
          "name": "companyName",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatRoom",
      "kind": "LinkedField",
      "name": "blockedChatRooms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "CreatorUser",
          "kind": "LinkedField",
          "name": "creator",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
                },
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "541099eb9524c9f7636bc900d408b986";

export default node;
