/**
 * @generated SignedSource<<5f320e582d2e2272636d99693f62c0aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomBesideQuery$variables = {
  roomId: string;
};
export type RoomBesideQuery$data = {
  readonly myChatSettings: {
    readonly enterSends: boolean;
  };
  readonly node: {
    readonly pane?: {
      readonly " $fragmentSpreads": FragmentRefs<"RoomPane_room">;
    } | null | undefined;
  } | null | undefined;
};
export type RoomBesideQuery = {
  response: RoomBesideQuery$data;
  variables: RoomBesideQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "roomId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "roomId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ChatSettings",
  "kind": "LinkedField",
  "name": "myChatSettings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enterSends",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RoomBesideQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RoomPane_room"
                    }
                  ],
                  "type": "ChatRoom",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "pane"
              }
            ],
            "type": "ChatRoom",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RoomBesideQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "roles",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "profile",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v6/*:: as any*/),
                        "type": "PrivateCorporateProfile",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v6/*:: as any*/),
                        "type": "PrivateCreatorProfile",
                        "abstractKey": null
                      }
                    ],
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
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "location",
                    "storageKey": null
                  }
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
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMuted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isArchived",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ChatUser",
                "kind": "LinkedField",
                "name": "assignee",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ChatUser",
                "kind": "LinkedField",
                "name": "blockedMembers",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScheduledMessage",
                "kind": "LinkedField",
                "name": "scheduledMessages",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "clientId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sendAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refusal",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ChatJobOpening",
                "kind": "LinkedField",
                "name": "beganWith",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "jobOpeningId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOffer",
                "kind": "LinkedField",
                "name": "standingOffers",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
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
            "type": "ChatRoom",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "ce0ce498588771e356039be3b7a9d7c7",
    "id": null,
    "metadata": {},
    "name": "RoomBesideQuery",
    "operationKind": "query",
    "text": "query RoomBesideQuery(\n  $roomId: ID!\n) {\n  node(id: $roomId) {\n    __typename\n    ... on ChatRoom {\n      ...RoomPane_room\n    }\n    id\n  }\n  myChatSettings {\n    enterSends\n  }\n}\n\nfragment ClosedLine_room on ChatRoom {\n  cannotSendReason\n  ...useRoomBlock_room\n}\n\nfragment LaterList_room on ChatRoom {\n  id\n  scheduledMessages {\n    id\n    clientId\n    text\n    sendAt\n    refusal\n  }\n}\n\nfragment RequestNotice_room on ChatRoom {\n  id\n  standing\n  company {\n    id\n    name\n    location\n  }\n  beganWith {\n    id\n    jobOpeningId\n    title\n  }\n}\n\nfragment RoomHead_room on ChatRoom {\n  id\n  isMuted\n  isArchived\n  ...useRoomBlock_room\n  company {\n    name\n    id\n  }\n  creator {\n    id\n    ...creatorName_creator\n  }\n  ownUserId\n  members {\n    id\n    name\n    roles\n    profile {\n      __typename\n      ... on PrivateCorporateProfile {\n        id\n      }\n      ... on PrivateCreatorProfile {\n        id\n      }\n    }\n  }\n  assignee {\n    id\n    name\n  }\n  blockedMembers {\n    id\n  }\n}\n\nfragment RoomPane_room on ChatRoom {\n  id\n  ownUserId\n  standing\n  cannotSendReason\n  lastReadSequence\n  lastSequence\n  members {\n    id\n    name\n    roles\n  }\n  openingTitle\n  company {\n    name\n    id\n  }\n  creator {\n    ...creatorName_creator\n    id\n  }\n  ...ClosedLine_room\n  ...RoomHead_room\n  ...LaterList_room\n  ...RequestNotice_room\n  ...roomTalk_room\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment roomTalk_room on ChatRoom {\n  standingOffers {\n    id\n    status\n    consultationId\n  }\n}\n\nfragment useRoomBlock_room on ChatRoom {\n  id\n  standing\n  company {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a0fa33bc09e66aeffd4d90ffda250d5";

export default node;
