/**
 * @generated SignedSource<<9626849c82593147844be8a57060c164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreateChatRoomWithCandidateInput = {
  jobOpeningId: string;
  userId: string;
};
export type deskMutationsChatMutation$variables = {
  input: CreateChatRoomWithCandidateInput;
};
export type deskMutationsChatMutation$data = {
  readonly createChatRoomWithCandidate: {
    readonly candidate: {
      readonly chatRoomId: string | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly chatRoom: {
      readonly id: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type deskMutationsChatMutation = {
  response: deskMutationsChatMutation$data;
  variables: deskMutationsChatMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ChatRoom",
  "kind": "LinkedField",
  "name": "chatRoom",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Candidate",
  "kind": "LinkedField",
  "name": "candidate",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatRoomId",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deskMutationsChatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateChatRoomPayload",
        "kind": "LinkedField",
        "name": "createChatRoomWithCandidate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deskMutationsChatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateChatRoomPayload",
        "kind": "LinkedField",
        "name": "createChatRoomWithCandidate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "35efeb842a4988231646f348051d2148",
    "id": null,
    "metadata": {},
    "name": "deskMutationsChatMutation",
    "operationKind": "mutation",
    "text": "mutation deskMutationsChatMutation(\n  $input: CreateChatRoomWithCandidateInput!\n) {\n  createChatRoomWithCandidate(input: $input) {\n    errors {\n      __typename\n      message\n    }\n    chatRoom {\n      id\n    }\n    candidate {\n      id\n      chatRoomId\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "17c0f375f8b881db8f54aafae7784229";

export default node;
