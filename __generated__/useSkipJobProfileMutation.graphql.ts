/**
 * @generated SignedSource<<a4387497a4ab9f29dcc8e0421265f7c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RegistrationStep = "COMPLETED" | "EMAIL_VERIFICATION" | "ENGAGEMENT_TYPE" | "JOB_PROFILE" | "PASSWORD" | "PROFILE";
export type useSkipJobProfileMutation$variables = Record<PropertyKey, never>;
export type useSkipJobProfileMutation$data = {
  readonly skipCreatorUserJobProfile: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly registrationStep: RegistrationStep;
    } | null | undefined;
  };
};
export type useSkipJobProfileMutation = {
  response: useSkipJobProfileMutation$data;
  variables: useSkipJobProfileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserPayload",
    "kind": "LinkedField",
    "name": "skipCreatorUserJobProfile",
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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registrationStep",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSkipJobProfileMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSkipJobProfileMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3c1ee85c993d648b22bdc79bb574ce51",
    "id": null,
    "metadata": {},
    "name": "useSkipJobProfileMutation",
    "operationKind": "mutation",
    "text": "mutation useSkipJobProfileMutation {\n  skipCreatorUserJobProfile {\n    user {\n      id\n      registrationStep\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4f6d416299540de64fcecf22211e1c82";

export default node;
