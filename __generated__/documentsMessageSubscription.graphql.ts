/**
 * @generated SignedSource<<0c6c3f72385b678c8791699f3786e59c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type documentsMessageSubscription$variables = {
  roomId: string;
};
export type documentsMessageSubscription$data = {
  readonly messageAdded: {
    readonly id: string;
    readonly text: string;
  };
};
export type documentsMessageSubscription = {
  response: documentsMessageSubscription$data;
  variables: documentsMessageSubscription$variables;
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
    "name": "roomId",
    "variableName": "roomId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": "text",
  "args": null,
  "kind": "ScalarField",
  "name": "clientId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsMessageSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "messageAdded",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsMessageSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "messageAdded",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4474c8cda54a564d9323fddd17508a86",
    "id": null,
    "metadata": {},
    "name": "documentsMessageSubscription",
    "operationKind": "subscription",
    "text": "subscription documentsMessageSubscription(\n  $roomId: ID!\n) {\n  messageAdded(roomId: $roomId) {\n    __typename\n    id\n    text: clientId\n  }\n}\n"
  }
};
})();

(node as any).hash = "54f6d1d1d25a0f961c256e43a5a57b4d";

export default node;
