/**
 * @generated SignedSource<<7a0b21f4125c94f7c4cf6ba22ee29e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type UnfollowInput = {
  userId: string;
};
export type useFollowUnfollowMutation$variables = {
  input: UnfollowInput;
};
export type useFollowUnfollowMutation$data = {
  readonly unfollow: {
    readonly creator: {
      readonly followersCount: number;
      readonly id: string;
      readonly isFollowed: boolean;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly user: {
      readonly followeesCount: number;
      readonly id: string;
    } | null | undefined;
  };
};
export type useFollowUnfollowMutation = {
  response: useFollowUnfollowMutation$data;
  variables: useFollowUnfollowMutation$variables;
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
    "concreteType": "UnfollowPayload",
    "kind": "LinkedField",
    "name": "unfollow",
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
        "concreteType": "CreatorUser",
        "kind": "LinkedField",
        "name": "creator",
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
    "name": "useFollowUnfollowMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowUnfollowMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "f91ee54bb3c609d1b3e4c915ed134342",
    "id": null,
    "metadata": {},
    "name": "useFollowUnfollowMutation",
    "operationKind": "mutation",
    "text": "mutation useFollowUnfollowMutation(\n  $input: UnfollowInput!\n) {\n  unfollow(input: $input) {\n    errors {\n      __typename\n      message\n    }\n    creator {\n      id\n      isFollowed\n      followersCount\n    }\n    user {\n      id\n      followeesCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4e7a4cd66905382a17917330082c1244";

export default node;
