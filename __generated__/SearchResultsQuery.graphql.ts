/**
 * @generated SignedSource<<83e6e0b671f006e8e6c28dff31cbbfc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SearchSort = "BEST" | "NEWEST";
export type SearchResultsQuery$variables = {
  filters?: ReadonlyArray<string> | null | undefined;
  query: string;
  sort?: SearchSort | null | undefined;
};
export type SearchResultsQuery$data = {
  readonly articles: ReadonlyArray<{
    readonly __typename: "ArticleHit";
    readonly " $fragmentSpreads": FragmentRefs<"ArticleHits_hits">;
  }>;
  readonly companies: {
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyHits_results" | "SearchFacets_results" | "SearchNotes_results">;
  };
  readonly conditionOfAll: string;
  readonly conditionOfCompanies: string;
  readonly conditionOfJobs: string;
  readonly conditionOfPeople: string;
  readonly conditionOfWorks: string;
  readonly jobs: {
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"JobHits_results" | "SearchFacets_results" | "SearchNotes_results">;
  };
  readonly people: {
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"PersonHits_results" | "SearchFacets_results" | "SearchNotes_results">;
  };
  readonly works: {
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"SearchFacets_results" | "SearchNotes_results" | "WorkHits_results">;
  };
};
export type SearchResultsQuery = {
  response: SearchResultsQuery$data;
  variables: SearchResultsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = {
  "kind": "Variable",
  "name": "filters",
  "variableName": "filters"
},
v4 = {
  "kind": "Literal",
  "name": "kind",
  "value": "PRODUCT"
},
v5 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "query"
},
v6 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v7 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasMoreThanTotal",
  "storageKey": null
},
v10 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "SearchNotes_results"
},
v11 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "SearchFacets_results"
},
v12 = {
  "kind": "Literal",
  "name": "kind",
  "value": "JOB_OPENING"
},
v13 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 3
  },
  (v12/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v14 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v15 = {
  "kind": "Literal",
  "name": "kind",
  "value": "CREATOR"
},
v16 = [
  (v3/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v17 = {
  "kind": "Literal",
  "name": "kind",
  "value": "COMPANY"
},
v18 = [
  (v3/*:: as any*/),
  (v14/*:: as any*/),
  (v17/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v19 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v21 = {
  "alias": "conditionOfAll",
  "args": [
    (v3/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "searchCondition",
  "storageKey": null
},
v22 = {
  "alias": "conditionOfWorks",
  "args": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "searchCondition",
  "storageKey": null
},
v23 = {
  "alias": "conditionOfJobs",
  "args": [
    (v3/*:: as any*/),
    (v12/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "searchCondition",
  "storageKey": null
},
v24 = {
  "alias": "conditionOfPeople",
  "args": [
    (v3/*:: as any*/),
    (v15/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "searchCondition",
  "storageKey": null
},
v25 = {
  "alias": "conditionOfCompanies",
  "args": [
    (v3/*:: as any*/),
    (v17/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "searchCondition",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "droppedWords",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wordsBeyond",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPartial",
  "storageKey": null
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
  "name": "from",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v32 = [
  (v30/*:: as any*/),
  (v31/*:: as any*/)
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchMatch",
  "kind": "LinkedField",
  "name": "titleMatches",
  "plural": true,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchExcerpt",
  "kind": "LinkedField",
  "name": "excerpt",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchMatch",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": (v32/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBookmarked",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "thumbnailImage",
  "plural": false,
  "selections": [
    (v38/*:: as any*/),
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
    (v35/*:: as any*/)
  ],
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "profileImage",
  "plural": false,
  "selections": [
    (v38/*:: as any*/),
    (v35/*:: as any*/)
  ],
  "storageKey": null
},
v43 = {
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
    (v35/*:: as any*/)
  ],
  "storageKey": null
},
v44 = [
  (v36/*:: as any*/),
  (v35/*:: as any*/)
],
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchFacet",
  "kind": "LinkedField",
  "name": "facets",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    (v36/*:: as any*/)
  ],
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v47 = [
  (v35/*:: as any*/),
  (v36/*:: as any*/)
],
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarImagePath",
  "storageKey": null
},
v49 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
    "storageKey": null
  }
],
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchResultsQuery",
    "selections": [
      {
        "alias": "works",
        "args": (v7/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkHits_results"
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "jobs",
        "args": (v13/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobHits_results"
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v16/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PersonHits_results"
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "companies",
        "args": (v18/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyHits_results"
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "articles",
        "args": (v19/*:: as any*/),
        "concreteType": "ArticleHit",
        "kind": "LinkedField",
        "name": "searchArticles",
        "plural": true,
        "selections": [
          (v20/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArticleHits_hits"
          }
        ],
        "storageKey": null
      },
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchResultsQuery",
    "selections": [
      {
        "alias": "works",
        "args": (v7/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
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
                  (v29/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bookmarksCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pickReason",
                        "storageKey": null
                      },
                      (v39/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v35/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CreatorProfile",
                            "kind": "LinkedField",
                            "name": "profile",
                            "plural": false,
                            "selections": [
                              (v40/*:: as any*/),
                              (v41/*:: as any*/),
                              (v42/*:: as any*/),
                              (v43/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Category",
                        "kind": "LinkedField",
                        "name": "categories",
                        "plural": true,
                        "selections": (v44/*:: as any*/),
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
          },
          (v45/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "jobs",
        "args": (v13/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
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
                  (v29/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "jobOpening",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      (v35/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isJobOpening"
                      },
                      (v29/*:: as any*/),
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
                        "selections": (v44/*:: as any*/),
                        "storageKey": null
                      },
                      (v46/*:: as any*/),
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
                        "selections": (v47/*:: as any*/),
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
                            "selections": (v47/*:: as any*/),
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
                          (v35/*:: as any*/)
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
                          (v36/*:: as any*/),
                          (v48/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v49/*:: as any*/),
                        "type": "ContractJobOpening",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v49/*:: as any*/),
                        "type": "HourlyJobOpening",
                        "abstractKey": null
                      },
                      (v37/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v45/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v16/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
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
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SearchMatch",
                    "kind": "LinkedField",
                    "name": "titleMatches",
                    "plural": true,
                    "selections": [
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CreatorUser",
                    "kind": "LinkedField",
                    "name": "creator",
                    "plural": false,
                    "selections": [
                      (v35/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorProfile",
                        "kind": "LinkedField",
                        "name": "profile",
                        "plural": false,
                        "selections": [
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v50/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 2
                          }
                        ],
                        "concreteType": "Product",
                        "kind": "LinkedField",
                        "name": "newestProducts",
                        "plural": true,
                        "selections": [
                          (v35/*:: as any*/),
                          (v39/*:: as any*/)
                        ],
                        "storageKey": "newestProducts(first:2)"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v45/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "companies",
        "args": (v18/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
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
                  (v29/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Company",
                    "kind": "LinkedField",
                    "name": "company",
                    "plural": false,
                    "selections": [
                      (v35/*:: as any*/),
                      (v50/*:: as any*/),
                      (v48/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v45/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "articles",
        "args": (v19/*:: as any*/),
        "concreteType": "ArticleHit",
        "kind": "LinkedField",
        "name": "searchArticles",
        "plural": true,
        "selections": [
          (v20/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "article",
            "plural": false,
            "selections": [
              (v35/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              (v29/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v46/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readingMinutes",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "780b7cef2aae9a12cc55d0b8e38b0c1b",
    "id": null,
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": "query SearchResultsQuery(\n  $query: String!\n  $filters: [String!]\n  $sort: SearchSort\n) {\n  works: search(kind: PRODUCT, query: $query, filters: $filters, sort: $sort, first: 8) {\n    totalCount\n    hasMoreThanTotal\n    ...SearchNotes_results\n    ...WorkHits_results\n    ...SearchFacets_results\n  }\n  jobs: search(kind: JOB_OPENING, query: $query, filters: $filters, sort: $sort, first: 3) {\n    totalCount\n    hasMoreThanTotal\n    ...SearchNotes_results\n    ...JobHits_results\n    ...SearchFacets_results\n  }\n  people: search(kind: CREATOR, query: $query, filters: $filters, sort: $sort, first: 4) {\n    totalCount\n    hasMoreThanTotal\n    ...SearchNotes_results\n    ...PersonHits_results\n    ...SearchFacets_results\n  }\n  companies: search(kind: COMPANY, query: $query, filters: $filters, sort: $sort, first: 4) {\n    totalCount\n    hasMoreThanTotal\n    ...SearchNotes_results\n    ...CompanyHits_results\n    ...SearchFacets_results\n  }\n  articles: searchArticles(query: $query, sort: $sort) {\n    __typename\n    ...ArticleHits_hits\n  }\n  conditionOfAll: searchCondition(query: $query, filters: $filters)\n  conditionOfWorks: searchCondition(kind: PRODUCT, query: $query, filters: $filters)\n  conditionOfJobs: searchCondition(kind: JOB_OPENING, query: $query, filters: $filters)\n  conditionOfPeople: searchCondition(kind: CREATOR, query: $query, filters: $filters)\n  conditionOfCompanies: searchCondition(kind: COMPANY, query: $query, filters: $filters)\n}\n\nfragment ArticleFacts_article on Article {\n  category\n  publishedAt\n  readingMinutes\n}\n\nfragment ArticleHits_hits on ArticleHit {\n  titleMatches {\n    from\n    to\n  }\n  excerpt {\n    text\n    matches {\n      from\n      to\n    }\n  }\n  article {\n    id\n    slug\n    title\n    ...ArticleFacts_article\n  }\n}\n\nfragment BookmarkButton_product on Product {\n  id\n  name\n  isBookmarked\n  bookmarksCount\n}\n\nfragment CompanyHits_results on SearchResults {\n  edges {\n    node {\n      ...MarkedTitle_hit\n      ...MarkedExcerpt_hit\n      title\n      company {\n        id\n        location\n        avatarImagePath\n      }\n    }\n  }\n}\n\nfragment JobHits_results on SearchResults {\n  edges {\n    node {\n      ...MarkedTitle_hit\n      ...MarkedExcerpt_hit\n      jobOpening {\n        __typename\n        id\n        ...JobRow_opening\n      }\n    }\n  }\n}\n\nfragment JobRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  publishedAt\n  validThrough\n  categories {\n    id\n    name\n  }\n  ... on FullTimeJobOpening {\n    tags {\n      id\n      name\n    }\n  }\n  entryDetail {\n    id\n  }\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  ...OpeningPay_opening\n  ...OpeningBookmark_opening\n}\n\nfragment MarkedExcerpt_hit on SearchHit {\n  excerpt {\n    text\n    matches {\n      from\n      to\n    }\n  }\n}\n\nfragment MarkedTitle_hit on SearchHit {\n  title\n  titleMatches {\n    from\n    to\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment OpeningBookmark_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  isBookmarked\n}\n\nfragment OpeningPay_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n\nfragment PersonHits_results on SearchResults {\n  edges {\n    node {\n      ...MarkedTitle_hit\n      ...MarkedExcerpt_hit\n      titleMatches {\n        __typename\n      }\n      creator {\n        id\n        ...creatorFace_creator\n        ...creatorStatus_creator\n        profile {\n          location\n        }\n        newestProducts(first: 2) {\n          id\n          thumbnailImage {\n            ...MediaPicture_media\n            id\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment ProductCard_product on Product {\n  ...BookmarkButton_product\n  id\n  name\n  number\n  pickReason\n  thumbnailImage {\n    url\n    width\n    height\n    thumbhash\n    id\n  }\n  author {\n    id\n    ...creatorFace_creator\n    ...creatorStatus_creator\n  }\n  categories {\n    name\n    id\n  }\n}\n\nfragment SearchFacets_results on SearchResults {\n  facets {\n    value\n    count\n    name\n  }\n}\n\nfragment SearchNotes_results on SearchResults {\n  totalCount\n  droppedWords\n  wordsBeyond\n  isPartial\n}\n\nfragment WorkHits_results on SearchResults {\n  edges {\n    node {\n      ...MarkedTitle_hit\n      ...MarkedExcerpt_hit\n      product {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ca7d4a1d400ddf73b39f65f7d8ac52aa";

export default node;
