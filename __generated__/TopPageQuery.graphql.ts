/**
 * @generated SignedSource<<ae26e1bfaa3fb64bc1401016c4102dc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopPageQuery$variables = Record<PropertyKey, never>;
export type TopPageQuery$data = {
  readonly editorsPicks: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TopWall_products">;
      };
    }>;
  };
  readonly outsideJobOpenings: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TopOpenings_openings">;
  }>;
  readonly siteFigures: {
    readonly latestPublishedAt: string | null | undefined;
    readonly productsOfDayCount: number;
    readonly publicProductsCount: number;
    readonly seekingCreatorsCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"TopFigures_figures">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TopHero_query" | "TopReading_query">;
};
export type TopPageQuery = {
  response: TopPageQuery$data;
  variables: TopPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publicProductsCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seekingCreatorsCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productsOfDayCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latestPublishedAt",
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 7
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 18
  }
],
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thumbhash",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "media",
    "plural": true,
    "selections": [
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v5/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "storageKey": null
  },
  (v12/*:: as any*/),
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
    "concreteType": "CreatorUser",
    "kind": "LinkedField",
    "name": "author",
    "plural": false,
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
      },
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = [
  (v12/*:: as any*/),
  (v5/*:: as any*/)
],
v16 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
    "storageKey": null
  }
],
v17 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readingMinutes",
  "storageKey": null
},
v22 = [
  (v18/*:: as any*/),
  (v14/*:: as any*/),
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "cover",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "storageKey": null
  },
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TopPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteFigures",
        "kind": "LinkedField",
        "name": "siteFigures",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TopFigures_figures"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "editorsPicks",
        "plural": true,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": "editorsPicks(first:7)"
      },
      {
        "alias": "newest",
        "args": (v6/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "publicProducts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TopWall_products"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "publicProducts(first:18)"
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "outsideJobOpenings",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TopOpenings_openings"
          }
        ],
        "storageKey": "outsideJobOpenings(first:4)"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TopHero_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TopReading_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TopPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteFigures",
        "kind": "LinkedField",
        "name": "siteFigures",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "editorsPicks",
        "plural": true,
        "selections": (v13/*:: as any*/),
        "storageKey": "editorsPicks(first:7)"
      },
      {
        "alias": "newest",
        "args": (v6/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "publicProducts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "publicProducts(first:18)"
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "outsideJobOpenings",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isJobOpening"
          },
          (v14/*:: as any*/),
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
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v16/*:: as any*/),
            "type": "ContractJobOpening",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v16/*:: as any*/),
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
          }
        ],
        "storageKey": "outsideJobOpenings(first:4)"
      },
      {
        "alias": "interviews",
        "args": [
          {
            "kind": "Literal",
            "name": "categories",
            "value": [
              "SPECIAL",
              "CREATOR_VOICE",
              "BUSINESS_VOICE"
            ]
          },
          (v17/*:: as any*/)
        ],
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": (v22/*:: as any*/),
        "storageKey": "articles(categories:[\"SPECIAL\",\"CREATOR_VOICE\",\"BUSINESS_VOICE\"],first:1)"
      },
      {
        "alias": "latest",
        "args": [
          (v17/*:: as any*/)
        ],
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": (v22/*:: as any*/),
        "storageKey": "articles(first:1)"
      },
      {
        "alias": "ranked",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5
          }
        ],
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "rankedArticles",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v18/*:: as any*/),
          (v14/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "storageKey": "rankedArticles(first:5)"
      }
    ]
  },
  "params": {
    "cacheID": "e1934b75b8feb8cebff66519c22035dc",
    "id": null,
    "metadata": {},
    "name": "TopPageQuery",
    "operationKind": "query",
    "text": "query TopPageQuery {\n  siteFigures {\n    publicProductsCount\n    seekingCreatorsCount\n    productsOfDayCount\n    latestPublishedAt\n    ...TopFigures_figures\n  }\n  editorsPicks(first: 7) {\n    id\n  }\n  newest: publicProducts(first: 18) {\n    edges {\n      node {\n        id\n        ...TopWall_products\n      }\n    }\n  }\n  outsideJobOpenings(first: 4) {\n    __typename\n    id\n    ...TopOpenings_openings\n  }\n  ...TopHero_query\n  ...TopReading_query\n}\n\nfragment ArticleFacts_article on Article {\n  category\n  publishedAt\n  readingMinutes\n}\n\nfragment Cover_article on Article {\n  slug\n  title\n  category\n  cover {\n    ...MediaPicture_media\n    id\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment OpeningPay_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n\nfragment TopFigures_figures on SiteFigures {\n  publicProductsCount\n  seekingCreatorsCount\n  responseRatePercent\n  medianReplyMinutes\n}\n\nfragment TopHero_query on Query {\n  editorsPicks(first: 7) {\n    id\n    media {\n      width\n      height\n      id\n    }\n    ...WallPiece_product\n  }\n}\n\nfragment TopOpenings_openings on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  company {\n    name\n    id\n  }\n  ...OpeningPay_opening\n}\n\nfragment TopReading_query on Query {\n  interviews: articles(categories: [SPECIAL, CREATOR_VOICE, BUSINESS_VOICE], first: 1) {\n    slug\n    title\n    ...Cover_article\n    ...ArticleFacts_article\n    id\n  }\n  latest: articles(first: 1) {\n    slug\n    title\n    ...Cover_article\n    ...ArticleFacts_article\n    id\n  }\n  ranked: rankedArticles(first: 5) {\n    id\n    slug\n    title\n    ...ArticleFacts_article\n  }\n}\n\nfragment TopWall_products on Product {\n  id\n  media {\n    width\n    height\n    id\n  }\n  ...WallPiece_product\n}\n\nfragment WallPiece_product on Product {\n  id\n  name\n  number\n  media {\n    ...MediaPicture_media\n    id\n  }\n  author {\n    profile {\n      lastName\n      firstName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1be03ba6db97a510dbb87852b8d2ec10";

export default node;
