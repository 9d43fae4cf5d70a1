/**
 * @generated SignedSource<<1b339b03fd76a4c358afa66ebeb7096b>>
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
      readonly " $fragmentSpreads": FragmentRefs<"creatorFace_creator">;
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
            {
              "kind": "InlineDataFragmentSpread",
              "name": "creatorFace_creator",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CreatorProfile",
                  "kind": "LinkedField",
                  "name": "profile",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
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

(node as any).hash = "6baf07abf723db804ccbd09da8dafbd7";

export default node;
