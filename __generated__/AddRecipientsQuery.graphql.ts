/**
 * @generated SignedSource<<ba7798b233399c1c8b1199c9889dadd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddRecipientsQuery$variables = {
  bySearch: boolean;
  words: string;
};
export type AddRecipientsQuery$data = {
  readonly followees?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly followee: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"Recipients_creators" | "creatorFace_creator" | "creatorStatus_creator">;
        };
      };
    }>;
  };
  readonly search?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly creator: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"Recipients_creators" | "creatorFace_creator" | "creatorStatus_creator">;
        } | null | undefined;
      };
    }>;
  };
};
export type AddRecipientsQuery = {
  response: AddRecipientsQuery$data;
  variables: AddRecipientsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bySearch"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  },
  {
    "kind": "Literal",
    "name": "kind",
    "value": "CREATOR"
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "words"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobSeekingStatus",
  "storageKey": null
},
v8 = [
  (v3/*:: as any*/),
  {
    "kind": "InlineDataFragmentSpread",
    "name": "creatorFace_creator",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "creatorName_creator",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorProfile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
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
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "profileImage",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "creatorStatus_creator",
    "selections": [
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
            "concreteType": "CreatorJobProfile",
            "kind": "LinkedField",
            "name": "jobProfile",
            "plural": false,
            "selections": [
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Recipients_creators"
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v10 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CreatorProfile",
    "kind": "LinkedField",
    "name": "profile",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "profileImage",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CreatorJobProfile",
        "kind": "LinkedField",
        "name": "jobProfile",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RewardPrice",
            "kind": "LinkedField",
            "name": "rewardPrices",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rewardType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "netPrice",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
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
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 3
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "newestProducts",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "thumbnailImage",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thumbhash",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": "newestProducts(first:3)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddRecipientsQuery",
    "selections": [
      {
        "condition": "bySearch",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "SearchResults",
            "kind": "LinkedField",
            "name": "search",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SearchHitEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SearchHit",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "creator",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "bySearch",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "FollowConnection",
            "kind": "LinkedField",
            "name": "followees",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FollowEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Follow",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "followee",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "followees(first:20)"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AddRecipientsQuery",
    "selections": [
      {
        "condition": "bySearch",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "SearchResults",
            "kind": "LinkedField",
            "name": "search",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SearchHitEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SearchHit",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "creator",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "bySearch",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "FollowConnection",
            "kind": "LinkedField",
            "name": "followees",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FollowEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Follow",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "followee",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "followees(first:20)"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "9b8427bc8f00e6dcefdd235b4148108f",
    "id": null,
    "metadata": {},
    "name": "AddRecipientsQuery",
    "operationKind": "query",
    "text": "query AddRecipientsQuery(\n  $words: String!\n  $bySearch: Boolean!\n) {\n  search(kind: CREATOR, query: $words, first: 12) @include(if: $bySearch) {\n    edges {\n      node {\n        creator {\n          id\n          ...creatorFace_creator\n          ...creatorStatus_creator\n          ...Recipients_creators\n        }\n      }\n    }\n  }\n  followees(first: 20) @skip(if: $bySearch) {\n    edges {\n      node {\n        followee {\n          id\n          ...creatorFace_creator\n          ...creatorStatus_creator\n          ...Recipients_creators\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment Recipients_creators on CreatorUser {\n  id\n  ...creatorFace_creator\n  ...creatorStatus_creator\n  profile {\n    jobProfile {\n      rewardPrices {\n        rewardType\n        netPrice\n        id\n      }\n      id\n    }\n  }\n  newestProducts(first: 3) {\n    id\n    name\n    thumbnailImage {\n      ...MediaPicture_media\n      id\n    }\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "34b847e320a3aba1bf3efbd536010acf";

export default node;
