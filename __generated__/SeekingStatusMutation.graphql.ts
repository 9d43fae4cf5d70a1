/**
 * @generated SignedSource<<0ca54949196f9c98f330b9ff57819b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type UpdateJobSeekingStatusInput = {
  jobSeekingStatus: JobSeekingStatus;
};
export type SeekingStatusMutation$variables = {
  input: UpdateJobSeekingStatusInput;
};
export type SeekingStatusMutation$data = {
  readonly updateJobSeekingStatus: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly profile: {
        readonly __typename: "PrivateCreatorProfile";
        readonly id: string;
        readonly jobProfile: {
          readonly id: string;
          readonly jobSeekingStatus: JobSeekingStatus;
        } | null | undefined;
      } | {
        // This will never be '%other', but we need some
        // value in case none of the concrete values match.
        readonly __typename: "%other";
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SeekingStatus_user">;
    } | null | undefined;
  };
};
export type SeekingStatusMutation = {
  response: SeekingStatusMutation$data;
  variables: SeekingStatusMutation$variables;
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
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorJobProfile",
      "kind": "LinkedField",
      "name": "jobProfile",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobSeekingStatus",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PrivateCreatorProfile",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SeekingStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "updateJobSeekingStatus",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "SeekingStatus_user"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SeekingStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "updateJobSeekingStatus",
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
                "concreteType": null,
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
    "cacheID": "af8ad2644c8f03052c9f63ff26da5d74",
    "id": null,
    "metadata": {},
    "name": "SeekingStatusMutation",
    "operationKind": "mutation",
    "text": "mutation SeekingStatusMutation(\n  $input: UpdateJobSeekingStatusInput!\n) {\n  updateJobSeekingStatus(input: $input) {\n    user {\n      id\n      ...SeekingStatus_user\n      profile {\n        __typename\n        ... on PrivateCreatorProfile {\n          id\n          jobProfile {\n            id\n            jobSeekingStatus\n          }\n        }\n        ... on PrivateCorporateProfile {\n          id\n        }\n      }\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n\nfragment SeekingStatus_user on User {\n  id\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      id\n      jobProfile {\n        id\n        jobSeekingStatus\n      }\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "76ed2bc53f6c4e8f3f4b2c46e9885fe6";

export default node;
