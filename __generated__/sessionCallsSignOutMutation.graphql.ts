/**
 * @generated SignedSource<<b5ce6dd52ed7cbbad98ac6d4d8ed2ec0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type sessionCallsSignOutMutation$variables = Record<PropertyKey, never>;
export type sessionCallsSignOutMutation$data = {
  readonly signOut: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly ok: boolean;
  };
};
export type sessionCallsSignOutMutation = {
  response: sessionCallsSignOutMutation$data;
  variables: sessionCallsSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OkPayload",
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
        "storageKey": null
      },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionCallsSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionCallsSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "cf30e013b64bd3d7cea88d16818108a5",
    "id": null,
    "metadata": {},
    "name": "sessionCallsSignOutMutation",
    "operationKind": "mutation",
    "text": "mutation sessionCallsSignOutMutation {\n  signOut {\n    ok\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2a50eb1901b040b3a55ca40ce433eb2e";

export default node;
