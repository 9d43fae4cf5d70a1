/**
 * @generated SignedSource<<148344cd9abce20c78ad0710fd1abf9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobOpeningSort = "DEADLINE" | "NEWEST";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type WorkingPlaceType = "FULL_REMOTE" | "ON_SITE" | "PARTIAL_REMOTE";
export type JobResultsQuery$variables = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  limit: number;
  occupationIds?: ReadonlyArray<string> | null | undefined;
  offset: number;
  prefectureIds?: ReadonlyArray<string> | null | undefined;
  resumerationTypes?: ReadonlyArray<ResumerationType> | null | undefined;
  sort?: JobOpeningSort | null | undefined;
  tagIds?: ReadonlyArray<string> | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  withFits: boolean;
  workingPlaceTypes?: ReadonlyArray<WorkingPlaceType> | null | undefined;
};
export type JobResultsQuery$data = {
  readonly fittingJobOpenings?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FittingJobs_fits">;
  }>;
  readonly jobOpenings: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobRow_opening">;
    }>;
    readonly pageInfo: {
      readonly hasMoreThanTotal: boolean;
      readonly hasNext: boolean;
      readonly total: number;
    };
  };
};
export type JobResultsQuery = {
  response: JobResultsQuery$data;
  variables: JobResultsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "categoryIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "occupationIds"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "prefectureIds"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "resumerationTypes"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagIds"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toolIds"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withFits"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workingPlaceTypes"
},
v11 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 3
  }
],
v12 = [
  {
    "kind": "Variable",
    "name": "categoryIds",
    "variableName": "categoryIds"
  },
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  },
  {
    "kind": "Variable",
    "name": "occupationIds",
    "variableName": "occupationIds"
  },
  {
    "kind": "Variable",
    "name": "offset",
    "variableName": "offset"
  },
  {
    "kind": "Variable",
    "name": "prefectureIds",
    "variableName": "prefectureIds"
  },
  {
    "kind": "Variable",
    "name": "resumerationTypes",
    "variableName": "resumerationTypes"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "tagIds",
    "variableName": "tagIds"
  },
  {
    "kind": "Variable",
    "name": "toolIds",
    "variableName": "toolIds"
  },
  {
    "kind": "Variable",
    "name": "workingPlaceTypes",
    "variableName": "workingPlaceTypes"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNext",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMoreThanTotal",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = [
  (v13/*:: as any*/),
  (v15/*:: as any*/)
],
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
    "storageKey": null
  }
],
v18 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v13/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isJobOpening"
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "resumerationType",
    "storageKey": null
  },
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
    "concreteType": "Prefecture",
    "kind": "LinkedField",
    "name": "workingPrefecture",
    "plural": false,
    "selections": [
      (v15/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "publishedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "validThrough",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v16/*:: as any*/),
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JobOpeningTag",
        "kind": "LinkedField",
        "name": "tags",
        "plural": true,
        "selections": (v16/*:: as any*/),
        "storageKey": null
      },
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
    "alias": null,
    "args": null,
    "concreteType": "JobEntry",
    "kind": "LinkedField",
    "name": "entryDetail",
    "plural": false,
    "selections": [
      (v13/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Company",
    "kind": "LinkedField",
    "name": "company",
    "plural": false,
    "selections": [
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatarImagePath",
        "storageKey": null
      },
      (v13/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": (v17/*:: as any*/),
    "type": "ContractJobOpening",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": (v17/*:: as any*/),
    "type": "HourlyJobOpening",
    "abstractKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isBookmarked",
    "storageKey": null
  }
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
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobResultsQuery",
    "selections": [
      {
        "condition": "withFits",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "FittingJobOpening",
            "kind": "LinkedField",
            "name": "fittingJobOpenings",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FittingJobs_fits"
              }
            ],
            "storageKey": "fittingJobOpenings(first:3)"
          }
        ]
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "jobOpenings",
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
              (v13/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobRow_opening"
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
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
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v10/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JobResultsQuery",
    "selections": [
      {
        "condition": "withFits",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "FittingJobOpening",
            "kind": "LinkedField",
            "name": "fittingJobOpenings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "opening",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "fittingJobOpenings(first:3)"
          }
        ]
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "jobOpenings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7257d5bb081765f6f9475e6829ae26d8",
    "id": null,
    "metadata": {},
    "name": "JobResultsQuery",
    "operationKind": "query",
    "text": "query JobResultsQuery(\n  $limit: Int!\n  $offset: Int!\n  $resumerationTypes: [ResumerationType!]\n  $workingPlaceTypes: [WorkingPlaceType!]\n  $prefectureIds: [ID!]\n  $categoryIds: [ID!]\n  $toolIds: [ID!]\n  $occupationIds: [ID!]\n  $tagIds: [ID!]\n  $sort: JobOpeningSort\n  $withFits: Boolean!\n) {\n  fittingJobOpenings(first: 3) @include(if: $withFits) {\n    ...FittingJobs_fits\n  }\n  jobOpenings(limit: $limit, offset: $offset, resumerationTypes: $resumerationTypes, workingPlaceTypes: $workingPlaceTypes, prefectureIds: $prefectureIds, categoryIds: $categoryIds, toolIds: $toolIds, occupationIds: $occupationIds, tagIds: $tagIds, sort: $sort) {\n    nodes {\n      __typename\n      id\n      ...JobRow_opening\n    }\n    pageInfo {\n      total\n      hasNext\n      hasMoreThanTotal\n    }\n  }\n}\n\nfragment FittingJobs_fits on FittingJobOpening {\n  reason\n  opening {\n    __typename\n    id\n    ...JobRow_opening\n  }\n}\n\nfragment JobRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  publishedAt\n  validThrough\n  categories {\n    id\n    name\n  }\n  ... on FullTimeJobOpening {\n    tags {\n      id\n      name\n    }\n  }\n  entryDetail {\n    id\n  }\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  ...OpeningPay_opening\n  ...OpeningBookmark_opening\n}\n\nfragment OpeningBookmark_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  isBookmarked\n}\n\nfragment OpeningPay_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n"
  }
};
})();

(node as any).hash = "a54d0ace8eaad19edb25c4131ab27413";

export default node;
