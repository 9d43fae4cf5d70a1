/**
 * @generated SignedSource<<79b490e3a510b638ed335377fab6b091>>
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
  workingPlaceTypes?: ReadonlyArray<WorkingPlaceType> | null | undefined;
};
export type JobResultsQuery$data = {
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
  "name": "workingPlaceTypes"
},
v10 = [
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = [
  (v11/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
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
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobResultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
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
              (v11/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobRow_opening"
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
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
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JobResultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v11/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v11/*:: as any*/)
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
                "selections": (v14/*:: as any*/),
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
                    "selections": (v14/*:: as any*/),
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
                  (v11/*:: as any*/)
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
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatarImagePath",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v15/*:: as any*/),
                "type": "ContractJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v15/*:: as any*/),
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
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56df63b19a59f0a6e9e56f7c976b821a",
    "id": null,
    "metadata": {},
    "name": "JobResultsQuery",
    "operationKind": "query",
    "text": "query JobResultsQuery(\n  $limit: Int!\n  $offset: Int!\n  $resumerationTypes: [ResumerationType!]\n  $workingPlaceTypes: [WorkingPlaceType!]\n  $prefectureIds: [ID!]\n  $categoryIds: [ID!]\n  $toolIds: [ID!]\n  $occupationIds: [ID!]\n  $tagIds: [ID!]\n  $sort: JobOpeningSort\n) {\n  jobOpenings(limit: $limit, offset: $offset, resumerationTypes: $resumerationTypes, workingPlaceTypes: $workingPlaceTypes, prefectureIds: $prefectureIds, categoryIds: $categoryIds, toolIds: $toolIds, occupationIds: $occupationIds, tagIds: $tagIds, sort: $sort) {\n    nodes {\n      __typename\n      id\n      ...JobRow_opening\n    }\n    pageInfo {\n      total\n      hasNext\n      hasMoreThanTotal\n    }\n  }\n}\n\nfragment JobRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  publishedAt\n  validThrough\n  categories {\n    id\n    name\n  }\n  ... on FullTimeJobOpening {\n    tags {\n      id\n      name\n    }\n  }\n  entryDetail {\n    id\n  }\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  ...OpeningPay_opening\n  ...OpeningBookmark_opening\n}\n\nfragment OpeningBookmark_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  isBookmarked\n}\n\nfragment OpeningPay_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n"
  }
};
})();

(node as any).hash = "0cd068c6280f9b9b0dfd768955d94f80";

export default node;
