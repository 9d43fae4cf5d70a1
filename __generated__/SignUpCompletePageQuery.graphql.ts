/**
 * @generated SignedSource<<a6ed9e25467c0fa355d42a5128d97297>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ContentVisibilityType = "ALL" | "ONLY_PUBLIC" | "TEMPORARILY_ALL";
export type SignUpCompletePageQuery$variables = Record<PropertyKey, never>;
export type SignUpCompletePageQuery$data = {
  readonly me: {
    readonly contentVisibilityEndsAt: string | null | undefined;
    readonly contentVisibilityType: ContentVisibilityType;
    readonly profile: {
      readonly jobProfile?: {
        readonly __typename: "CreatorJobProfile";
      } | null | undefined;
      readonly userName?: string;
    } | null | undefined;
  } | null | undefined;
};
export type SignUpCompletePageQuery = {
  response: SignUpCompletePageQuery$data;
  variables: SignUpCompletePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentVisibilityType",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentVisibilityEndsAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignUpCompletePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              {
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
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "PrivateCreatorProfile",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignUpCompletePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
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
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "type": "PrivateCreatorProfile",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/)
                ],
                "type": "PrivateCorporateProfile",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4ce15ecd734a096daef7f0cb95235980",
    "id": null,
    "metadata": {},
    "name": "SignUpCompletePageQuery",
    "operationKind": "query",
    "text": "query SignUpCompletePageQuery {\n  me {\n    contentVisibilityType\n    contentVisibilityEndsAt\n    profile {\n      __typename\n      ... on PrivateCreatorProfile {\n        userName\n        jobProfile {\n          __typename\n          id\n        }\n        id\n      }\n      ... on PrivateCorporateProfile {\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "73a2d77bd67375f0ff1137b6bee9b326";

export default node;
