/**
 * @generated SignedSource<<dbbb59dbed6cd707634248ad0d72441b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type unreadRoomsQuery$variables = Record<PropertyKey, never>;
export type unreadRoomsQuery$data = {
  readonly me: {
    readonly unreadRoomsCount: number;
  } | null | undefined;
};
export type unreadRoomsQuery = {
  response: unreadRoomsQuery$data;
  variables: unreadRoomsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadRoomsCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "unreadRoomsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "unreadRoomsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "cacheID": "4f2a65295e3c6d1a818710adec8702fe",
    "id": null,
    "metadata": {},
    "name": "unreadRoomsQuery",
    "operationKind": "query",
    "text": "query unreadRoomsQuery {\n  me {\n    unreadRoomsCount\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe4d5e690c1fa3032229bf6a4fb8ff91";

export default node;
