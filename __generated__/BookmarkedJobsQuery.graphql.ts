/**
 * @generated SignedSource<<b163e843776a7b8e70ee13be1fbc67a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BookmarkedJobsQuery$variables = {
  limit: number;
  offset: number;
};
export type BookmarkedJobsQuery$data = {
  readonly myBookmarkedJobOpenings: {
    readonly endedCount: number;
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobRow_opening">;
    }>;
    readonly pageInfo: {
      readonly total: number;
    };
  };
};
export type BookmarkedJobsQuery = {
  response: BookmarkedJobsQuery$data;
  variables: BookmarkedJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offset"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  },
  {
    "kind": "Variable",
    "name": "offset",
    "variableName": "offset"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endedCount",
  "storageKey": null
},
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BookmarkedJobsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookmarkedJobOpeningPage",
        "kind": "LinkedField",
        "name": "myBookmarkedJobOpenings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobRow_opening"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookmarkedJobsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BookmarkedJobOpeningPage",
        "kind": "LinkedField",
        "name": "myBookmarkedJobOpenings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
              (v3/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
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
                "selections": (v6/*:: as any*/),
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
                    "selections": (v6/*:: as any*/),
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
                  (v3/*:: as any*/)
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
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatarImagePath",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v7/*:: as any*/),
                "type": "ContractJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v7/*:: as any*/),
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8de136449e3955f28820367abd084701",
    "id": null,
    "metadata": {},
    "name": "BookmarkedJobsQuery",
    "operationKind": "query",
    "text": "query BookmarkedJobsQuery(\n  $limit: Int!\n  $offset: Int!\n) {\n  myBookmarkedJobOpenings(limit: $limit, offset: $offset) {\n    endedCount\n    nodes {\n      __typename\n      id\n      ...JobRow_opening\n    }\n    pageInfo {\n      total\n    }\n  }\n}\n\nfragment JobRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  publishedAt\n  validThrough\n  categories {\n    id\n    name\n  }\n  ... on FullTimeJobOpening {\n    tags {\n      id\n      name\n    }\n  }\n  entryDetail {\n    id\n  }\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  ...OpeningPay_opening\n  ...OpeningBookmark_opening\n}\n\nfragment OpeningBookmark_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  isBookmarked\n}\n\nfragment OpeningPay_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n"
  }
};
})();

(node as any).hash = "14c0a242c2b5ec49bc03a41990169dbf";

export default node;
