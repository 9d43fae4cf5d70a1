/**
 * @generated SignedSource<<52437d456692a71c125df55e3604e857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmationWaysQuery$variables = Record<PropertyKey, never>;
export type ConfirmationWaysQuery$data = {
  readonly me: {
    readonly email: string;
    readonly hasPassword: boolean;
    readonly isGoogleLoggedIn: boolean;
  } | null | undefined;
};
export type ConfirmationWaysQuery = {
  response: ConfirmationWaysQuery$data;
  variables: ConfirmationWaysQuery$variables;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGoogleLoggedIn",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmationWaysQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConfirmationWaysQuery",
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
    "cacheID": "d21289d6f17211b518133dba0d65399e",
    "id": null,
    "metadata": {},
    "name": "ConfirmationWaysQuery",
    "operationKind": "query",
    "text": "query ConfirmationWaysQuery {\n  me {\n    email\n    hasPassword\n    isGoogleLoggedIn\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "38be7d9c33b4f07a50dbd3eb79d6d6da";

export default node;
