/**
 * @generated SignedSource<<a4dbb2de7e45b768363bb631e4e166ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductPageQuery$variables = {
  asCreator: boolean;
  asHolder: boolean;
  asMember: boolean;
  id: string;
  shareToken?: string | null | undefined;
};
export type ProductPageQuery$data = {
  readonly myProduct?: {
    readonly product: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductView_product">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OwnerPanel_work">;
  } | null | undefined;
  readonly product?: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductView_product" | "SimilarProducts_product" | "WorksBeside_product">;
  } | null | undefined;
  readonly publicProduct?: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductView_product" | "WorksBeside_product">;
  } | null | undefined;
  readonly withoutLink?: {
    readonly id: string;
  } | null | undefined;
};
export type ProductPageQuery = {
  response: ProductPageQuery$data;
  variables: ProductPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asCreator"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asHolder"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asMember"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shareToken"
},
v5 = {
  "kind": "Variable",
  "name": "id",
  "variableName": "id"
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ProductView_product"
},
v9 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "WorksBeside_product"
},
v10 = [
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "shareToken",
    "variableName": "shareToken"
  }
],
v11 = {
  "condition": "asHolder",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "withoutLink",
      "args": (v6/*:: as any*/),
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ]
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
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
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
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
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBookmarked",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookmarksCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thumbhash",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "thumbnailImage",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v26 = [
  (v12/*:: as any*/),
  (v7/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v28 = [
  (v7/*:: as any*/),
  (v12/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pickReason",
    "storageKey": null
  },
  (v25/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CreatorUser",
    "kind": "LinkedField",
    "name": "author",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
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
          (v17/*:: as any*/),
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v27/*:: as any*/)
],
v29 = {
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
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v17/*:: as any*/),
        (v18/*:: as any*/),
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
    (v7/*:: as any*/),
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
      "concreteType": "ProductsCount",
      "kind": "LinkedField",
      "name": "productsCount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMore",
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
          "value": 5
        }
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
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
              "selections": (v28/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "products(first:5)"
    }
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v16/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "posterUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewsCount",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "designScope",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientName",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workload",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guidePriceMin",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guidePriceMax",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Industry",
  "kind": "LinkedField",
  "name": "industries",
  "plural": true,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Tool",
  "kind": "LinkedField",
  "name": "tools",
  "plural": true,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "PictureColor",
  "kind": "LinkedField",
  "name": "colors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nearestNamed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "share",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v42 = [
  (v7/*:: as any*/),
  (v12/*:: as any*/),
  (v25/*:: as any*/)
],
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "newerOfAuthor",
  "plural": false,
  "selections": (v42/*:: as any*/),
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "olderOfAuthor",
  "plural": false,
  "selections": (v42/*:: as any*/),
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectReason",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductPageQuery",
    "selections": [
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "publicProduct",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SimilarProducts_product"
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v11/*:: as any*/),
      {
        "condition": "asCreator",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "OwnProduct",
            "kind": "LinkedField",
            "name": "myProduct",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OwnerPanel_work"
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductPageQuery",
    "selections": [
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "publicProduct",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v21/*:: as any*/),
              (v31/*:: as any*/),
              (v20/*:: as any*/),
              (v32/*:: as any*/),
              (v19/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v27/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v21/*:: as any*/),
              (v31/*:: as any*/),
              (v20/*:: as any*/),
              (v32/*:: as any*/),
              (v19/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v38/*:: as any*/),
              (v27/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 8
                  }
                ],
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "similarProducts",
                "plural": true,
                "selections": (v28/*:: as any*/),
                "storageKey": "similarProducts(first:8)"
              },
              (v43/*:: as any*/),
              (v44/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v11/*:: as any*/),
      {
        "condition": "asCreator",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "OwnProduct",
            "kind": "LinkedField",
            "name": "myProduct",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v21/*:: as any*/),
                  (v31/*:: as any*/),
                  (v20/*:: as any*/),
                  (v32/*:: as any*/),
                  (v19/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v27/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPublish",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visibility",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPendingChange",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductReview",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currentReviewStatus",
                    "storageKey": null
                  },
                  (v45/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductReviewActivity",
                    "kind": "LinkedField",
                    "name": "activities",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reviewStatus",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "activityDate",
                        "storageKey": null
                      },
                      (v45/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductStatistics",
                "kind": "LinkedField",
                "name": "statistics",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "views7Days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "views30Days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewsTotal",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bookmarks7Days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bookmarks30Days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bookmarksTotal",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "27bd482039cc9f85d7f1eb72b300fc6a",
    "id": null,
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": "query ProductPageQuery(\n  $id: ID!\n  $shareToken: String\n  $asMember: Boolean!\n  $asHolder: Boolean!\n  $asCreator: Boolean!\n) {\n  publicProduct(id: $id) @skip(if: $asMember) {\n    id\n    ...ProductView_product\n    ...WorksBeside_product\n  }\n  product(id: $id, shareToken: $shareToken) @include(if: $asMember) {\n    id\n    ...ProductView_product\n    ...SimilarProducts_product\n    ...WorksBeside_product\n  }\n  withoutLink: product(id: $id) @include(if: $asHolder) {\n    id\n  }\n  myProduct(id: $id) @include(if: $asCreator) {\n    product {\n      id\n      ...ProductView_product\n    }\n    ...OwnerPanel_work\n    id\n  }\n}\n\nfragment BookmarkButton_product on Product {\n  id\n  name\n  isBookmarked\n  bookmarksCount\n}\n\nfragment BookmarkToggle_product on Product {\n  id\n  isBookmarked\n}\n\nfragment Film_medium on Media {\n  url\n  posterUrl\n  width\n  height\n}\n\nfragment FollowButton_creator on CreatorUser {\n  id\n  isFollowed\n  ...creatorName_creator\n}\n\nfragment Lightbox_media on Media {\n  id\n  url\n  width\n  height\n  thumbhash\n  caption\n  type\n  ...Film_medium\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment MoreWorks_products on Product {\n  id\n  ...ProductCard_product\n}\n\nfragment OwnerPanel_work on OwnProduct {\n  isPublish\n  visibility\n  hasPendingChange\n  product {\n    id\n  }\n  review {\n    currentReviewStatus\n    rejectReason\n    activities {\n      id\n      reviewStatus\n      activityDate\n      rejectReason\n    }\n    id\n  }\n  statistics {\n    views7Days\n    views30Days\n    viewsTotal\n    bookmarks7Days\n    bookmarks30Days\n    bookmarksTotal\n  }\n}\n\nfragment ProductActs_product on Product {\n  id\n  ...BookmarkToggle_product\n  author {\n    id\n    ...creatorName_creator\n  }\n}\n\nfragment ProductCard_product on Product {\n  ...BookmarkButton_product\n  id\n  name\n  number\n  pickReason\n  thumbnailImage {\n    url\n    width\n    height\n    thumbhash\n    id\n  }\n  author {\n    id\n    ...creatorFace_creator\n    ...creatorStatus_creator\n  }\n  categories {\n    name\n    id\n  }\n}\n\nfragment ProductFactList_product on Product {\n  designScope\n  clientName\n  period\n  workload\n  guidePriceMin\n  guidePriceMax\n  categories {\n    name\n    id\n  }\n  industries {\n    name\n    id\n  }\n  tools {\n    name\n    id\n  }\n}\n\nfragment ProductFacts_product on Product {\n  id\n  name\n  number\n  publishedAt\n  bookmarksCount\n  viewsCount\n  ...ProductActs_product\n  ...ProductFactList_product\n  ...WorkColors_product\n  author {\n    id\n    ...FollowButton_creator\n    ...creatorFace_creator\n    ...creatorStatus_creator\n    profile {\n      location\n    }\n  }\n}\n\nfragment ProductFigures_product on Product {\n  name\n  media {\n    id\n    url\n    width\n    height\n    thumbhash\n    caption\n    type\n    ...Film_medium\n    ...Lightbox_media\n  }\n}\n\nfragment ProductText_product on Product {\n  description\n}\n\nfragment ProductView_product on Product {\n  name\n  description\n  author {\n    ...creatorName_creator\n    id\n  }\n  ...ProductFigures_product\n  ...ProductFacts_product\n  ...ProductText_product\n  ...ProductsOfAuthor_product\n}\n\nfragment ProductsOfAuthor_product on Product {\n  id\n  author {\n    id\n    ...creatorName_creator\n    productsCount {\n      count\n      isMore\n    }\n    products(first: 5) {\n      edges {\n        node {\n          id\n          ...MoreWorks_products\n        }\n      }\n    }\n  }\n}\n\nfragment SimilarProducts_product on Product {\n  similarProducts(first: 8) {\n    ...MoreWorks_products\n    id\n  }\n}\n\nfragment WorkColors_product on Product {\n  colors {\n    color\n    nearestNamed\n    share\n  }\n}\n\nfragment WorksBesideLink_work on Product {\n  id\n  name\n  thumbnailImage {\n    ...MediaPicture_media\n    id\n  }\n}\n\nfragment WorksBeside_product on Product {\n  newerOfAuthor {\n    id\n    ...WorksBesideLink_work\n  }\n  olderOfAuthor {\n    id\n    ...WorksBesideLink_work\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "18185737c5a810fd6178761f3a2b0d1f";

export default node;
