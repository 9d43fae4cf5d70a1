/**
 * @generated SignedSource<<4a38f696c9ff77749c797ff83b2e40a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BookmarkButtonTestQuery$variables = Record<PropertyKey, never>;
export type BookmarkButtonTestQuery$data = {
  readonly publicProduct: {
    readonly " $fragmentSpreads": FragmentRefs<"BookmarkButton_product" | "BookmarkToggle_product">;
  } | null | undefined;
};
export type BookmarkButtonTestQuery = {
  response: BookmarkButtonTestQuery$data;
  variables: BookmarkButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "w_1"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookmarkButtonTestQuery",
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
            "name": "BookmarkButton_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookmarkToggle_product"
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
    "name": "BookmarkButtonTestQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
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
          }
        ],
        "storageKey": "publicProduct(id:\"w_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "38502ec0a78d768c4a37fcbe410e16fc",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "publicProduct": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Product"
        },
        "publicProduct.bookmarksCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "publicProduct.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "publicProduct.isBookmarked": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "publicProduct.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "BookmarkButtonTestQuery",
    "operationKind": "query",
    "text": "query BookmarkButtonTestQuery {\n  publicProduct(id: \"w_1\") {\n    ...BookmarkButton_product\n    ...BookmarkToggle_product\n    id\n  }\n}\n\nfragment BookmarkButton_product on Product {\n  id\n  name\n  isBookmarked\n  bookmarksCount\n}\n\nfragment BookmarkToggle_product on Product {\n  id\n  isBookmarked\n}\n"
  }
};
})();

(node as any).hash = "8a42e6167ba904263ea43179e56e4e14";

export default node;
