/**
 * @generated SignedSource<<b291e1b110ce7f26a9ba7569404262e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useThingsQuery$variables = {
  query: string;
};
export type useThingsQuery$data = {
  readonly companies: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly company: {
          readonly avatarImagePath: string | null | undefined;
          readonly id: string;
          readonly publicJobOpeningsCount: number;
        } | null | undefined;
        readonly title: string;
        readonly titleMatches: ReadonlyArray<{
          readonly from: number;
          readonly to: number;
        }>;
      };
    }>;
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
  };
  readonly jobs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly jobOpening: {
          readonly company: {
            readonly avatarImagePath: string | null | undefined;
            readonly name: string;
          };
          readonly id: string;
        } | null | undefined;
        readonly title: string;
        readonly titleMatches: ReadonlyArray<{
          readonly from: number;
          readonly to: number;
        }>;
      };
    }>;
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
  };
  readonly people: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly creator: {
          readonly id: string;
          readonly profile: {
            readonly location: string | null | undefined;
          };
          readonly " $fragmentSpreads": FragmentRefs<"creatorFace_creator">;
        } | null | undefined;
        readonly excerpt: {
          readonly matches: ReadonlyArray<{
            readonly from: number;
            readonly to: number;
          }>;
          readonly text: string;
        } | null | undefined;
      };
    }>;
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
  };
  readonly searchTogether: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly works: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly product: {
          readonly author: {
            readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
          };
          readonly id: string;
          readonly thumbnailImage: {
            readonly height: number;
            readonly url: string;
            readonly width: number;
          } | null | undefined;
        } | null | undefined;
        readonly title: string;
        readonly titleMatches: ReadonlyArray<{
          readonly from: number;
          readonly to: number;
        }>;
      };
    }>;
    readonly hasMoreThanTotal: boolean;
    readonly totalCount: number;
  };
};
export type useThingsQuery = {
  response: useThingsQuery$data;
  variables: useThingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "query"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    (v1/*:: as any*/)
  ],
  "concreteType": "OfferedWord",
  "kind": "LinkedField",
  "name": "searchTogether",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  },
  {
    "kind": "Literal",
    "name": "kind",
    "value": "PRODUCT"
  },
  (v1/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasMoreThanTotal",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchMatch",
  "kind": "LinkedField",
  "name": "titleMatches",
  "plural": true,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "CreatorProfile",
  "kind": "LinkedField",
  "name": "profile",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "kind": "InlineDataFragmentSpread",
  "name": "creatorName_creator",
  "selections": [
    (v16/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 2
  },
  {
    "kind": "Literal",
    "name": "kind",
    "value": "JOB_OPENING"
  },
  (v1/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarImagePath",
  "storageKey": null
},
v21 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v22 = [
  (v21/*:: as any*/),
  {
    "kind": "Literal",
    "name": "kind",
    "value": "CREATOR"
  },
  (v1/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchExcerpt",
  "kind": "LinkedField",
  "name": "excerpt",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchMatch",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v25 = {
  "alias": "companies",
  "args": [
    (v21/*:: as any*/),
    {
      "kind": "Literal",
      "name": "kind",
      "value": "COMPANY"
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "SearchResults",
  "kind": "LinkedField",
  "name": "search",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
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
            (v7/*:: as any*/),
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Company",
              "kind": "LinkedField",
              "name": "company",
              "plural": false,
              "selections": [
                (v10/*:: as any*/),
                (v20/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "publicJobOpeningsCount",
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
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useThingsQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": "works",
        "args": (v4/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "thumbnailImage",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v17/*:: as any*/)
                        ],
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
        ],
        "storageKey": null
      },
      {
        "alias": "jobs",
        "args": (v18/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "jobOpening",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Company",
                        "kind": "LinkedField",
                        "name": "company",
                        "plural": false,
                        "selections": [
                          (v19/*:: as any*/),
                          (v20/*:: as any*/)
                        ],
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
        ],
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v22/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CreatorUser",
                    "kind": "LinkedField",
                    "name": "creator",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "creatorFace_creator",
                        "selections": [
                          (v17/*:: as any*/),
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
                                  (v11/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorProfile",
                        "kind": "LinkedField",
                        "name": "profile",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/)
                        ],
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
        ],
        "storageKey": null
      },
      (v25/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useThingsQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": "works",
        "args": (v4/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "thumbnailImage",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorUser",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
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
        ],
        "storageKey": null
      },
      {
        "alias": "jobs",
        "args": (v18/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
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
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Company",
                        "kind": "LinkedField",
                        "name": "company",
                        "plural": false,
                        "selections": [
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
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
        ],
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v22/*:: as any*/),
        "concreteType": "SearchResults",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CreatorUser",
                    "kind": "LinkedField",
                    "name": "creator",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CreatorProfile",
                        "kind": "LinkedField",
                        "name": "profile",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "profileImage",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v24/*:: as any*/)
                        ],
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
        ],
        "storageKey": null
      },
      (v25/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "a11ba0777126dc0a0317282cbc340915",
    "id": null,
    "metadata": {},
    "name": "useThingsQuery",
    "operationKind": "query",
    "text": "query useThingsQuery(\n  $query: String!\n) {\n  searchTogether(query: $query) {\n    text\n    count\n  }\n  works: search(kind: PRODUCT, query: $query, first: 4) {\n    totalCount\n    hasMoreThanTotal\n    edges {\n      node {\n        title\n        titleMatches {\n          from\n          to\n        }\n        product {\n          id\n          thumbnailImage {\n            url\n            width\n            height\n            id\n          }\n          author {\n            ...creatorName_creator\n            id\n          }\n        }\n      }\n    }\n  }\n  jobs: search(kind: JOB_OPENING, query: $query, first: 2) {\n    totalCount\n    hasMoreThanTotal\n    edges {\n      node {\n        title\n        titleMatches {\n          from\n          to\n        }\n        jobOpening {\n          __typename\n          id\n          company {\n            name\n            avatarImagePath\n            id\n          }\n        }\n      }\n    }\n  }\n  people: search(kind: CREATOR, query: $query, first: 3) {\n    totalCount\n    hasMoreThanTotal\n    edges {\n      node {\n        excerpt {\n          text\n          matches {\n            from\n            to\n          }\n        }\n        creator {\n          id\n          ...creatorFace_creator\n          profile {\n            location\n          }\n        }\n      }\n    }\n  }\n  companies: search(kind: COMPANY, query: $query, first: 3) {\n    totalCount\n    hasMoreThanTotal\n    edges {\n      node {\n        title\n        titleMatches {\n          from\n          to\n        }\n        company {\n          id\n          avatarImagePath\n          publicJobOpeningsCount\n        }\n      }\n    }\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n"
  }
};
})();

(node as any).hash = "e95387c1d52f5535a3aebdfbef4a1569";

export default node;
