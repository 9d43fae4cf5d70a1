/**
 * @generated SignedSource<<4feb09c9ae733749479fbda6719e1256>>
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
    "cacheID": "c57b36cd75a5db23e7f233fcbf0f9cff",
    "id": null,
    "metadata": {},
    "name": "NewEmailQuery",
    "operationKind": "query",
    "text": "query NewEmailQuery {\n  me {\n    email\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8282110b41f83f9f32ad0e63c9b6834d";

export default node;
