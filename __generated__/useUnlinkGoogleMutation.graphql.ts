/**
 * @generated SignedSource<<4d72846d1dd3e2b9cdcb50e9cc6f17dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useUnlinkGoogleMutation$variables = Record<PropertyKey, never>;
export type useUnlinkGoogleMutation$data = {
  readonly unlinkGoogle: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"SignInMethodsSection_user">;
    } | null | undefined;
  };
};
export type useUnlinkGoogleMutation = {
  response: useUnlinkGoogleMutation$data;
  variables: useUnlinkGoogleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v1 = {
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnlinkGoogleMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "unlinkGoogle",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SignInMethodsSection_user"
              }
            ],
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnlinkGoogleMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "unlinkGoogle",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPassword",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isGoogleLoggedIn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DeviceSession",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e02181f42dcff33d0b963fac5a5f012c",
    "id": null,
    "metadata": {},
    "name": "useUnlinkGoogleMutation",
    "operationKind": "mutation",
    "text": "mutation useUnlinkGoogleMutation {\n  unlinkGoogle {\n    user {\n      ...SignInMethodsSection_user\n      id\n    }\n    errors {\n      __typename\n      message\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n\nfragment GoogleLink_user on User {\n  hasPassword\n  sessions {\n    id\n    isCurrent\n  }\n}\n\nfragment SignInMethodsSection_user on User {\n  hasPassword\n  isGoogleLoggedIn\n  ...GoogleLink_user\n}\n"
  }
};
})();

(node as any).hash = "456afdd670e97b208d873097d70ef62e";

export default node;
