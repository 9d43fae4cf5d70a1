/**
 * @generated SignedSource<<3bbe498fc67529e272b09b3254b306c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidateSort = "DEADLINE" | "FIT" | "NEWEST" | "OLDEST";
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
export type deskQuery$variables = {
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  board: boolean;
  byFit: boolean;
  candidate: string;
  chosen: boolean;
  first: number;
  job: string;
  late?: boolean | null | undefined;
  opened: boolean;
  sort?: CandidateSort | null | undefined;
  stages?: ReadonlyArray<EntryStage> | null | undefined;
  table: boolean;
  text?: string | null | undefined;
  unassigned?: boolean | null | undefined;
  unread?: boolean | null | undefined;
};
export type deskQuery$data = {
  readonly candidate?: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidatePanel_candidate">;
  } | null | undefined;
  readonly firstOpening?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"deskQuery_opening">;
    }>;
  };
  readonly jobOpening?: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_opening">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Desk_query">;
};
export type deskQuery = {
  response: deskQuery$data;
  variables: deskQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assigneeIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "board"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byFit"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "candidate"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosen"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "job"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "late"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "opened"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stages"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "table"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unassigned"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unread"
},
v15 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "job"
  }
],
v16 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "deskQuery_opening"
  }
],
v17 = {
  "kind": "Literal",
  "name": "jobOpeningStatus",
  "value": "PUBLIC"
},
v18 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v19 = {
  "kind": "Literal",
  "name": "offset",
  "value": 0
},
v20 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/)
],
v21 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "candidate"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "OffsetPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "kind": "Literal",
  "name": "limit",
  "value": 30
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v28 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isJobOpening"
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resumerationType",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entriesCount",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadEntriesCount",
  "storageKey": null
},
v36 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v27/*:: as any*/),
      (v22/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/),
      (v34/*:: as any*/),
      (v35/*:: as any*/)
    ],
    "storageKey": null
  },
  (v25/*:: as any*/)
],
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
},
v38 = [
  (v24/*:: as any*/),
  (v22/*:: as any*/)
],
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Tool",
  "kind": "LinkedField",
  "name": "tools",
  "plural": true,
  "selections": (v38/*:: as any*/),
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v41 = [
  (v40/*:: as any*/)
],
v42 = {
  "kind": "Variable",
  "name": "assigneeIds",
  "variableName": "assigneeIds"
},
v43 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v44 = {
  "kind": "Variable",
  "name": "late",
  "variableName": "late"
},
v45 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v46 = {
  "kind": "Variable",
  "name": "text",
  "variableName": "text"
},
v47 = {
  "kind": "Variable",
  "name": "unassigned",
  "variableName": "unassigned"
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRead",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enteredAt",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyBy",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstRepliedAt",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryMessage",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "profileImage",
  "plural": false,
  "selections": [
    (v53/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "concreteType": "CorporateUser",
  "kind": "LinkedField",
  "name": "assignee",
  "plural": false,
  "selections": [
    (v23/*:: as any*/),
    (v54/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "thumbnailImage",
  "plural": false,
  "selections": [
    (v53/*:: as any*/),
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
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "concreteType": "CreatorSkill",
  "kind": "LinkedField",
  "name": "skills",
  "plural": true,
  "selections": (v38/*:: as any*/),
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rewardType",
  "storageKey": null
},
v61 = {
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
        (v22/*:: as any*/),
        (v56/*:: as any*/)
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
        (v57/*:: as any*/),
        (v58/*:: as any*/),
        (v54/*:: as any*/),
        (v59/*:: as any*/),
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
                (v60/*:: as any*/),
                (v40/*:: as any*/),
                (v22/*:: as any*/)
              ],
              "storageKey": null
            },
            (v22/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fitReason",
  "storageKey": null
},
v63 = {
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
v64 = [
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
          (v22/*:: as any*/),
          (v37/*:: as any*/),
          (v48/*:: as any*/),
          (v49/*:: as any*/),
          (v50/*:: as any*/),
          (v51/*:: as any*/),
          (v52/*:: as any*/),
          (v55/*:: as any*/),
          (v61/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v63/*:: as any*/)
],
v65 = [
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v22/*:: as any*/),
  (v31/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CandidateCounts",
    "kind": "LinkedField",
    "name": "candidateCounts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "all",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unread",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateStageCount",
        "kind": "LinkedField",
        "name": "stages",
        "plural": true,
        "selections": [
          (v37/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "canEdit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isSuspended",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "JobOpeningHold",
    "kind": "LinkedField",
    "name": "hold",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hasPendingChange",
    "storageKey": null
  },
  (v35/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "workingPlaceType",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v38/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Industry",
    "kind": "LinkedField",
    "name": "industries",
    "plural": true,
    "selections": (v38/*:: as any*/),
    "storageKey": null
  },
  (v39/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": (v41/*:: as any*/),
    "type": "ContractJobOpening",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": (v41/*:: as any*/),
    "type": "HourlyJobOpening",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payUnit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payMin",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payMax",
        "storageKey": null
      }
    ],
    "type": "FullTimeJobOpening",
    "abstractKey": null
  },
  {
    "condition": "table",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          {
            "kind": "Variable",
            "name": "stages",
            "variableName": "stages"
          },
          (v46/*:: as any*/),
          (v47/*:: as any*/),
          {
            "kind": "Variable",
            "name": "unread",
            "variableName": "unread"
          }
        ],
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
                  (v22/*:: as any*/),
                  (v37/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v55/*:: as any*/),
                  (v61/*:: as any*/),
                  {
                    "condition": "byFit",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v62/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v63/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "board",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "NEW",
        "args": [
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          {
            "kind": "Literal",
            "name": "stages",
            "value": [
              "NEW"
            ]
          },
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "concreteType": "CandidateConnection",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": false,
        "selections": (v64/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "CONSIDERING",
        "args": [
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          {
            "kind": "Literal",
            "name": "stages",
            "value": [
              "CONSIDERING"
            ]
          },
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "concreteType": "CandidateConnection",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": false,
        "selections": (v64/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "INTERVIEW",
        "args": [
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          {
            "kind": "Literal",
            "name": "stages",
            "value": [
              "INTERVIEW"
            ]
          },
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "concreteType": "CandidateConnection",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": false,
        "selections": (v64/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "OFFERED",
        "args": [
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          {
            "kind": "Literal",
            "name": "stages",
            "value": [
              "OFFERED"
            ]
          },
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "concreteType": "CandidateConnection",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": false,
        "selections": (v64/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "HIRED",
        "args": [
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          {
            "kind": "Literal",
            "name": "stages",
            "value": [
              "HIRED"
            ]
          },
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "concreteType": "CandidateConnection",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": false,
        "selections": (v64/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "DECLINED",
        "args": [
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          {
            "kind": "Literal",
            "name": "stages",
            "value": [
              "DECLINED"
            ]
          },
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "concreteType": "CandidateConnection",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": false,
        "selections": (v64/*:: as any*/),
        "storageKey": null
      }
    ]
  }
],
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossPrice",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tsumugiCommissionFee",
  "storageKey": null
},
v68 = [
  (v23/*:: as any*/),
  (v22/*:: as any*/)
];
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
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "deskQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Desk_query"
      },
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": (v16/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "firstOpening",
            "args": (v20/*:: as any*/),
            "concreteType": "JobOpeningPage",
            "kind": "LinkedField",
            "name": "myJobOpenings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "myJobOpenings(jobOpeningStatus:\"PUBLIC\",limit:1,offset:0)"
          }
        ]
      },
      {
        "condition": "opened",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidatePanel_candidate"
              }
            ],
            "storageKey": null
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
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v10/*:: as any*/),
      (v14/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v13/*:: as any*/),
      (v12/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "deskQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "myCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyMember",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMe",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CorporateUser",
                "kind": "LinkedField",
                "name": "corporateUser",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              },
              (v22/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responseRatePercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "medianReplyMinutes",
            "storageKey": null
          },
          (v24/*:: as any*/),
          (v22/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          (v18/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": [
          (v25/*:: as any*/)
        ],
        "storageKey": "myJobOpenings(limit:1,offset:0)"
      },
      {
        "alias": "publicOnes",
        "args": [
          (v17/*:: as any*/),
          (v26/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": (v36/*:: as any*/),
        "storageKey": "myJobOpenings(jobOpeningStatus:\"PUBLIC\",limit:30,offset:0)"
      },
      {
        "alias": "privateOnes",
        "args": [
          {
            "kind": "Literal",
            "name": "jobOpeningStatus",
            "value": "PRIVATE"
          },
          (v26/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": (v36/*:: as any*/),
        "storageKey": "myJobOpenings(jobOpeningStatus:\"PRIVATE\",limit:30,offset:0)"
      },
      {
        "alias": "drafts",
        "args": [
          {
            "kind": "Literal",
            "name": "jobOpeningStatus",
            "value": "DRAFT"
          },
          (v26/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v27/*:: as any*/),
              (v22/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v31/*:: as any*/),
              (v33/*:: as any*/),
              (v30/*:: as any*/),
              (v32/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/)
            ],
            "storageKey": null
          },
          (v25/*:: as any*/)
        ],
        "storageKey": "myJobOpenings(jobOpeningStatus:\"DRAFT\",limit:30,offset:0)"
      },
      {
        "alias": "closedOnes",
        "args": [
          {
            "kind": "Literal",
            "name": "jobOpeningStatus",
            "value": "CLOSED"
          },
          (v26/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": (v36/*:: as any*/),
        "storageKey": "myJobOpenings(jobOpeningStatus:\"CLOSED\",limit:30,offset:0)"
      },
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": (v65/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "firstOpening",
            "args": (v20/*:: as any*/),
            "concreteType": "JobOpeningPage",
            "kind": "LinkedField",
            "name": "myJobOpenings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v65/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "myJobOpenings(jobOpeningStatus:\"PUBLIC\",limit:1,offset:0)"
          }
        ]
      },
      {
        "condition": "opened",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v48/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notesCount",
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
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CreatorProfile",
                    "kind": "LinkedField",
                    "name": "profile",
                    "plural": false,
                    "selections": [
                      (v57/*:: as any*/),
                      (v58/*:: as any*/),
                      (v54/*:: as any*/),
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
                          (v22/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RewardPrice",
                            "kind": "LinkedField",
                            "name": "rewardPrices",
                            "plural": true,
                            "selections": [
                              (v60/*:: as any*/),
                              (v40/*:: as any*/),
                              (v66/*:: as any*/),
                              (v67/*:: as any*/),
                              (v22/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "rewardCategory",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
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
                            "kind": "ScalarField",
                            "name": "rewardNote",
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
                      },
                      (v59/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "introduction",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hobby",
                        "storageKey": null
                      },
                      (v39/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "recentWorks",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 6
                      }
                    ],
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "newestProducts",
                    "plural": true,
                    "selections": [
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
                      (v56/*:: as any*/)
                    ],
                    "storageKey": "newestProducts(first:6)"
                  }
                ],
                "storageKey": null
              },
              (v37/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stageChangedAt",
                "storageKey": null
              },
              (v52/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobEntryAnswer",
                "kind": "LinkedField",
                "name": "questionAnswers",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "questionTitle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answerText",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v62/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "jobOpening",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  (v31/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v40/*:: as any*/),
                      (v66/*:: as any*/),
                      (v67/*:: as any*/)
                    ],
                    "type": "ContractJobOpening",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v40/*:: as any*/),
                      (v66/*:: as any*/),
                      (v67/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "weeklyOperationalHours",
                        "storageKey": null
                      }
                    ],
                    "type": "HourlyJobOpening",
                    "abstractKey": null
                  },
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              },
              (v49/*:: as any*/),
              (v55/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidateNote",
                "kind": "LinkedField",
                "name": "notes",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "body",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CorporateUser",
                    "kind": "LinkedField",
                    "name": "author",
                    "plural": false,
                    "selections": (v68/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidateStageChange",
                "kind": "LinkedField",
                "name": "stageChanges",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fromStage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toStage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cause",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CorporateUser",
                    "kind": "LinkedField",
                    "name": "changedBy",
                    "plural": false,
                    "selections": (v68/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v51/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOffer",
                "kind": "LinkedField",
                "name": "officialJobOffer",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "4fd35f4911f0a86253d14a481a64a49e",
    "id": null,
    "metadata": {},
    "name": "deskQuery",
    "operationKind": "query",
    "text": "query deskQuery(\n  $job: ID!\n  $chosen: Boolean!\n  $candidate: ID!\n  $opened: Boolean!\n  $board: Boolean!\n  $table: Boolean!\n  $first: Int!\n  $stages: [EntryStage!]\n  $unread: Boolean\n  $late: Boolean\n  $assigneeIds: [ID!]\n  $unassigned: Boolean\n  $text: String\n  $sort: CandidateSort\n  $byFit: Boolean!\n) {\n  ...Desk_query\n  jobOpening(id: $job) @include(if: $chosen) {\n    __typename\n    ...deskQuery_opening\n    id\n  }\n  firstOpening: myJobOpenings(limit: 1, offset: 0, jobOpeningStatus: PUBLIC) @skip(if: $chosen) {\n    nodes {\n      __typename\n      ...deskQuery_opening\n      id\n    }\n  }\n  candidate(id: $candidate) @include(if: $opened) {\n    ...CandidatePanel_candidate\n    id\n  }\n}\n\nfragment AssignDialog_company on Company {\n  members {\n    isMe\n    corporateUser {\n      id\n      fullName\n    }\n    id\n  }\n}\n\nfragment Board_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  candidateCounts {\n    stages {\n      stage\n      count\n    }\n  }\n}\n\nfragment CandidateActs_candidate on Candidate {\n  id\n  stage\n  firstRepliedAt\n  officialJobOffer {\n    id\n    status\n  }\n}\n\nfragment CandidateAnswers_candidate on Candidate {\n  entryMessage\n  questionAnswers {\n    id\n    questionTitle\n    answerText\n  }\n}\n\nfragment CandidateCareer_candidate on Candidate {\n  user {\n    profile {\n      introduction\n      location\n      hobby\n      skills {\n        name\n        id\n      }\n      tools {\n        name\n        id\n      }\n      jobProfile {\n        ...workingFacts_jobProfile\n        rewardNote\n        rewardPrices {\n          rewardType\n          rewardCategory\n          netPrice\n          id\n        }\n        id\n      }\n    }\n    id\n  }\n}\n\nfragment CandidateFit_candidate on Candidate {\n  fitReason\n}\n\nfragment CandidateHead_candidate on Candidate {\n  user {\n    id\n    ...creatorFace_creator\n    ...creatorStatus_creator\n    profile {\n      location\n      skills {\n        name\n        id\n      }\n    }\n  }\n}\n\nfragment CandidateNote_note on CandidateNote {\n  id\n  body\n  createdAt\n  isOwn\n  author {\n    fullName\n    id\n  }\n}\n\nfragment CandidatePanel_candidate on Candidate {\n  id\n  isRead\n  notesCount\n  ...CandidateHead_candidate\n  ...StageSteps_candidate\n  ...CandidateWorks_candidate\n  ...CandidateAnswers_candidate\n  ...CandidateFit_candidate\n  ...PaymentEstimate_candidate\n  ...CandidateCareer_candidate\n  ...CandidateRecord_candidate\n  ...CandidateActs_candidate\n}\n\nfragment CandidateRecord_candidate on Candidate {\n  id\n  enteredAt\n  assignee {\n    fullName\n    profileImage {\n      url\n      id\n    }\n    id\n  }\n  notes {\n    id\n    ...CandidateNote_note\n  }\n  stageChanges {\n    id\n    fromStage\n    toStage\n    message\n    cause\n    changedAt\n    changedBy {\n      fullName\n      id\n    }\n  }\n}\n\nfragment CandidateWorks_candidate on Candidate {\n  user {\n    id\n    recentWorks: newestProducts(first: 6) {\n      id\n      number\n      name\n      thumbnailImage {\n        ...MediaPicture_media\n        id\n      }\n    }\n  }\n}\n\nfragment CandidatesPane_company on Company {\n  ...ListTools_company\n}\n\nfragment CandidatesPane_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  resumerationType\n  candidateCounts {\n    all\n  }\n  ...DeskOpeningHead_opening\n  ...StageTabs_opening\n  ...Board_opening\n  ...NoCandidates_opening\n}\n\nfragment DeskDialogs_company on Company {\n  name\n  ...AssignDialog_company\n}\n\nfragment DeskFoot_company on Company {\n  responseRatePercent\n  medianReplyMinutes\n}\n\nfragment DeskOpeningHead_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  status\n  resumerationType\n  canEdit\n  isSuspended\n  hold {\n    reason\n  }\n  hasPendingChange\n  unreadEntriesCount\n  ...useOpeningNeed_opening\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n\nfragment Desk_query on Query {\n  myCompany {\n    members {\n      isMe\n      corporateUser {\n        id\n      }\n      id\n    }\n    ...CandidatesPane_company\n    ...DeskFoot_company\n    ...DeskDialogs_company\n    id\n  }\n  myJobOpenings(limit: 1, offset: 0) {\n    pageInfo {\n      total\n    }\n  }\n  publicOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: PUBLIC) {\n    nodes {\n      __typename\n      id\n    }\n    ...OpeningGroup_page\n  }\n  privateOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: PRIVATE) {\n    ...OpeningGroup_page\n  }\n  drafts: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: DRAFT) {\n    nodes {\n      __typename\n      id\n      ...DraftNotice_opening\n    }\n    ...OpeningGroup_page\n  }\n  closedOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: CLOSED) {\n    ...OpeningGroup_page\n  }\n}\n\nfragment DraftNotice_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  editedAt\n}\n\nfragment ListTools_company on Company {\n  members {\n    isMe\n    corporateUser {\n      id\n      fullName\n    }\n    id\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment NoCandidates_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  ...useOpeningNeed_opening\n}\n\nfragment OpeningGroup_page on JobOpeningPage {\n  nodes {\n    __typename\n    id\n    ...OpeningRow_opening\n  }\n  pageInfo {\n    total\n  }\n}\n\nfragment OpeningRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  status\n  resumerationType\n  publishedAt\n  editedAt\n  entriesCount\n  unreadEntriesCount\n}\n\nfragment PaymentEstimate_candidate on Candidate {\n  user {\n    profile {\n      jobProfile {\n        rewardPrices {\n          rewardType\n          netPrice\n          grossPrice\n          tsumugiCommissionFee\n          id\n        }\n        id\n      }\n    }\n    id\n  }\n  jobOpening {\n    __typename\n    resumerationType\n    ... on ContractJobOpening {\n      netPrice\n      grossPrice\n      tsumugiCommissionFee\n    }\n    ... on HourlyJobOpening {\n      netPrice\n      grossPrice\n      tsumugiCommissionFee\n      weeklyOperationalHours\n    }\n    id\n  }\n}\n\nfragment StageSteps_candidate on Candidate {\n  stage\n  stageChangedAt\n}\n\nfragment StageTabs_opening on JobOpening {\n  __isJobOpening: __typename\n  candidateCounts {\n    all\n    unread\n    stages {\n      stage\n      count\n    }\n  }\n}\n\nfragment candidatesFeed_opening on JobOpening {\n  __isJobOpening: __typename\n  candidates(first: $first, stages: $stages, unread: $unread, late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    edges {\n      node {\n        id\n        ...useListedCandidate_candidate\n        ...useFitWords_candidate @include(if: $byFit)\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n\nfragment deskQuery_columns on JobOpening {\n  __isJobOpening: __typename\n  NEW: candidates(first: $first, stages: [NEW], late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    ...deskQuery_page\n  }\n  CONSIDERING: candidates(first: $first, stages: [CONSIDERING], late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    ...deskQuery_page\n  }\n  INTERVIEW: candidates(first: $first, stages: [INTERVIEW], late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    ...deskQuery_page\n  }\n  OFFERED: candidates(first: $first, stages: [OFFERED], late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    ...deskQuery_page\n  }\n  HIRED: candidates(first: $first, stages: [HIRED], late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    ...deskQuery_page\n  }\n  DECLINED: candidates(first: $first, stages: [DECLINED], late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {\n    ...deskQuery_page\n  }\n}\n\nfragment deskQuery_opening on JobOpening {\n  __isJobOpening: __typename\n  ...CandidatesPane_opening\n  ...candidatesFeed_opening @include(if: $table)\n  ...deskQuery_columns @include(if: $board)\n}\n\nfragment deskQuery_page on CandidateConnection {\n  edges {\n    node {\n      id\n      ...useListedCandidate_candidate\n    }\n  }\n  pageInfo {\n    hasNextPage\n    endCursor\n  }\n}\n\nfragment hopedPrice_profile on CreatorProfile {\n  jobProfile {\n    rewardPrices {\n      rewardType\n      netPrice\n      id\n    }\n    id\n  }\n}\n\nfragment useFitWords_candidate on Candidate {\n  fitReason\n}\n\nfragment useListedCandidate_candidate on Candidate {\n  id\n  stage\n  isRead\n  enteredAt\n  replyBy\n  firstRepliedAt\n  entryMessage\n  assignee {\n    fullName\n    profileImage {\n      url\n      id\n    }\n    id\n  }\n  user {\n    newestProducts(first: 4) {\n      id\n      thumbnailImage {\n        url\n        width\n        height\n        thumbhash\n        id\n      }\n    }\n    profile {\n      lastName\n      firstName\n      profileImage {\n        url\n        id\n      }\n      skills {\n        name\n        id\n      }\n      ...hopedPrice_profile\n    }\n    id\n  }\n}\n\nfragment useOpeningNeed_opening on JobOpening {\n  __isJobOpening: __typename\n  title\n  status\n  resumerationType\n  workingPlaceType\n  categories {\n    name\n    id\n  }\n  industries {\n    name\n    id\n  }\n  tools {\n    name\n    id\n  }\n}\n\nfragment workingFacts_jobProfile on CreatorJobProfile {\n  engagementType\n  operationalHours\n  operationalAvailabilities\n  wayOfWorkings\n}\n"
  }
};
})();

(node as any).hash = "ef63910a02d2e14d4bc8f8c2e885ca33";

export default node;
