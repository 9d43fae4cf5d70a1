/**
 * @generated SignedSource<<664371bfffc3618df8d96e3622d5571f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductCardTestQuery$variables = Record<PropertyKey, never>;
export type ProductCardTestQuery$data = {
  readonly publicProduct: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  } | null | undefined;
};
export type ProductCardTestQuery = {
  response: ProductCardTestQuery$data;
  variables: ProductCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "w_1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Media"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "publicProduct",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductCard_product"
          }
        ],
        "storageKey": "publicProduct(id:\"w_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProductCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "publicProduct",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBookmarked",
            "storageKey": null
          },
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "thumbnailImage",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
              (v1/*:: as any*/)
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
              (v1/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v1/*:: as any*/)
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
                      (v1/*:: as any*/)
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
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "publicProduct(id:\"w_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "dcd83b887db3cf6da8cdcf9a4975dc7e",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "publicProduct": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Product"
        },
        "publicProduct.author": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CreatorUser"
        },
        "publicProduct.author.id": (v4/*:: as any*/),
        "publicProduct.author.profile": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CreatorProfile"
        },
        "publicProduct.author.profile.firstName": (v5/*:: as any*/),
        "publicProduct.author.profile.jobProfile": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CreatorJobProfile"
        },
        "publicProduct.author.profile.jobProfile.id": (v4/*:: as any*/),
        "publicProduct.author.profile.jobProfile.jobSeekingStatus": {
          "enumValues": [
            "NOT_SEEKING",
            "SEEKING",
            "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER"
          ],
          "nullable": false,
          "plural": false,
          "type": "JobSeekingStatus"
        },
        "publicProduct.author.profile.lastName": (v5/*:: as any*/),
        "publicProduct.author.profile.profileImage": (v6/*:: as any*/),
        "publicProduct.author.profile.profileImage.id": (v4/*:: as any*/),
        "publicProduct.author.profile.profileImage.url": (v5/*:: as any*/),
        "publicProduct.bookmarksCount": (v7/*:: as any*/),
        "publicProduct.categories": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Category"
        },
        "publicProduct.categories.id": (v4/*:: as any*/),
        "publicProduct.categories.name": (v5/*:: as any*/),
        "publicProduct.id": (v4/*:: as any*/),
        "publicProduct.isBookmarked": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "publicProduct.name": (v5/*:: as any*/),
        "publicProduct.number": (v7/*:: as any*/),
        "publicProduct.pickReason": (v8/*:: as any*/),
        "publicProduct.thumbnailImage": (v6/*:: as any*/),
        "publicProduct.thumbnailImage.height": (v7/*:: as any*/),
        "publicProduct.thumbnailImage.id": (v4/*:: as any*/),
        "publicProduct.thumbnailImage.thumbhash": (v8/*:: as any*/),
        "publicProduct.thumbnailImage.url": (v5/*:: as any*/),
        "publicProduct.thumbnailImage.width": (v7/*:: as any*/)
      }
    },
    "name": "ProductCardTestQuery",
    "operationKind": "query",
    "text": "query ProductCardTestQuery {\n  publicProduct(id: \"w_1\") {\n    ...ProductCard_product\n    id\n  }\n}\n\nfragment BookmarkButton_product on Product {\n  id\n  name\n  isBookmarked\n  bookmarksCount\n}\n\nfragment ProductCard_product on Product {\n  ...BookmarkButton_product\n  id\n  name\n  number\n  pickReason\n  thumbnailImage {\n    url\n    width\n    height\n    thumbhash\n    id\n  }\n  author {\n    id\n    ...creatorFace_creator\n    ...creatorStatus_creator\n  }\n  categories {\n    name\n    id\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0e21d48d06b996d8453be8ed06050baa";

export default node;
