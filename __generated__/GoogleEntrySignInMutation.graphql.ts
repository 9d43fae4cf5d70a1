/**
 * @generated SignedSource<<1b2a087828ec8b7e21ae59acdeed5683>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GoogleEntrySignInMutation$variables = {
  idToken: string;
  rememberedDevice?: string | null | undefined;
};
export type GoogleEntrySignInMutation$data = {
  readonly signInWithGoogle: {
    readonly accessToken: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
      readonly signInToken?: string | null | undefined;
    }>;
    readonly refreshToken: string | null | undefined;
  };
};
export type GoogleEntrySignInMutation = {
  response: GoogleEntrySignInMutation$data;
  variables: GoogleEntrySignInMutation$variables;
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
    "name": "rememberedDevice"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "idToken",
    "variableName": "idToken"
  },
  {
    "kind": "Variable",
    "name": "rememberedDevice",
    "variableName": "rememberedDevice"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessToken",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refreshToken",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v10 = {
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
v11 = {
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
    "name": "GoogleEntrySignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "signInWithGoogle",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
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
    "name": "GoogleEntrySignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "signInWithGoogle",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8e045a7745d973d2d7e244e4f0127b14",
    "id": null,
    "metadata": {},
    "name": "GoogleEntrySignInMutation",
    "operationKind": "mutation",
    "text": "mutation GoogleEntrySignInMutation(\n  $idToken: String!\n  $rememberedDevice: String\n) {\n  signInWithGoogle(idToken: $idToken, rememberedDevice: $rememberedDevice) {\n    accessToken\n    refreshToken\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n      ... on SecondFactorRequiredError {\n        signInToken\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "211ccccf04f6bd55099e8a528047b50c";

export default node;
