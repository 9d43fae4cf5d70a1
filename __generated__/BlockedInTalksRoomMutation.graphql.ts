/**
 * @generated SignedSource<<31c1089e43e95efee17e0ba3960b1a54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ChatRoomStanding = "BLOCKED" | "BLOCKING" | "DECLINED" | "OPEN" | "REQUESTED" | "SUSPENDED" | "WITHDRAWN";
export type BlockedInTalksRoomMutation$variables = {
  isBlocked: boolean;
  roomId: string;
};
export type BlockedInTalksRoomMutation$data = {
  readonly blockChatRoom: {
    readonly chatRoom: {
      readonly id: string;
      readonly standing: ChatRoomStanding;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
  };
};
export type BlockedInTalksRoomMutation = {
  response: BlockedInTalksRoomMutation$data;
  variables: BlockedInTalksRoomMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBlocked"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roomId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "isBlocked",
    "variableName": "isBlocked"
  },
  {
    "kind": "Variable",
    "name": "roomId",
    "variableName": "roomId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ChatRoom",
  "kind": "LinkedField",
  "name": "chatRoom",
  "plural": false,
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
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAt",
      "storageKey": null
    }
  ],
  "type": "RateLimitExceededError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BlockedInTalksRoomMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ChatRoomPayload",
        "kind": "LinkedField",
        "name": "blockChatRoom",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BlockedInTalksRoomMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ChatRoomPayload",
        "kind": "LinkedField",
        "name": "blockChatRoom",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "51d9ee86295d1e8ef8b3fdcf761c2ab9",
    "id": null,
    "metadata": {},
    "name": "BlockedInTalksRoomMutation",
    "operationKind": "mutation",
    "text": "mutation BlockedInTalksRoomMutation(\n  $roomId: ID!\n  $isBlocked: Boolean!\n) {\n  blockChatRoom(roomId: $roomId, isBlocked: $isBlocked) {\n    chatRoom {\n      id\n      standing\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7a579b1d98d172b8b9aaa2b0034f6491";

export default node;
