/**
 * @generated SignedSource<<c6745baf2d34e52d43bc057f48b24691>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type FollowInput = {
  userId: string;
};
export type useFollowMutation$variables = {
  input: FollowInput;
};
export type useFollowMutation$data = {
  readonly follow: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly follow: {
      readonly followee: {
        readonly followersCount: number;
        readonly id: string;
        readonly isFollowed: boolean;
      };
      readonly id: string;
    } | null | undefined;
    readonly user: {
      readonly followeesCount: number;
      readonly id: string;
    } | null | undefined;
  };
};
export type useFollowMutation = {
  response: useFollowMutation$data;
  variables: useFollowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "FollowPayload",
    "kind": "LinkedField",
    "name": "follow",
    "plural": false,
    "selections": [
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Follow",
        "kind": "LinkedField",
        "name": "follow",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "followee",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isFollowed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "followersCount",
                "storageKey": null
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followeesCount",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFollowMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "8b67fd4db9cddf22d16dde0201cda4ed",
    "id": null,
    "metadata": {},
    "name": "useFollowMutation",
    "operationKind": "mutation",
    "text": "mutation useFollowMutation(\n  $input: FollowInput!\n) {\n  follow(input: $input) {\n    errors {\n      __typename\n      message\n    }\n    follow {\n      id\n      followee {\n        id\n        isFollowed\n        followersCount\n      }\n    }\n    user {\n      id\n      followeesCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a391550ee785c2a14590b0c2a69cf0ea";

export default node;
