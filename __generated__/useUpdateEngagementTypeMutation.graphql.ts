/**
 * @generated SignedSource<<5a512f5cfe8cc7b698befccbfb52dc04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type RegistrationStep = "COMPLETED" | "EMAIL_VERIFICATION" | "ENGAGEMENT_TYPE" | "JOB_PROFILE" | "PASSWORD" | "PROFILE";
export type CreatorUserEngagementTypeInput = {
  corporateName?: string | null | undefined;
  engagementType: CreatorEngagementType;
  nameOfCompanyYouCurrentlyWorkFor?: string | null | undefined;
};
export type useUpdateEngagementTypeMutation$variables = {
  input: CreatorUserEngagementTypeInput;
};
export type useUpdateEngagementTypeMutation$data = {
  readonly updateCreatorUserEngagementType: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly registrationStep: RegistrationStep;
      readonly " $fragmentSpreads": FragmentRefs<"EngagementTypeForm_user">;
    } | null | undefined;
  };
};
export type useUpdateEngagementTypeMutation = {
  response: useUpdateEngagementTypeMutation$data;
  variables: useUpdateEngagementTypeMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registrationStep",
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
  "concreteType": null,
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateEngagementTypeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "updateCreatorUserEngagementType",
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
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EngagementTypeForm_user"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useUpdateEngagementTypeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "updateCreatorUserEngagementType",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EngagementTypeRecord",
                        "kind": "LinkedField",
                        "name": "engagementType",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "engagementType",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "nameOfCompanyYouCurrentlyWorkFor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "corporateName",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "type": "PrivateCreatorProfile",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "type": "PrivateCorporateProfile",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ad0bcd807452a23a5e851b3164ec311f",
    "id": null,
    "metadata": {},
    "name": "useUpdateEngagementTypeMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateEngagementTypeMutation(\n  $input: CreatorUserEngagementTypeInput!\n) {\n  updateCreatorUserEngagementType(input: $input) {\n    user {\n      id\n      registrationStep\n      ...EngagementTypeForm_user\n    }\n    errors {\n      __typename\n      message\n      ... on UserInputInvalidError {\n        field\n      }\n    }\n  }\n}\n\nfragment EngagementTypeForm_user on User {\n  id\n  registrationStep\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      engagementType {\n        engagementType\n        nameOfCompanyYouCurrentlyWorkFor\n        corporateName\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "032893417e2ce3b1c313ccda9b204bf8";

export default node;
