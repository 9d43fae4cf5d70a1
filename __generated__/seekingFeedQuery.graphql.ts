/**
 * @generated SignedSource<<4ec6c255ce84c9dadb05b27009f086e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type seekingFeedQuery$variables = {
  after?: string | null | undefined;
  categoryIds?: ReadonlyArray<string> | null | undefined;
  engagementTypes?: ReadonlyArray<CreatorEngagementType> | null | undefined;
  first: number;
  jobSeekingStatuses?: ReadonlyArray<JobSeekingStatus> | null | undefined;
  operationalAvailabilities?: ReadonlyArray<OperationalAvailability> | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  wayOfWorkings?: ReadonlyArray<WayOfWorking> | null | undefined;
};
export type seekingFeedQuery$data = {
  readonly jobSeekingCreators: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SeekingCreator_creator">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type seekingFeedQuery = {
  response: seekingFeedQuery$data;
  variables: seekingFeedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "categoryIds"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "engagementTypes"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobSeekingStatuses"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operationalAvailabilities"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toolIds"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wayOfWorkings"
},
v8 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "categoryIds",
    "variableName": "categoryIds"
  },
  {
    "kind": "Variable",
    "name": "engagementTypes",
    "variableName": "engagementTypes"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "jobSeekingStatuses",
    "variableName": "jobSeekingStatuses"
  },
  {
    "kind": "Variable",
    "name": "operationalAvailabilities",
    "variableName": "operationalAvailabilities"
  },
  {
    "kind": "Variable",
    "name": "toolIds",
    "variableName": "toolIds"
  },
  {
    "kind": "Variable",
    "name": "wayOfWorkings",
    "variableName": "wayOfWorkings"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "seekingFeedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "CreatorUserConnection",
        "kind": "LinkedField",
        "name": "jobSeekingCreators",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorUserEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CreatorUser",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SeekingCreator_creator"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "seekingFeedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "CreatorUserConnection",
        "kind": "LinkedField",
        "name": "jobSeekingCreators",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorUserEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CreatorUser",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "profileImage",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v9/*:: as any*/)
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "jobSeekingStatus",
                            "storageKey": null
                          },
                          (v9/*:: as any*/),
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
                            "name": "operationalHours",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "operationalAvailabilities",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "wayOfWorkings",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RewardPrice",
                            "kind": "LinkedField",
                            "name": "rewardPrices",
                            "plural": true,
                            "selections": [
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "rewardCategory",
                                "storageKey": null
                              },
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
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "grossPrice",
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
                        "kind": "ScalarField",
                        "name": "location",
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
                      (v9/*:: as any*/),
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
                          (v11/*:: as any*/),
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
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "newestProducts(first:3)"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "eb88fd1867311e07c8636197dd4e7a9e",
    "id": null,
    "metadata": {},
    "name": "seekingFeedQuery",
    "operationKind": "query",
    "text": "query seekingFeedQuery(\n  $first: Int!\n  $after: String\n  $categoryIds: [ID!]\n  $toolIds: [ID!]\n  $jobSeekingStatuses: [JobSeekingStatus!]\n  $operationalAvailabilities: [OperationalAvailability!]\n  $engagementTypes: [CreatorEngagementType!]\n  $wayOfWorkings: [WayOfWorking!]\n) {\n  jobSeekingCreators(first: $first, after: $after, categoryIds: $categoryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings) {\n    edges {\n      node {\n        id\n        ...SeekingCreator_creator\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment FollowButton_creator on CreatorUser {\n  id\n  isFollowed\n  ...creatorName_creator\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment RewardPrice_price on RewardPrice {\n  rewardType\n  netPrice\n  grossPrice\n}\n\nfragment SeekingCreator_creator on CreatorUser {\n  id\n  ...FollowButton_creator\n  ...creatorFace_creator\n  ...creatorStatus_creator\n  profile {\n    location\n    jobProfile {\n      engagementType\n      operationalHours\n      operationalAvailabilities\n      wayOfWorkings\n      rewardPrices {\n        id\n        rewardCategory\n        ...RewardPrice_price\n      }\n      id\n    }\n  }\n  newestProducts(first: 3) {\n    id\n    name\n    thumbnailImage {\n      ...MediaPicture_media\n      id\n    }\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f956f145c82cd6b1ba516cff7022871d";

export default node;
