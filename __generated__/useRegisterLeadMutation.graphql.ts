/**
 * @generated SignedSource<<d6beda77666a163e74e274e55bd49424>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ClientRequestUrgency = "CONSIDERATION_OF_ORDER_PLACEMENT" | "INFORMATION_GATHERING" | "REQUEST_IMMEDIATELY";
export type RegisterLeadCustomerInput = {
  companyName: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  registrationPurpose: string;
  urgency: ClientRequestUrgency;
};
export type useRegisterLeadMutation$variables = {
  input: RegisterLeadCustomerInput;
};
export type useRegisterLeadMutation$data = {
  readonly registerLeadCustomer: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly leadCustomer: {
      readonly email: string;
    } | null | undefined;
  };
};
export type useRegisterLeadMutation = {
  response: useRegisterLeadMutation$data;
  variables: useRegisterLeadMutation$variables;
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
    "concreteType": "RegisterLeadCustomerPayload",
    "kind": "LinkedField",
    "name": "registerLeadCustomer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LeadCustomer",
        "kind": "LinkedField",
        "name": "leadCustomer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
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
    "name": "useRegisterLeadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterLeadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "463ddcc7cfedab5a8cb0b36533ea23d5",
    "id": null,
    "metadata": {},
    "name": "useRegisterLeadMutation",
    "operationKind": "mutation",
    "text": "mutation useRegisterLeadMutation(\n  $input: RegisterLeadCustomerInput!\n) {\n  registerLeadCustomer(input: $input) {\n    leadCustomer {\n      email\n    }\n    errors {\n      __typename\n      message\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4dbad53abfb477da1233e5b3fab46c90";

export default node;
