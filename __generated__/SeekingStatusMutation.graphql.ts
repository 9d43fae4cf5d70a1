/**
 * @generated SignedSource<<bae66271c2aaba536fcb4316651aa340>>
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
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
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
export type SeekingStatusMutation$rawResponse = {
  readonly updateJobSeekingStatus: {
    readonly errors: ReadonlyArray<{
      readonly __typename: "ArgumentInvalidError";
      readonly __isError: "ArgumentInvalidError";
      readonly field: string | null | undefined;
      readonly message: string;
    } | {
      readonly __typename: "InvalidImageInputError";
      readonly __isError: "InvalidImageInputError";
      readonly field: string | null | undefined;
      readonly message: string;
    } | {
      readonly __typename: "RateLimitExceededError";
      readonly __isError: "RateLimitExceededError";
      readonly message: string;
      readonly retryAt: string | null | undefined;
    } | {
      readonly __typename: "UserInputInvalidError";
      readonly __isError: "UserInputInvalidError";
      readonly field: string | null | undefined;
      readonly message: string;
    } | {
      readonly __typename: string;
      readonly __isError: string;
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly profile: {
        readonly __typename: "PrivateCorporateProfile";
        readonly id: string;
      } | {
        readonly __typename: "PrivateCreatorProfile";
        readonly id: string;
        readonly jobProfile: {
          readonly id: string;
          readonly jobSeekingStatus: JobSeekingStatus;
        } | null | undefined;
      } | {
        readonly __typename: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type SeekingStatusMutation = {
  rawResponse: SeekingStatusMutation$rawResponse;
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
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fba11bfd1203122aa1cdad09dc673461",
    "id": null,
    "metadata": {},
    "name": "SeekingStatusMutation",
    "operationKind": "mutation",
    "text": "mutation SeekingStatusMutation(\n  $input: UpdateJobSeekingStatusInput!\n) {\n  updateJobSeekingStatus(input: $input) {\n    user {\n      id\n      ...SeekingStatus_user\n      profile {\n        __typename\n        ... on PrivateCreatorProfile {\n          id\n          jobProfile {\n            id\n            jobSeekingStatus\n          }\n        }\n        ... on PrivateCorporateProfile {\n          id\n        }\n      }\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n\nfragment SeekingStatus_user on User {\n  id\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      id\n      jobProfile {\n        id\n        jobSeekingStatus\n      }\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4cbe2bb2d35845ac441c9a077673ffcd";

export default node;
