/**
 * @generated SignedSource<<5466324170bba88fba9b514dc5aeb2da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type NewEmailQuery$variables = Record<PropertyKey, never>;
export type NewEmailQuery$data = {
  readonly me: {
    readonly email: string;
    readonly hasPassword: boolean;
  } | null | undefined;
};
export type NewEmailQuery = {
  response: NewEmailQuery$data;
  variables: NewEmailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewEmailQuery",
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
          (v1/*:: as any*/)
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
    "name": "NewEmailQuery",
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
          (v1/*:: as any*/),
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
    "cacheID": "cf01fc11ce090cd9f0973ac533dacfb6",
    "id": null,
    "metadata": {},
    "name": "NewEmailQuery",
    "operationKind": "query",
    "text": "query NewEmailQuery {\n  me {\n    email\n    hasPassword\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ebc59466d17c67022bd64e652de816fd";

export default node;
