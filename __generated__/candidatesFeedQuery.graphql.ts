/**
 * @generated SignedSource<<c8b114ede2fde8763742ca3b9632e831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidateSort = "DEADLINE" | "FIT" | "NEWEST" | "OLDEST";
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
export type candidatesFeedQuery$variables = {
  after?: string | null | undefined;
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  byFit: boolean;
  first: number;
  job: string;
  late?: boolean | null | undefined;
  sort?: CandidateSort | null | undefined;
  stages?: ReadonlyArray<EntryStage> | null | undefined;
  text?: string | null | undefined;
  unassigned?: boolean | null | undefined;
  unread?: boolean | null | undefined;
};
export type candidatesFeedQuery$data = {
  readonly jobOpening: {
    readonly " $fragmentSpreads": FragmentRefs<"candidatesFeed_opening">;
  } | null | undefined;
};
export type candidatesFeedQuery = {
  response: candidatesFeedQuery$data;
  variables: candidatesFeedQuery$variables;
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
  "name": "assigneeIds"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byFit"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "job"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "late"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stages"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unassigned"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unread"
},
v11 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "job"
  }
],
v12 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v13 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "assigneeIds",
    "variableName": "assigneeIds"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "late",
    "variableName": "late"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "stages",
    "variableName": "stages"
  },
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "text"
  },
  {
    "kind": "Variable",
    "name": "unassigned",
    "variableName": "unassigned"
  },
  {
    "kind": "Variable",
    "name": "unread",
    "variableName": "unread"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
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
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "profileImage",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v14/*:: as any*/)
  ],
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "candidatesFeedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "jobOpening",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "candidatesFeed_opening",
            "selections": [
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "concreteType": "CandidateConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CandidateEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Candidate",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "useListedCandidate_candidate"
                          },
                          {
                            "condition": "byFit",
                            "kind": "Condition",
                            "passingValue": true,
                            "selections": [
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "args": null,
                                      "kind": "FragmentSpread",
                                      "name": "useFitWords_candidate"
                                    }
                                  ],
                                  "type": "Candidate",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "fit"
                              }
                            ]
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": [
              (v12/*:: as any*/)
            ],
            "argumentDefinitions": [
              (v0/*:: as any*/),
              {
                "kind": "RootArgument",
                "name": "assigneeIds"
              },
              {
                "kind": "RootArgument",
                "name": "byFit"
              },
              {
                "kind": "RootArgument",
                "name": "first"
              },
              {
                "kind": "RootArgument",
                "name": "late"
              },
              {
                "kind": "RootArgument",
                "name": "sort"
              },
              {
                "kind": "RootArgument",
                "name": "stages"
              },
              {
                "kind": "RootArgument",
                "name": "text"
              },
              {
                "kind": "RootArgument",
                "name": "unassigned"
              },
              {
                "kind": "RootArgument",
                "name": "unread"
              }
            ]
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
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v10/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "candidatesFeedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "jobOpening",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isJobOpening"
          },
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "CandidateConnection",
            "kind": "LinkedField",
            "name": "candidates",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidateEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidate",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isRead",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "enteredAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "replyBy",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "firstRepliedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "entryMessage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CorporateUser",
                        "kind": "LinkedField",
                        "name": "assignee",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fullName",
                            "storageKey": null
                          },
                          (v17/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "first",
                                "value": 4
                              }
                            ],
                            "concreteType": "Product",
                            "kind": "LinkedField",
                            "name": "newestProducts",
                            "plural": true,
                            "selections": [
                              (v14/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Media",
                                "kind": "LinkedField",
                                "name": "thumbnailImage",
                                "plural": false,
                                "selections": [
                                  (v16/*:: as any*/),
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
                                  (v14/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "newestProducts(first:4)"
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
                              (v17/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CreatorSkill",
                                "kind": "LinkedField",
                                "name": "skills",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "name",
                                    "storageKey": null
                                  },
                                  (v14/*:: as any*/)
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
                                      (v14/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v14/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "condition": "byFit",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fitReason",
                            "storageKey": null
                          }
                        ]
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1093536c0b8ce4b6285899374fc6c4fd",
    "id": null,
    "metadata": {},
    "name": "candidatesFeedQuery",
    "operationKind": "query",
    "text": "query candidatesFeedQuery(\n  $job: ID!\n  $first: Int!\n  $after: String\n  $stages: [EntryStage!]\n  $unread: Boolean\n  $late: Boolean\n  $assigneeIds: [ID!]\n  $unassigned: Boolean\n  $text: String\n  $sort: CandidateSort\n  $byFit: Boolean!\n) {\n  jobOpening(id: $job) {\n    __typename\n    ...candidatesFeed_opening_WGPvJ\n    id\n  }\n}\n\nfragment candidatesFeed_opening_WGPvJ on JobOpening {\n  __isJobOpening: __typename\n  candidates(first: $first, after: $after, stages: $stages, unread: $unread, late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    edges {\n      node {\n        id\n        ...useListedCandidate_candidate\n        ...useFitWords_candidate @include(if: $byFit)\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment hopedPrice_profile on CreatorProfile {\n  jobProfile {\n    rewardPrices {\n      rewardType\n      netPrice\n      id\n    }\n    id\n  }\n}\n\nfragment useFitWords_candidate on Candidate {\n  fitReason\n}\n\nfragment useListedCandidate_candidate on Candidate {\n  id\n  stage\n  isRead\n  enteredAt\n  replyBy\n  firstRepliedAt\n  entryMessage\n  assignee {\n    fullName\n    profileImage {\n      url\n      id\n    }\n    id\n  }\n  user {\n    newestProducts(first: 4) {\n      id\n      thumbnailImage {\n        url\n        width\n        height\n        thumbhash\n        id\n      }\n    }\n    profile {\n      lastName\n      firstName\n      profileImage {\n        url\n        id\n      }\n      skills {\n        name\n        id\n      }\n      ...hopedPrice_profile\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "89292b1ba3ca6ad3dd795d8799f05854";

export default node;
