/**
 * @generated SignedSource<<15ce93fd4ed12d0c5eac6c261d15b617>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type usePasskeyRegistrationOptionsMutation$variables = Record<PropertyKey, never>;
export type usePasskeyRegistrationOptionsMutation$data = {
  readonly passkeyRegistrationOptions: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly options: string | null | undefined;
  };
};
export type usePasskeyRegistrationOptionsMutation = {
  response: usePasskeyRegistrationOptionsMutation$data;
  variables: usePasskeyRegistrationOptionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v7 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeyRegistrationOptionsMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PasskeyOptionsPayload",
        "kind": "LinkedField",
        "name": "passkeyRegistrationOptions",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "name": "usePasskeyRegistrationOptionsMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PasskeyOptionsPayload",
        "kind": "LinkedField",
        "name": "passkeyRegistrationOptions",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ac7a4f6e25ca9dc6fa97f161a05b846d",
    "id": null,
    "metadata": {},
    "name": "usePasskeyRegistrationOptionsMutation",
    "operationKind": "mutation",
    "text": "mutation usePasskeyRegistrationOptionsMutation {\n  passkeyRegistrationOptions {\n    options\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5cc82813c7f0c5c6f8cfbd99b270e4bd";

export default node;
