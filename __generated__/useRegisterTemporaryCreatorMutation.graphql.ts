/**
 * @generated SignedSource<<379b1f8a4b169462e8c5fbcabd79fb16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RegisterTemporaryCreatorUserInput = {
  email: string;
};
export type useRegisterTemporaryCreatorMutation$variables = {
  input: RegisterTemporaryCreatorUserInput;
};
export type useRegisterTemporaryCreatorMutation$data = {
  readonly registerTemporaryCreatorUser: {
    readonly email: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
  };
};
export type useRegisterTemporaryCreatorMutation = {
  response: useRegisterTemporaryCreatorMutation$data;
  variables: useRegisterTemporaryCreatorMutation$variables;
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
    "concreteType": "RegisterTemporaryCreatorUserPayload",
    "kind": "LinkedField",
    "name": "registerTemporaryCreatorUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "useRegisterTemporaryCreatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterTemporaryCreatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "449c29cbb5e0d703d8298fc2cd4fd358",
    "id": null,
    "metadata": {},
    "name": "useRegisterTemporaryCreatorMutation",
    "operationKind": "mutation",
    "text": "mutation useRegisterTemporaryCreatorMutation(\n  $input: RegisterTemporaryCreatorUserInput!\n) {\n  registerTemporaryCreatorUser(input: $input) {\n    email\n    errors {\n      __typename\n      message\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d8ce29c093c3f8ab41e8f006a8b85592";

export default node;
