/**
 * @generated SignedSource<<d1af11a44e8d137af3c1813cefeff479>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type carryUnsentQuery$variables = {
  roomId: string;
};
export type carryUnsentQuery$data = {
  readonly node: {
    readonly ownUserId?: string;
  } | null | undefined;
};
export type carryUnsentQuery = {
  response: carryUnsentQuery$data;
  variables: carryUnsentQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownUserId",
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "carryUnsentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "carryUnsentQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1ca7811323e9d03e8cc2a49a72c2aab9",
    "id": null,
    "metadata": {},
    "name": "carryUnsentQuery",
    "operationKind": "query",
    "text": "query carryUnsentQuery(\n  $roomId: ID!\n) {\n  node(id: $roomId) {\n    __typename\n    ... on ChatRoom {\n      ownUserId\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "98611f8b4472a930ed93332ba48ba0c5";

export default node;
