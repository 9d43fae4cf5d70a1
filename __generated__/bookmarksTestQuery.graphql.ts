/**
 * @generated SignedSource<<1a2476bf06e6c90e0017bd45133d3059>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type bookmarksTestQuery$variables = Record<PropertyKey, never>;
export type bookmarksTestQuery$data = {
  readonly publicProduct: {
    readonly bookmarksCount: number;
    readonly isBookmarked: boolean;
  } | null | undefined;
};
export type bookmarksTestQuery = {
  response: bookmarksTestQuery$data;
  variables: bookmarksTestQuery$variables;
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
  "name": "isBookmarked",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookmarksCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "bookmarksTestQuery",
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
          (v2/*:: as any*/)
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
    "name": "bookmarksTestQuery",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "publicProduct(id:\"w_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "9f7b3023bbbc6f7fe04544004749d46f",
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
        }
      }
    },
    "name": "bookmarksTestQuery",
    "operationKind": "query",
    "text": "query bookmarksTestQuery {\n  publicProduct(id: \"w_1\") {\n    isBookmarked\n    bookmarksCount\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e3c68cb1c413a8be6d86e4efe4cf5725";

export default node;
