/**
 * @generated SignedSource<<89be58b5f123c6d8f7d5d5d3e2bb0e8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSignUpWithGoogleMutation$variables = {
  idToken: string;
  viaPrairieCard?: boolean | null | undefined;
};
export type useSignUpWithGoogleMutation$data = {
  readonly signUpWithGoogle: {
    readonly accessToken: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly refreshToken: string | null | undefined;
  };
};
export type useSignUpWithGoogleMutation = {
  response: useSignUpWithGoogleMutation$data;
  variables: useSignUpWithGoogleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "idToken"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "viaPrairieCard"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idToken",
        "variableName": "idToken"
      },
      {
        "kind": "Variable",
        "name": "viaPrairieCard",
        "variableName": "viaPrairieCard"
      }
    ],
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signUpWithGoogle",
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
          },
          {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignUpWithGoogleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignUpWithGoogleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e1be11959f3abf12d11403eaaacfce2a",
    "id": null,
    "metadata": {},
    "name": "useSignUpWithGoogleMutation",
    "operationKind": "mutation",
    "text": "mutation useSignUpWithGoogleMutation(\n  $idToken: String!\n  $viaPrairieCard: Boolean\n) {\n  signUpWithGoogle(idToken: $idToken, viaPrairieCard: $viaPrairieCard) {\n    accessToken\n    refreshToken\n    errors {\n      __typename\n      message\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f7dd847dfc8b7c1516d98dcccd99a45";

export default node;
