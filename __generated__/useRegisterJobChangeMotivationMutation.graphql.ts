/**
 * @generated SignedSource<<b31c9e6baafc026b26ab74198730fc7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type JobChangeMotivation = "ACTIVELY_CONSIDERING" | "CONSIDERING" | "INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES" | "NOT_CONSIDERING";
export type RegisterJobChangeMotivationInput = {
  doNotShowAgain?: boolean | null | undefined;
  jobChangeMotivation: JobChangeMotivation;
};
export type useRegisterJobChangeMotivationMutation$variables = {
  input: RegisterJobChangeMotivationInput;
};
export type useRegisterJobChangeMotivationMutation$data = {
  readonly registerJobChangeMotivation: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly user: {
      readonly hasRegisteredJobChangeMotivation: boolean;
      readonly id: string;
    } | null | undefined;
  };
};
export type useRegisterJobChangeMotivationMutation = {
  response: useRegisterJobChangeMotivationMutation$data;
  variables: useRegisterJobChangeMotivationMutation$variables;
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
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasRegisteredJobChangeMotivation",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRegisterJobChangeMotivationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "registerJobChangeMotivation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
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
    "name": "useRegisterJobChangeMotivationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "registerJobChangeMotivation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5fbc7ca42282726baa46695b13512aa7",
    "id": null,
    "metadata": {},
    "name": "useRegisterJobChangeMotivationMutation",
    "operationKind": "mutation",
    "text": "mutation useRegisterJobChangeMotivationMutation(\n  $input: RegisterJobChangeMotivationInput!\n) {\n  registerJobChangeMotivation(input: $input) {\n    user {\n      id\n      hasRegisteredJobChangeMotivation\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e3e115926c86a87f232fe346f2202abf";

export default node;
