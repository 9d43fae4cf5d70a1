/**
 * @generated SignedSource<<fc793f647087a0ce93176624eb91a832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RegisterCorporateUserAccountInput = {
  firstName: string;
  firstNameKana?: string | null | undefined;
  lastName: string;
  lastNameKana?: string | null | undefined;
  password: string;
  phoneNumber?: string | null | undefined;
  token: string;
};
export type useRegisterCorporateAccountMutation$variables = {
  input: RegisterCorporateUserAccountInput;
};
export type useRegisterCorporateAccountMutation$data = {
  readonly registerCorporateUserAccount: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly ok: boolean;
  };
};
export type useRegisterCorporateAccountMutation = {
  response: useRegisterCorporateAccountMutation$data;
  variables: useRegisterCorporateAccountMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OkPayload",
    "kind": "LinkedField",
    "name": "registerCorporateUserAccount",
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
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              }
            ],
            "type": "UserInputInvalidError",
            "abstractKey": null
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
    "name": "useRegisterCorporateAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterCorporateAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1a92aa20008100db3213e8499e7992f2",
    "id": null,
    "metadata": {},
    "name": "useRegisterCorporateAccountMutation",
    "operationKind": "mutation",
    "text": "mutation useRegisterCorporateAccountMutation(\n  $input: RegisterCorporateUserAccountInput!\n) {\n  registerCorporateUserAccount(input: $input) {\n    ok\n    errors {\n      __typename\n      message\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "aa5d563fb73d5d61d462092496a3ce42";

export default node;
