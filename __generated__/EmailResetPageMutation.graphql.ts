/**
 * @generated SignedSource<<7a9ff7c323320856d0298327f4918571>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EmailAddressSide = "CURRENT_ADDRESS" | "NEW_ADDRESS";
export type EmailResetPageMutation$variables = {
  token: string;
};
export type EmailResetPageMutation$data = {
  readonly verifyResetedEmail: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
      readonly signInToken?: string | null | undefined;
    }>;
    readonly tokens: {
      readonly accessToken: string;
      readonly refreshToken: string;
    } | null | undefined;
    readonly user: {
      readonly email: string;
    } | null | undefined;
    readonly waitsFor: EmailAddressSide | null | undefined;
  };
};
export type EmailResetPageMutation = {
  response: EmailResetPageMutation$data;
  variables: EmailResetPageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitsFor",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Tokens",
  "kind": "LinkedField",
  "name": "tokens",
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
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v11 = {
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
v12 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signInToken",
      "storageKey": null
    }
  ],
  "type": "SecondFactorRequiredError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailResetPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VerifyResetedEmailPayload",
        "kind": "LinkedField",
        "name": "verifyResetedEmail",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailResetPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VerifyResetedEmailPayload",
        "kind": "LinkedField",
        "name": "verifyResetedEmail",
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
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d86cb0e558d0769f0b0ac91d8f5d3178",
    "id": null,
    "metadata": {},
    "name": "EmailResetPageMutation",
    "operationKind": "mutation",
    "text": "mutation EmailResetPageMutation(\n  $token: String!\n) {\n  verifyResetedEmail(token: $token) {\n    user {\n      email\n      id\n    }\n    waitsFor\n    tokens {\n      accessToken\n      refreshToken\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n      ... on SecondFactorRequiredError {\n        signInToken\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5304b9638d1cfe3db77136865fcefd38";

export default node;
