/**
 * @generated SignedSource<<9c95d5853731ed63163d3c1093577e30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type sessionCallsRefreshMutation$variables = Record<PropertyKey, never>;
export type sessionCallsRefreshMutation$data = {
  readonly refreshToken: {
    readonly accessToken: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly refreshToken: string | null | undefined;
  };
};
export type sessionCallsRefreshMutation = {
  response: sessionCallsRefreshMutation$data;
  variables: sessionCallsRefreshMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RefreshTokenPayload",
    "kind": "LinkedField",
    "name": "refreshToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refreshToken",
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
    "name": "sessionCallsRefreshMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionCallsRefreshMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "78e022330b43069a528b905982290054",
    "id": null,
    "metadata": {},
    "name": "sessionCallsRefreshMutation",
    "operationKind": "mutation",
    "text": "mutation sessionCallsRefreshMutation {\n  refreshToken {\n    accessToken\n    refreshToken\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a57c80e1135cd6ae6abad85c5630f1f";

export default node;
