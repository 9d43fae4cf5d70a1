/**
 * @generated SignedSource<<cdd90ac94c17c26b1c61007695209eaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FollowButtonTestQuery$variables = Record<PropertyKey, never>;
export type FollowButtonTestQuery$data = {
  readonly publicCreatorUser: {
    readonly followersCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"FollowButton_creator">;
  } | null | undefined;
};
export type FollowButtonTestQuery = {
  response: FollowButtonTestQuery$data;
  variables: FollowButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c_1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "followersCount",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CreatorUser",
        "kind": "LinkedField",
        "name": "publicCreatorUser",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowButton_creator"
          }
        ],
        "storageKey": "publicCreatorUser(id:\"c_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CreatorUser",
        "kind": "LinkedField",
        "name": "publicCreatorUser",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "isFollowed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorProfile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "publicCreatorUser(id:\"c_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "8be00ae584598d187f27e3044c8a3604",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "publicCreatorUser": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CreatorUser"
        },
        "publicCreatorUser.followersCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "publicCreatorUser.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "publicCreatorUser.isFollowed": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "publicCreatorUser.profile": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CreatorProfile"
        },
        "publicCreatorUser.profile.firstName": (v2/*:: as any*/),
        "publicCreatorUser.profile.lastName": (v2/*:: as any*/)
      }
    },
    "name": "FollowButtonTestQuery",
    "operationKind": "query",
    "text": "query FollowButtonTestQuery {\n  publicCreatorUser(id: \"c_1\") {\n    followersCount\n    ...FollowButton_creator\n    id\n  }\n}\n\nfragment FollowButton_creator on CreatorUser {\n  id\n  isFollowed\n  ...creatorName_creator\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n"
  }
};
})();

(node as any).hash = "600dbbd7bc30d3305923323139f31528";

export default node;
