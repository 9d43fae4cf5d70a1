/**
 * @generated SignedSource<<20615ad8d4b07ebc25d986583ff92d21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LinkGoogleInput = {
  idToken: string;
  password: string;
  rememberedDevice?: string | null | undefined;
};
export type useLinkGoogleMutation$variables = {
  input: LinkGoogleInput;
};
export type useLinkGoogleMutation$data = {
  readonly linkGoogle: {
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
export type useLinkGoogleMutation = {
  response: useLinkGoogleMutation$data;
  variables: useLinkGoogleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
    "name": "useLinkGoogleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "linkGoogle",
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
    "name": "useLinkGoogleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "linkGoogle",
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
    "cacheID": "6fa35a2f02c4f9fcfbe5cce74302f132",
    "id": null,
    "metadata": {},
    "name": "useLinkGoogleMutation",
    "operationKind": "mutation",
    "text": "mutation useLinkGoogleMutation(\n  $input: LinkGoogleInput!\n) {\n  linkGoogle(input: $input) {\n    accessToken\n    refreshToken\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n      ... on SecondFactorRequiredError {\n        signInToken\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7130fc2bd425ce370b60629ca37d2670";

export default node;
